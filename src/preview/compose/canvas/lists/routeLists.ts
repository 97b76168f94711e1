import { pathKey } from '../../../../lib/url/internalPath'
import type { SiteTexts } from '../../../../tools/edit/editSite'
import { CONFIG_FILE, dataIn } from '../../draft/siteData'
import { fileOfList } from '../../site/pages/listFiles'
import { hasSharedAddress, readRoutes } from '../../site/pages/routes'
import type { CanvasList } from '../api/canvasApi'

/** Fields of routes that lead visitors to another page, or some of them. */
const LEAVING_FIELDS = ['redirect', 'protected', 'login_required', 'logout_required']

/**
 * The module list of a page by the config, to show its parts while the page loads.
 * @param pagePath path on the site
 * @returns empty if the list depends on the visitor, the title or the genre
 */
export function routeLists(files: SiteTexts, pagePath: string): CanvasList[] {
  const path = pathKey(pagePath.replace(/[?#].*/s, ''))
  const routes = readRoutes(dataIn(files, CONFIG_FILE))
  const route = routes.find((each) => pathKey(each.route) === path)
  if (!route || hasSharedAddress(routes, route) || LEAVING_FIELDS.some((field) => route.value[field])) return []
  // The list of one title or genre has another file.
  const file = route.modules_uri?.includes('?') ? undefined : fileOfList(files, route.modules_uri)
  return file === undefined ? [] : [{ file, isFooter: false, missing: [] }]
}
