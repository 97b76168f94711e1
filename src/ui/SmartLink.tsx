import { type AnchorHTMLAttributes, type MouseEvent, useContext } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'
import { internalPath } from '../lib/url/internalPath'
import { isPlainClick } from '../lib/url/isPlainClick'
import { isExternal, safeHref } from '../lib/url/safeHref'

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Checked here: an unsafe or missing address renders plain text instead of a link. */
  href: string | undefined
}

/**
 * A link to any address: navigates within the site without a reload, and opens external addresses without access to the
 * window (noopener). react-router's `Link` resolves its address again on every navigation and costs as much as the rest
 * of a card. Addresses are checked paths here, so only the click needs the router.
 */
export function SmartLink(props: Props) {
  const { href, target, onClick } = props
  const router = useContext(NavigationContext)
  // `internalPath` includes the checks of `safeHref`.
  const internal = internalPath(href)
  const safe = internal === undefined ? safeHref(href) : href
  if (!safe) return renderPlainText(props)
  const address = internal ?? safe
  const external = internal === undefined && isExternal(safe)
  const isHandledByRouter = router && internal && (!target || target === '_self')
  const navigate = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    // As in browsers: a link to the current address adds no history entry.
    if (address === location.pathname + location.search + location.hash) router.navigator.replace(address)
    else router.navigator.push(address)
  }
  return (
    <a
      {...props}
      href={address}
      rel={external || target === '_blank' ? 'noopener noreferrer' : undefined}
      onClick={isHandledByRouter ? navigate : onClick}
    />
  )
}

function renderPlainText({ href: _, target: _target, onClick: _onClick, ...rest }: Props) {
  return <span {...rest} />
}
