import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useModuleList } from '../../site/react/useModuleList'
import { useText } from '../../text/TextContext'
import { searchPath } from '../bar/searchPath'
import { type NavEntry, navEntries } from './navEntries'

/**
 * The main menu of this visitor. Its modules join when their list is there; without the list the rest stands. Search in
 * words is its last entry, save in the centred layout, where it stands with the tools.
 */
export function useNavEntries(): NavEntry[] {
  const t = useText()
  const { plan, routes } = useRuntime()
  const { signedIn } = useSession()
  const { navbar = {}, ext_nav_links } = plan.document.site_config
  const { modules } = useModuleList(navbar.modules_uri)
  const entries = navEntries(routes(), modules, ext_nav_links, signedIn)
  const search = navbar.search === 'link' && navbar.layout !== 'centred' ? searchPath(routes()) : undefined
  return search ? [...entries, { key: 'search', label: t('search'), href: search }] : entries
}
