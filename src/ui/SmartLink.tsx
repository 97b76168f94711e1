import { type AnchorHTMLAttributes, type MouseEvent, useContext } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'
import { internalPath } from '../lib/url/internalPath'
import { isPlainPress } from '../lib/url/isPlainPress'
import { isExternal, safeHref } from '../lib/url/safeHref'

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Checked here; what is no usable address renders as plain text. */
  href: string | undefined
}

/**
 * A link to anywhere: within the site without a reload, outside without giving away the window.
 * The problem: react-router's `Link` resolves its address anew on every navigation, and costs as much as all the rest of
 * a card. The solution: addresses are checked paths here, so that only the click needs the router.
 */
export function SmartLink(props: Props) {
  const { href, target, onClick } = props
  const router = useContext(NavigationContext)
  // A path within the site passes the one check more than any address has to.
  const inside = internalPath(href)
  const safe = inside === undefined ? safeHref(href) : href
  if (!safe) return plainText(props)
  const external = inside === undefined && isExternal(safe)
  const stays = router && inside && (!target || target === '_self')
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainPress(event)) return
    event.preventDefault()
    // As browsers do it: the address that is shown already is no new entry of the history.
    if (inside === location.pathname + location.search + location.hash) router.navigator.replace(inside)
    else router.navigator.push(inside as string)
  }
  return (
    <a
      {...props}
      href={inside ?? safe}
      rel={external || target === '_blank' ? 'noopener noreferrer' : undefined}
      onClick={stays ? follow : onClick}
    />
  )
}

/** What is left of a link without an address. */
function plainText({ href: _, target: _target, onClick: _onClick, ...rest }: Props) {
  return <span {...rest} />
}
