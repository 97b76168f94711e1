import { pathKey } from '../../lib/url/internalPath'
import type { SitePlan } from './plan'

/**
 * Whether this is the moderators' path of a site with a countdown (spec, section 2: /mod, default, configurable). It shows
 * the sign-in even while the countdown covers the site.
 */
export function isModeratorPath({ document }: Pick<SitePlan, 'document'>, pathname: string): boolean {
  const { countdown } = document.site_config
  return countdown !== undefined && pathKey(countdown.mod_url ?? '/mod') === pathKey(pathname)
}
