import { useText } from '../../text/TextContext'
import { useOnline } from './useOnline'

/** Says that the connection is gone, for as long as it is. The place for it is always there, so that it is announced. */
export function OfflineBanner() {
  const t = useText()
  const online = useOnline()
  return <div role="status">{!online && <p className="mq-banner mq-banner--quiet">{t('offline')}</p>}</div>
}
