import type { SiteTexts } from '../../../../tools/edit/editSite'
import { siteFileOf } from '../../../problems/siteFile'
import { dataIn } from '../../draft/siteData'
import { readRoutes } from '../../site/pages/routes'
import type { CanvasList } from '../api/canvasApi'

/**
 * The module list of a page by the config, to show its parts while the page loads.
 * @param page path on the site
 * @returns empty if the list depends on the visitor, the title or the genre
 */
export function routeLists(files: SiteTexts, page: string): CanvasList[] {
  const path = page.replace(/[?#].*/s, '')
  const routes = readRoutes(dataIn(files, 'config.json')).filter(({ route }) => route === path)
  const [uri, ...others] = routes.map(({ modules_uri }) => modules_uri)
  const file = uri === undefined || others.length > 0 ? undefined : siteFileOf(`/${uri.replace(/^\//, '')}`)
  return file !== undefined && files.has(file) ? [{ file, isFooter: false, missing: [] }] : []
}
