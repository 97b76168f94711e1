import type { SiteTexts } from '../../../tools/edit/editSite'
import { dataIn } from '../draft/siteData'
import { readPlacements } from '../modules/placements'
import type { CanvasApi } from './api/canvasApi'

interface DraftModule {
  /** Path of its list in the site folder. */
  file: string
  /** JSON pointer. */
  pointer: string
  slug: string
}

/**
 * The slug that a module of the draft has on the page. A new slug is on the page only after its list was loaded again.
 */
export function slugOnPage(
  api: Pick<CanvasApi, 'shownValue' | 'moduleElement'>,
  files: SiteTexts,
  { file, pointer, slug }: DraftModule,
): string {
  const shown = api.shownValue(file, `${pointer}/slug`)
  if (shown === slug || typeof shown !== 'string' || api.moduleElement(file, slug)) return slug
  // Modules were added, moved or removed: the page shows another one in this place.
  const isAnother = readPlacements(dataIn(files, file)).some(({ module }) => module.slug === shown)
  return isAnother ? slug : shown
}
