import type { AnchorHTMLAttributes } from 'react'
import { Link } from 'react-router-dom'
import { internalPath } from '../lib/internalPath'
import { isExternal, safeHref } from '../lib/safeHref'

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Checked here; what is no usable address renders as plain text. */
  href: string | undefined
}

/** A link to anywhere: within the site without a reload, outside without giving away the window. */
export function SmartLink({ href, target, children, ...rest }: Props) {
  const safe = safeHref(href)
  if (!safe) return <span {...rest}>{children}</span>
  const inside = isExternal(safe) ? undefined : internalPath(safe)
  if (inside && target !== '_blank') {
    return (
      <Link to={inside} {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <a
      href={safe}
      target={target}
      rel={isExternal(safe) || target === '_blank' ? 'noopener noreferrer' : undefined}
      {...rest}
    >
      {children}
    </a>
  )
}
