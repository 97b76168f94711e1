import type { PlannedView } from '../../../catalogue/title-layout/titleLayout'
import type { SiteConfig } from '../../../generated/types'

/**
 * Views that this visitor may see: on an apple-type site, signed-out visitors see only those with allow_unauth_view
 * (spec, section 2: Title detail); spoilers need show_spoilers.
 */
export function visibleViews(
  views: readonly PlannedView[],
  { is_apple_site: apple, show_spoilers: spoilers }: Pick<SiteConfig, 'is_apple_site' | 'show_spoilers'>,
  signedIn: boolean,
): PlannedView[] {
  return views.filter(
    ({ isPublic, type }) => (isPublic || signedIn || !apple) && (type !== 'spoilers' || spoilers === true),
  )
}
