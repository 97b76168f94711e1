import { cardId } from '../../catalogue/title/titleFacts'
import { isRecord } from '../../lib/json/isRecord'
import { CONFIG_FILE } from '../../site/load/loadConfig'
import type { PlannedModule } from '../../site/moduleList'
import type { PlannedRoute } from '../../site/plan/plan'
import type { Runtime } from '../../site/runtime'
import { explainLink } from './explainLink'
import { configPointer, type Explained, type Fact, problemsIn, routePlace } from './explanation'
import { changesHidingModule, changesHidingRoute } from './previewChanges'
import { explainShellPart, SHELL_PARTS_SELECTOR } from './shellParts'
import { explainTitlePart, TITLE_PARTS_SELECTOR } from './titleParts'

/** Selector of elements that can be explained, from the smallest to the largest. */
export const EXPLAINABLE_SELECTOR = `[data-card], [data-module], .mq-foot a, header nav a, ${SHELL_PARTS_SELECTOR}, ${TITLE_PARTS_SELECTOR}, main`

/**
 * Explains an element of the page from the documents of the site.
 * @param element matches EXPLAINED
 * @returns undefined if the site itself adds it (cookie settings, search)
 */
export function explain(element: Element, runtime: Runtime): Explained | undefined {
  const planned = moduleAt(element, runtime)
  if (planned) {
    const module = explainModule(planned, runtime, element)
    const card = element.closest<HTMLElement>('[data-card]')
    return card && element !== card.closest('[data-module]') ? (explainCard(card, planned, module) ?? module) : module
  }
  if (element.matches(SHELL_PARTS_SELECTOR)) return explainShellPart(element, runtime)
  if (element.matches(TITLE_PARTS_SELECTOR)) return explainTitlePart(element, runtime)
  if (element instanceof HTMLAnchorElement) {
    const footerText = element.closest('.mq-foot__content')
    return footerText
      ? explainShellPart(footerText, runtime)
      : (explainLink(element, runtime) ?? explainShellPart(element, runtime))
  }
  return explainPage(runtime)
}

/** The route of the current page. */
function shownRoute(runtime: Runtime): PlannedRoute | undefined {
  const { pathname, search, hash } = location
  const resolved = runtime.resolve({ pathname, search, hash })
  return resolved.type === 'page' ? resolved.route : undefined
}

/** The module that contains an element. Lists of the page and of the footer are separate: slugs may occur in both. */
function moduleAt(element: Element, runtime: Runtime): PlannedModule | undefined {
  const slot = element.closest<HTMLElement>('[data-module]')
  if (!slot) return undefined
  const inFooter = slot.closest('.mq-foot') !== null
  const foot = runtime.plan.document.site_config.footer?.modules_uri
  const lists = runtime.lists().filter(({ uri }) => (uri === foot) === inFooter)
  const own = shownRoute(runtime)?.modules_uri
  lists.sort((a, b) => Number(b.uri === own) - Number(a.uri === own))
  for (const { loader } of lists) {
    const found = loader.read()?.find(({ key }) => key === slot.dataset.module)
    if (found) return found
  }
  return undefined
}

function explainModule(planned: PlannedModule, runtime: Runtime, element: Element): Explained {
  const { slug, type, document, pointer, heading, raw } = planned
  const placement = pointer.replace(/\/module$/, '')
  const inFooter = element.closest('.mq-foot') !== null
  const shown = shownRoute(runtime)
  const rawPlacement = rawPlacementOf(planned)
  return {
    kind: 'module',
    name: heading ?? slug,
    type,
    place: { file: document.file, pointer },
    why: [
      ...whyInList(planned, runtime, inFooter),
      ...whyVisible(planned, runtime),
      ...(shown?.filters && !inFooter
        ? [{ text: 'The route filters its titles', place: routePlace(shown.index, 'filters') }]
        : []),
    ],
    hiddenBy: [...changesHidingModule(rawPlacement, raw), ...(shown && !inFooter ? changesHidingRoute(shown) : [])],
    callPath: document.file,
    problems: problemsIn(runtime, document.file, placement),
  }
}

/** The entry of the module list that contains a module, before validation. */
function rawPlacementOf({ document, pointer }: PlannedModule): Record<string, unknown> | undefined {
  const index = Number(
    pointer
      .replace(/\/module$/, '')
      .split('/')
      .at(-1),
  )
  const placement = placementsOf(document.data)[index]
  return isRecord(placement) ? placement : undefined
}

