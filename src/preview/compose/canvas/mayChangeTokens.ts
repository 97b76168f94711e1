import type { SiteTexts } from '../../../tools/edit/editSite'
import { CONFIG_FILE } from '../draft/siteData'
import { differingFiles } from './useDraftFrame'

/** Whether two versions of the documents may set different tokens. The config names the style sheets and the root class. */
export const mayChangeTokens = (shown: SiteTexts, files: SiteTexts): boolean =>
  differingFiles(shown, files).some((path) => path.endsWith('.css') || path === CONFIG_FILE)
