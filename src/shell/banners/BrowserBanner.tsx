import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'

/** The words for an old browser, and a way to close them. */
export function BrowserBanner({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <section className="mq-banner" aria-label={t('browserNotSupported')}>
      <div>
        <strong>{t('browserNotSupported')}</strong>
        <p>{t('browserNotice')}</p>
      </div>
      <button type="button" className="mq-top__tool" aria-label={t('dismiss')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </section>
  )
}
