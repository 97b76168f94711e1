import { SmartLink } from '../../ui/SmartLink'
import './moduleHead.scss'

interface Props {
  /** Undefined: nothing is rendered. */
  heading: string | undefined
  slug: string
  /** true: the heading links to the module's page. */
  clickable?: boolean
  /** Text of the link beside it. */
  seeAll?: string
  /** Target of the link. Default: the module's page. */
  seeAllLink?: string
}

/** The heading of a module with a link to all of its content (spec: /category/{moduleSlug}). */
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

/** The visible heading: `display_name`, else the name. */
export const moduleHeadingText = (module: { display_name?: string; name?: string }): string | undefined =>
  (module.display_name ?? module.name) || undefined
