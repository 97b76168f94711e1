import { useText } from '../text/TextContext'
import { Icon } from '../ui/Icon'
import { SmartLink } from '../ui/SmartLink'
import './crumbs.scss'

/** Where a page stands: the pages above it as links, and its own name. */
export function Crumbs({ above, here }: { above: readonly { href: string; label: string }[]; here: string }) {
  const t = useText()
  return (
    <nav className="mq-crumbs" aria-label={t('breadcrumb')}>
      <ol>
        {above.map(({ href, label }) => (
          <li key={href}>
            <SmartLink href={href}>{label}</SmartLink>
            <Icon name="next" />
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