/** Why the module's list is read, and the position in it. */
function whyInList(planned: PlannedModule, runtime: Runtime, inFooter: boolean): Fact[] {
  const { document, pointer, region } = planned
  const list = runtime.lists().find(({ loader }) => loader.read()?.includes(planned))
  const modules = list?.loader.read() ?? []
  const rawPlacement = rawPlacementOf(planned)
  const shown = shownRoute(runtime)
  const placement = pointer.replace(/\/module$/, '')
  const position = rawPlacement && 'position' in rawPlacement ? `${placement}/position` : placement
  const why: Fact[] = []
  if (inFooter)
    why.push({ text: 'The footer reads this list', place: configPointer('/site_config/footer/modules_uri') })
  else if (shown && shown.modules_uri !== undefined && isSameList(shown.modules_uri, list?.uri))
    why.push({ text: `The route ${shown.route} reads this list`, place: routePlace(shown.index, 'modules_uri') })
  why.push({
    text: `Position ${modules.indexOf(planned) + 1} of ${modules.length} in the list; region ${region}`,
    place: { file: document.file, pointer: position },
  })
  return why
}

/** Pages of titles and genres add theirs to the address of the list. */
const isSameList = (uri: string, read: string | undefined): boolean =>
  read === uri || read?.replace(/[?&](?:title|genre)=.*/s, '') === uri

/** The conditions under which visitors see the module. */
function whyVisible(planned: PlannedModule, runtime: Runtime): Fact[] {
  const { document, pointer, raw } = planned
  const { file } = document
  const placement = pointer.replace(/\/module$/, '')
  const rawPlacement = rawPlacementOf(planned)
  const shown = shownRoute(runtime)
  const why: Fact[] = []
  if (shown?.protected)
    why.push({ text: 'The visitor is signed in, as the page requires', place: routePlace(shown.index, 'protected') })
  for (const field of ['from', 'until'])
    if (typeof rawPlacement?.[field] === 'string')
      why.push({
        text: `${field} ${rawPlacement[field]}, by the service’s clock`,
        place: { file, pointer: `${placement}/${field}` },
      })
  why.push({ text: 'Not hidden', place: 'hidden' in raw ? { file, pointer: `${pointer}/hidden` } : undefined })
  why.push({
    text: 'Not in ignore_modules',
    place: runtime.plan.document.site_config.ignore_modules ? configPointer('/site_config/ignore_modules') : undefined,
  })
  return why
}

/** The placements of a module list before validation. */
export const placementsOf = (list: unknown): unknown[] => (isRecord(list) && Array.isArray(list.data) ? list.data : [])

/** The card's entry in the module's content, found by its ID. */
function explainCard(card: HTMLElement, planned: PlannedModule, module: Explained): Explained | undefined {
  const { content } = planned.raw
  if (!Array.isArray(content)) return undefined
  const id = card.dataset.card
  const index = content.findIndex((entry) => isRecord(entry) && cardId(entry) === id)
  const entry = content[index]
  if (!entry) return undefined
  const pointer = `${planned.pointer}/content/${index}`
  return {
    ...module,
    kind: 'card',
    name: String(entry.name ?? entry.slug ?? index),
    type: String(entry.title_type ?? 'card'),
    place: { file: planned.document.file, pointer },
    why: [
      { text: `Card ${index + 1} of ${content.length} of the module ${planned.slug}`, place: module.place },
      ...module.why,
    ],
    problems: module.problems.filter((problem) => problem.pointer.startsWith(pointer)),
  }
}

function explainPage(runtime: Runtime): Explained | undefined {
  const shown = shownRoute(runtime)
  if (!shown) return undefined
  const place = routePlace(shown.index)
  const why: Fact[] = [
    {
      text: `The address ${location.pathname} matches the route ${shown.route}`,
      place: routePlace(shown.index, 'route'),
    },
  ]
  if (shown.modules_uri)
    why.push({ text: `Its modules: ${shown.modules_uri}`, place: routePlace(shown.index, 'modules_uri') })
  if (shown.protected) why.push({ text: 'For signed-in visitors', place: routePlace(shown.index, 'protected') })
  return {
    kind: 'page',
    name: shown.heading ?? shown.label ?? shown.route,
    type: shown.component,
    place,
    why,
    hiddenBy: changesHidingRoute(shown),
    problems: problemsIn(runtime, CONFIG_FILE, place.pointer),
  }
}
