import { canonicalPath } from '../../lib/url/internalPath'
import type { SitePlan } from './plan'

/**
 * Whether this is the moderator's path of a site with a countdown (spec, section 2: /mod, default, configurable). It
 * asks who comes to sign in, also while a countdown stands in front of the site.
 * @param pathname canonical
 */
export function isModUrl({ document }: Pick<SitePlan, 'document'>, pathname: string): boolean {
  const { countdown } = document.site_config
  return countdown !== undefined && canonicalPath(countdown.mod_url ?? '/mod').toLowerCase() === pathname.toLowerCase()
}
