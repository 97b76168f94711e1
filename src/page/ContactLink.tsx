import { useRuntime } from '../site/react/RuntimeContext'
import { buttonClass } from '../ui/Button'
import { SmartLink } from '../ui/SmartLink'

/** The way to somebody who can help: `contact` of the config, else the contact page. Nothing where there is neither. */
export function ContactLink() {
  const { plan, routes } = useRuntime()
  const page = routes().find(({ component, route }) => component === 'contact' && !route.includes(':'))
  const { label, url, target } = plan.document.site_config.contact ?? { label: page?.label, url: page?.route }
  if (!label || !url) return null
  return (
    <SmartLink className={buttonClass('line')} href={url} target={target}>
      {label}
    </SmartLink>
  )
}
