import { valueAtPath } from '../../../../lib/json/valueAtPath'
import type { SiteTexts } from '../../../../tools/edit/editSite'
import { CONFIG_FILE, dataIn } from '../../draft/siteData'
import { fileOfList } from '../pages/listFiles'

/** In the config. */
export const LAYOUTS_URI_PATH = ['site_config', 'title_layouts_uri']

/** The document with the layouts; undefined if the site uses the built-in ones. */
export function layoutsFile(files: SiteTexts): string | undefined {
  const uri = valueAtPath(dataIn(files, CONFIG_FILE), LAYOUTS_URI_PATH)
  return fileOfList(files, typeof uri === 'string' ? uri : undefined)
}
