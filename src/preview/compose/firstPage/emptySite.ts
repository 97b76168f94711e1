import { isRecord } from '../../../lib/json/isRecord'
import { valueAtPath } from '../../../lib/json/valueAtPath'
import type { SiteTexts } from '../../../tools/edit/editSite'
import { CONFIG_FILE, dataIn } from '../draft/siteData'

/** Whether a site has no pages yet. A config that is not valid JSON may have some. */
export function isEmptySite(files: SiteTexts): boolean {
  const config = dataIn(files, CONFIG_FILE)
  if (!isRecord(config)) return !files.has(CONFIG_FILE)
  const routes = valueAtPath(config, ['site_config', 'routing'])
  return routes === undefined || (Array.isArray(routes) && routes.length === 0)
}
