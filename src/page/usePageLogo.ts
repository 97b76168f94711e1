import { safeResourceUrl } from '../lib/url/safeHref'
import { usePage } from '../site/react/PageContext'
import { useRuntime } from '../site/react/RuntimeContext'

/**
 * Logo above a form (`logo_login`, `logo_reset`): the configured one, otherwise the site's if the page has no top bar.
 * @param configured address from the config
 * @returns a safe address; undefined if there is no logo
 */
export function usePageLogo(configured: string | undefined): string | undefined {
  const { route } = usePage()
  const { logo, site_config: config } = useRuntime().plan.document
  const hasBar = route?.nav !== false
  return [configured, ...(hasBar ? [] : [config.logo, logo])].map(safeResourceUrl).find(Boolean)
}
