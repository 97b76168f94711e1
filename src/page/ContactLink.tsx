import { useRuntime } from '../site/react/RuntimeContext'
import { buttonClass } from '../ui/Button'
import { SmartLink } from '../ui/SmartLink'

/** Link to `contact` of the config, otherwise to the contact page. Renders nothing if there is neither. */
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
