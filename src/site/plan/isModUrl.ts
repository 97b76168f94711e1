import { pathKey } from '../../lib/url/internalPath'
import type { SitePlan } from './plan'

/**
 * Whether this is the moderator's path of a site with a countdown (spec, section 2: /mod, default, configurable). It
 * asks who comes to sign in, also while a countdown stands in front of the site.
 */
export function isModUrl({ document }: Pick<SitePlan, 'document'>, pathname: string): boolean {
  const { countdown } = document.site_config
  return countdown !== undefined && pathKey(countdown.mod_url ?? '/mod') === pathKey(pathname)
}
