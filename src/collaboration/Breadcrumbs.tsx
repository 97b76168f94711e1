import { useText } from '../text/TextContext'
import { Icon } from '../ui/Icon'
import { SmartLink } from '../ui/SmartLink'
import './breadcrumbs.scss'

/** The parent pages as links, and the name of the current page. */
export function Breadcrumbs({
  parents,
  currentLabel,
}: {
  parents: readonly { href: string; label: string }[]
  currentLabel: string
}) {
  const t = useText()
  return (
    <nav className="mq-crumbs" aria-label={t('breadcrumb')}>
      <ol>
        {parents.map(({ href, label }) => (
          <li key={href}>
            <SmartLink href={href}>{label}</SmartLink>
            <Icon name="next" />
          </li>
        ))}
        <li aria-current="page">{currentLabel}</li>
      </ol>
    </nav>
  )
}
