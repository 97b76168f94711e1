import { layoutFor, type PlannedLayout } from '../../catalogue/title-layout/titleLayout'
import { titleLayoutsQuery } from '../../catalogue/title-layout/titleLayoutsQuery'
import { readCached } from '../../data/cache'
import { pointerToken } from '../../lib/json/pointer'
import type { Runtime } from '../../site/runtime'
import { type Explained, problemsIn } from './explanation'
import { shownTitle } from './shownTitle'

type Part = PlannedLayout['section'][number]

/** Parts of the heading by their elements. */
const HEADING_PARTS: readonly (readonly [selector: string, ...parts: [Part, ...Part[]]])[] = [
  ['.mq-title__back', 'back'],
  ['.mq-title__copy > .mq-lettering, .mq-title__copy > .mq-title__name', 'logo', 'heading'],
  ['.mq-title__heading', 'heading'],
  ['.mq-title__meta', 'meta'],
  ['.mq-title__tags', 'tags'],
  ['.mq-title__summary', 'summary'],
  ['.mq-title__message', 'detail_message'],
  ['.mq-title__watch, .mq-title__restart, .mq-title__closed', 'watch'],
  ['.mq-title__actions > .mq-listed', 'watchlist'],
  ['.mq-title__trailer', 'trailer'],
  ['.mq-title__share', 'share'],
  ['.mq-title__primary', 'primary_asset'],
  ['.mq-title__left', 'continue_watching'],
  ['.mq-title__note--embargo', 'embargo'],
  ['.mq-title__note', 'premiere'],
]
const ACTIONS_SELECTOR = '.mq-title__actions'
const VIEW_SELECTOR = '.mq-view[id^="view-"], .mq-views [role="tab"]'

/** Selector of the parts of a title page that its layout describes. */
export const TITLE_PARTS_SELECTOR = [
  ...HEADING_PARTS.map(([selector]) => selector),
  ACTIONS_SELECTOR,
  VIEW_SELECTOR,
].join(', ')

/**
 * Explains a part of a title page by the layout of the title's type.
 * @returns undefined if the site has no layouts of its own, or the title is not loaded
 */
export function explainTitlePart(element: Element, runtime: Runtime): Explained | undefined {
  const uri = runtime.plan.document.site_config.title_layouts_uri
  const shown = shownLayout(runtime)
  if (uri === undefined || !shown) return undefined
  const { type, layout } = shown
  const file = layout.views[0]?.document.file ?? `/${uri}`
  const part = partOf(element, layout)
  const pointer = part.pointer ?? `/data${pointerToken(type)}${part.step ?? ''}`
  return {
    kind: 'part of a title page',
    name: part.name,
    type: part.type,
    place: { file, pointer },
    why: [{ text: `The layout of the type ${type} has it`, place: { file, pointer } }],
    problems: problemsIn(runtime, file, pointer),
  }
}

/** The layout of the title on the page, and the type that it is for. */
function shownLayout(runtime: Runtime): { type: string; layout: PlannedLayout } | undefined {
  const title = shownTitle(runtime)
  const layouts = readCached(runtime.data(), titleLayoutsQuery(runtime))
  const layout = title && layouts && layoutFor(layouts, title.title_type)
  const type = layout && [...layouts].find(([, each]) => each === layout)?.[0]
  return type === undefined || !layout ? undefined : { type, layout }
}

interface FoundPart {
  name: string
  type: string
  /** JSON pointer of a view. */
  pointer?: string
  /** Pointer below the layout. */
  step?: string
}

function partOf(element: Element, { views, section }: PlannedLayout): FoundPart {
  if (element.matches(VIEW_SELECTOR)) {
    const key = element.id.replace(/^(?:view-|tab:)/, '')
    const view = views.find((each) => each.key === key)
    return { name: view?.label ?? view?.type ?? 'View', type: 'view', pointer: view?.pointer }
  }
  const parts = HEADING_PARTS.find(([selector]) => element.matches(selector))?.slice(1)
  const index = section.findIndex((each) => parts?.includes(each))
  if (index < 0) return { name: 'Actions', type: 'heading', step: '/section' }
  return {
    name: (section[index] ?? '').replaceAll('_', ' '),
    type: `part ${index + 1} of ${section.length}`,
    step: `/section/${index}`,
  }
}
