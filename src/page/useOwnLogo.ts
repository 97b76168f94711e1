import { safeResource } from '../lib/url/safeHref'
import { usePage } from '../site/react/PageContext'
import { useRuntime } from '../site/react/RuntimeContext'

/**
 * The logo that stands above a page's form (`logo_login`, `logo_reset`): its own, else the site's where no top bar shows
 * that.
 * @param own as the config names it
 * @returns a safe address; undefined: no logo
 */
export function useOwnLogo(own: string | undefined): string | undefined {
  const { route } = usePage()
  const { logo, site_config: config } = useRuntime().plan.document
  const hasBar = route?.nav !== false
  return [own, ...(hasBar ? [] : [config.logo, logo])].map(safeResource).find(Boolean)
}
