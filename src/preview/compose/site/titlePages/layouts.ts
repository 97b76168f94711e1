import { BUILT_IN_LAYOUTS } from '../../../../catalogue/title-layout/titleLayout'
import { isRecord } from '../../../../lib/json/isRecord'
import { valueAtPath } from '../../../../lib/json/valueAtPath'
import type { SiteOperation, SiteTexts } from '../../../../tools/edit/editSite'
import { documentText } from '../../../../tools/edit/layout'
import type { Json } from '../../../../tools/edit/operation'
import { CONFIG_FILE, dataIn } from '../../draft/siteData'
import { labelOf } from '../../form/labels'
import { LAYOUTS_URI_PATH } from './layoutsFile'

const DEFAULT_FILE = 'modules/title-layouts.json'
/** The layout of all types without one. */
export const DEFAULT_TYPE = 'default'
/** Types of titles that have a page. */
const TITLE_TYPES = ['feature', 'series', 'season', 'episode', 'short', 'extra', 'trailer', 'clip', 'video']

/** The layout of the title pages of one type. */
export interface Layout {
  type: string
  label: string
  /** Number of views. */
  views: number
  isChanged: boolean
}

/** @param saved the documents on disk */
export function readLayouts(files: SiteTexts, saved: SiteTexts, file: string): Layout[] {
  const before = layoutsIn(saved, file)
  return Object.entries(layoutsIn(files, file)).map(([type, layout]) => ({
    type,
    label: type === DEFAULT_TYPE ? 'All others' : labelOf(type),
    views: isRecord(layout) && Array.isArray(layout.views) ? layout.views.length : 0,
    isChanged: JSON.stringify(layout) !== JSON.stringify(before[type]),
  }))
}

function layoutsIn(files: SiteTexts, file: string): Record<string, unknown> {
  const data = valueAtPath(dataIn(files, file), ['data'])
  return isRecord(data) ? data : {}
}

/** The types without a layout of their own: those that the default layout is for. */
export const typesWithoutLayout = (layouts: readonly Layout[]): string[] =>
  TITLE_TYPES.filter((type) => layouts.every((layout) => layout.type !== type))

/** The type of the layout that the titles of a type have. */
export const layoutTypeFor = (layouts: readonly Layout[], titleType: string): string =>
  layouts.some(({ type }) => type === titleType) ? titleType : DEFAULT_TYPE

/** Copies the built-in layouts to the site, so that they can be changed. */
export function createLayoutsOperations(files: SiteTexts): SiteOperation[] {
  const file = files.has(DEFAULT_FILE) ? [] : [{ file: DEFAULT_FILE, text: documentText(BUILT_IN) }]
  return [
    ...file,
    { file: CONFIG_FILE, change: { do: 'set', at: LAYOUTS_URI_PATH, value: 'modules/placement/title-layouts/' } },
  ]
}

const BUILT_IN: Json = { data: JSON.parse(JSON.stringify(BUILT_IN_LAYOUTS.data)) }

/** Adds a layout for a type. It starts as the layout that the type had before. */
export function addLayoutOperation(files: SiteTexts, file: string, type: string): SiteOperation {
  const { [DEFAULT_TYPE]: initial = {} } = layoutsIn(files, file)
  return { file, change: { do: 'set', at: ['data', type], value: initial as Json } }
}

export const removeLayoutOperation = (file: string, type: string): SiteOperation => ({
  file,
  change: { do: 'remove', at: ['data', type] },
})
