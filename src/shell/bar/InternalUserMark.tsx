import { safeResourceUrl } from '../../lib/url/safeHref'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import './internalMark.scss'

/** Marks users of the type internal with the brand's icon (spec, section 2). */
export function InternalUserMark() {
  const t = useText()
  const src = safeResourceUrl(useRuntime().plan.document.site_config.favicon)
  return (
    <span className="mq-internal" role="img" aria-label={t('internalUser')} title={t('internalUser')}>
      {src ? <img src={src} alt="" width={22} height={22} /> : <Icon name="check" />}
    </span>
  )
}
