import { SmartLink } from '../../ui/SmartLink'
import './moduleHead.scss'

interface Props {
  /** The heading; without one nothing is shown. */
  heading: string | undefined
  slug: string
  /** true: the heading leads to the module's own page. */
  clickable?: boolean
  /** Words of the link beside it. */
  seeAll?: string
  /** Where it leads. Default: the module's own page. */
  seeAllLink?: string
}

/** The heading of a module, and the way to all of it (spec: /category/{moduleSlug}). */
export function ModuleHead({ heading, slug, clickable, seeAll, seeAllLink }: Props) {
  if (!heading) return null
  const to = `/category/${encodeURIComponent(slug)}`
  return (
    <div className="mq-rowhead">
      <h2>{clickable ? <SmartLink href={to}>{heading}</SmartLink> : heading}</h2>
      {seeAll && (
        <SmartLink href={seeAllLink ?? to} aria-label={`${seeAll}: ${heading}`}>
          {seeAll}
        </SmartLink>
      )}
    </div>
  )
}

/** The heading that visitors read: `display_name`, else the name. */
export const headingOf = (module: { display_name?: string; name?: string }): string | undefined =>
  (module.display_name ?? module.name) || undefined
