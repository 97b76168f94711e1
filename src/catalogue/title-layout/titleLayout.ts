import type { TitleLayoutHead, TitleLayoutsHead, ViewHead } from '../../generated/types'
import type { ViewEntry, Views } from '../../site/registry'
import { originOf } from '../../site/validate/origin'
import type { Draft } from '../../site/validate/problem'
import type { Document } from '../../site/validate/validateDocument'

/** A view whose type is known. Its own fields are checked when its code is there. */
export interface PlannedView {
  /** Unlike that of its neighbours; stands in the address. */
  key: string
  type: string
  entry: ViewEntry
  label: string | undefined
  /** Signed-out visitors of an apple-type site may see it (spec, section 2). */
  open: boolean
  className: string | undefined
  /** The view as it came. */
  raw: ViewHead
  document: Document
  /** JSON pointer of the view in the document. */
  pointer: string
}

/** How the title page of one title type is laid out. */
export interface PlannedLayout extends Required<Omit<TitleLayoutHead, 'views' | 'detail_message'>> {
  detail_message?: string
  views: PlannedView[]
}

/** The layouts by title type; `default` is that of all others. */
export type TitleLayouts = ReadonlyMap<string, PlannedLayout>

const SECTION: PlannedLayout['section'] = [
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
const META: PlannedLayout['meta_fields'] = ['release_year', 'genres', 'episodes', 'runtime', 'rating', 'captions']

/** The layouts of a site that names none. */
export const BUILT_IN_LAYOUTS: TitleLayoutsHead = {
  data: {
    series: { views: [{ type: 'seasons' }, { type: 'cast' }, { type: 'extra' }, { type: 'gallery' }], related: true },
    default: { views: [{ type: 'cast' }, { type: 'extra' }, { type: 'gallery' }], related: true },
  },
}

/**
 * Plans the layouts: defaults are filled in, views of unknown types are left out with a problem.
 * @param document what the layouts stand in, for messages
 */
export function planLayouts(
  { data }: TitleLayoutsHead,
  views: Views,
  document: Document,
): { layouts: TitleLayouts; problems: Draft[] } {
  const problems: Draft[] = []
  const layouts = new Map<string, PlannedLayout>()
  for (const [type, layout] of Object.entries(data)) {
    const at = `/data/${type}/views`
    layouts.set(type, {
      background: layout.background ?? 'poster',
      layout: layout.layout ?? 'full',
      section: layout.section ?? SECTION,
      meta_fields: layout.meta_fields ?? META,
      detail_message: layout.detail_message,
      display: layout.display ?? 'tabbed',
      related: layout.related ?? false,
      views: planViews(layout.views ?? [], views, document, at, problems),
    })
  }
  return { layouts, problems }
}

/** @param at JSON pointer of the list */
export function planViews(
  heads: readonly ViewHead[],
  views: Views,
  document: Document,
  at: string,
  problems: Draft[],
): PlannedView[] {
  const keys = new Set<string>()
  return heads.flatMap((raw, index) => {
    const entry = views.get(raw.type)
    // Where it stood before anything was set aside.
    const pointer = originOf(raw) ?? `${at}/${index}`
    if (!entry) {
      problems.push({
        severity: 'error',
        file: document.file,
        pointer: `${pointer}/type`,
        message: `"${raw.type}" is no view of a title`,
        meant: { word: raw.type, known: [...views.keys()] },
      })
      return []
    }
    let key = raw.type
    for (let n = 2; keys.has(key); n++) key = `${raw.type}-${n}`
    keys.add(key)
    const { type, label, class: className, allow_unauth_view: open = false } = raw
    return [{ key, type, entry, label, open, className, raw, document, pointer }]
  })
}

/** The layout of a title: that of its type, else the default one, else the first. */
export function layoutFor(layouts: TitleLayouts, type: string | undefined): PlannedLayout | undefined {
  return layouts.get(type ?? '') ?? layouts.get('default') ?? layouts.values().next().value
}
