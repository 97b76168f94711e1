import { useState } from 'react'
import { safeResourceUrl } from '../../lib/url/safeHref'
import { defaultRoute } from '../../site/plan/plan'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { SmartLink } from '../../ui/SmartLink'

/** The brand's logo, else its name. Links to the default route, or to `custom_brand_link`. */
export function Logo() {
  const t = useText()
  const { plan, routes } = useRuntime()
  const [failed, setFailed] = useState<string>()
  const { site_config: config, logo } = plan.document
  const link = config.custom_brand_link
  const start = defaultRoute(routes())?.route
  const src = [link?.image, config.logo, logo].map(safeResourceUrl).find((address) => address && address !== failed)
  return (
    <SmartLink
      className="mq-top__logo"
      href={link?.url ?? (start && !start.includes(':') ? start : '/')}
      target={link?.target}
      aria-label={link?.label ?? t('homeLink', { site: plan.title })}
    >
      {src ? <img src={src} alt="" onError={() => setFailed(src)} /> : <span>{plan.title}</span>}
    </SmartLink>
  )
}
