import type { TitleLayoutHead, TitleLayoutsHead, ViewHead } from '../../generated/types'
import type { ViewEntry, Views } from '../../site/registry'
import { originOf } from '../../site/validate/origin'
import type { ProblemDraft } from '../../site/validate/problem'
import type { ParsedDocument } from '../../site/validate/validateDocument'

/** A view of a known type. Its own fields are validated once its code has loaded. */
export interface PlannedView {
  /** Unique in its layout; used in the address. */
  key: string
  type: string
  entry: ViewEntry
  label: string | undefined
  /** Signed-out visitors of an apple-type site may see it (spec, section 2). */
  isPublic: boolean
  className: string | undefined
  raw: ViewHead
  document: ParsedDocument
  /** JSON pointer of the view in the document. */
  pointer: string
}

/** The layout of the title page for one title type. */
export interface PlannedLayout extends Required<Omit<TitleLayoutHead, 'views' | 'detail_message'>> {
  detail_message?: string
  views: PlannedView[]
}

/** Layouts by title type; `default` applies to all others. */
export type TitleLayouts = ReadonlyMap<string, PlannedLayout>

const DEFAULT_SECTION: PlannedLayout['section'] = [
  'back',
  'logo',
  'meta',
  'tags',
  'summary',
  'detail_message',
  'watch',
  'watchlist',
  'trailer',
  'share',
  'continue_watching',
  'premiere',
  'embargo',
]
const DEFAULT_META: PlannedLayout['meta_fields'] = [
  'release_year',
  'genres',
  'episodes',
  'runtime',
  'rating',
  'captions',
]

/** Layouts of a site without `title_layouts_uri`. */
export const BUILT_IN_LAYOUTS: TitleLayoutsHead = {
  data: {
    series: { views: [{ type: 'seasons' }, { type: 'cast' }, { type: 'extra' }, { type: 'gallery' }], related: true },
    default: { views: [{ type: 'cast' }, { type: 'extra' }, { type: 'gallery' }], related: true },
  },
}

/**
 * Fills in defaults and omits views of unknown types, with a problem for each.
 * @param document that contains the layouts, for messages
 */
export function planLayouts(
  { data }: TitleLayoutsHead,
  views: Views,
  document: ParsedDocument,
): { layouts: TitleLayouts; problems: ProblemDraft[] } {
  const problems: ProblemDraft[] = []
  const layouts = new Map<string, PlannedLayout>()
  for (const [type, layout] of Object.entries(data)) {
    const pointer = `/data/${type}/views`
    layouts.set(type, {
      background: layout.background ?? 'poster',
      layout: layout.layout ?? 'full',
      section: layout.section ?? DEFAULT_SECTION,
      meta_fields: layout.meta_fields ?? DEFAULT_META,
      detail_message: layout.detail_message,
      display: layout.display ?? 'tabbed',
      related: layout.related ?? false,
      views: planViews(layout.views ?? [], views, document, pointer, problems),
    })
  }
  return { layouts, problems }
}

/** @param listPointer JSON pointer of the list */
export function planViews(
  heads: readonly ViewHead[],
  views: Views,
  document: ParsedDocument,
  listPointer: string,
  problems: ProblemDraft[],
): PlannedView[] {
  const keys = new Set<string>()
  return heads.flatMap((raw, index) => {
    const entry = views.get(raw.type)
    // The position before invalid items were removed.
    const pointer = originOf(raw) ?? `${listPointer}/${index}`
    if (!entry) {
      problems.push({
        severity: 'error',
        rule: 'view/type',
        file: document.file,
        pointer: `${pointer}/type`,
        message: `"${raw.type}" is not a view type: the view is skipped`,
        suggestFrom: { word: raw.type, known: [...views.keys()] },
      })
      return []
    }
    let key = raw.type
    for (let n = 2; keys.has(key); n++) key = `${raw.type}-${n}`
    keys.add(key)
    const { type, label, class: className, allow_unauth_view: isPublic = false } = raw
    return [{ key, type, entry, label, isPublic, className, raw, document, pointer }]
  })
}

/** The layout for a title type: its own, else the default, else the first. */
export function layoutFor(layouts: TitleLayouts, type: string | undefined): PlannedLayout | undefined {
  return layouts.get(type ?? '') ?? layouts.get('default') ?? layouts.values().next().value
}
