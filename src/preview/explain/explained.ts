import { pointerToken } from '../../lib/json/pointer'
import { CONFIG_FILE } from '../../site/load/loadConfig'
import type { PlannedModule } from '../../site/moduleList'
import type { PlannedRoute } from '../../site/plan/plan'
import type { Runtime } from '../../site/runtime'
import { originOf } from '../../site/validate/origin'
import type { Problem } from '../../site/validate/problem'
import type { Named } from '../places/places'
import { explainSurround, SURROUND } from './surround'
import { goesOfLink, goesOfModule, goesOfRoute, type Way } from './ways'

/** A sentence, and the place that it rests on. */
export interface Fact {
  words: string
  place?: Named
}

/** What stands at a place of the page, and why. */
export interface Explained {
  kind: 'module' | 'card' | 'menu entry' | 'footer link' | 'part of the bar' | 'part of the footer' | 'page'
  name: string
  /** Of a module its type, of a page its kind. */
  type: string
  place: Named
  /** Each rule that decided. */
  why: Fact[]
  /** In which states of the preview it would not be here. */
  goes?: Way[]
  /** Address of the call that it came with; undefined: the config. */
  call?: string
  /** What was set aside in it. */
  repaired: Problem[]
}

/** What can be explained: from the smallest to the largest. */
export const EXPLAINED = `[data-card], [data-module], .mq-foot a, header nav a, ${SURROUND}, main`

/**
 * Explains what is shown at an element of the page, by what the site was made from.
 * @param element fits EXPLAINED
 * @returns undefined where the site itself put it there (cookie settings, search)
 */
export function explain(element: Element, runtime: Runtime): Explained | undefined {
  const planned = moduleAt(element, runtime)
  if (planned) {
    const module = explainModule(planned, runtime, element)
    const card = element.closest<HTMLElement>('[data-card]')
    return card && element !== card.closest('[data-module]') ? (explainCard(card, planned, module) ?? module) : module
  }
  if (element.matches(SURROUND)) return explainSurround(element, runtime)
  if (element instanceof HTMLAnchorElement) {
    const words = element.closest('.mq-foot__content')
    return words
      ? explainSurround(words, runtime)
      : (explainLink(element, runtime) ?? explainSurround(element, runtime))
  }
  return explainPage(runtime)
}

const route = (index: number, field = '') => ({
  file: CONFIG_FILE,
  pointer: `/site_config/routing/${index}${field && pointerToken(field)}`,
})

/** The route of the page that is shown. */
function shownRoute(runtime: Runtime): PlannedRoute | undefined {
  const { pathname, search, hash } = location
  const resolved = runtime.resolve({ pathname, search, hash })
  return resolved.type === 'page' ? resolved.route : undefined
}

/** The module of the page that an element stands in; lists of the bar and the foot may have modules of the same slug. */
function moduleAt(element: Element, runtime: Runtime): PlannedModule | undefined {
  const slot = element.closest<HTMLElement>('[data-module]')
  if (!slot) return undefined
  const inFoot = slot.closest('.mq-foot') !== null
  const foot = runtime.plan.document.site_config.footer?.modules_uri
  const lists = runtime.lists().filter(({ uri }) => (uri === foot) === inFoot)
  const own = shownRoute(runtime)?.modules_uri
  lists.sort((a, b) => Number(b.uri === own) - Number(a.uri === own))
  for (const { loader } of lists) {
    const found = loader.read()?.find(({ key }) => key === slot.dataset.module)
    if (found) return found
  }
  return undefined
}

function explainModule(planned: PlannedModule, runtime: Runtime, element: Element): Explained {
  const { slug, type, document, pointer, heading, region, raw } = planned
  const { site_config } = runtime.plan.document
  const list = runtime.lists().find(({ loader }) => loader.read()?.includes(planned))
  const all = list?.loader.read() ?? []
  const at = { file: document.file, pointer }
  const placement = { file: document.file, pointer: pointer.replace(/\/module$/, '') }
  const shown = shownRoute(runtime)
  const head = placementsOf(document.data)[Number(placement.pointer.split('/').at(-1))] as
    | Record<string, unknown>
    | undefined
  const why: Fact[] = []
  if (element.closest('.mq-foot'))
    why.push({
      words: 'The footer reads this list',
      place: { file: CONFIG_FILE, pointer: '/site_config/footer/modules_uri' },
    })
  else if (shown?.modules_uri === list?.uri && shown)
    why.push({ words: `The route ${shown.route} reads this list`, place: route(shown.index, 'modules_uri') })
  why.push({
    words: `Place ${all.indexOf(planned) + 1} of ${all.length} in the list, by position; region ${region}`,
    place: head && 'position' in head ? { ...placement, pointer: `${placement.pointer}/position` } : placement,
  })
  if (shown?.protected) why.push({ words: 'The page is for who is signed in', place: route(shown.index, 'protected') })
  for (const field of ['from', 'until'])
    if (typeof head?.[field] === 'string')
      why.push({
        words: `${field} ${head[field]}, by the service’s clock`,
        place: { ...placement, pointer: `${placement.pointer}/${field}` },
      })
  why.push({ words: 'Not hidden', place: 'hidden' in raw ? { ...at, pointer: `${pointer}/hidden` } : undefined })
  why.push({
    words: 'Not in ignore_modules',
    place: site_config.ignore_modules ? { file: CONFIG_FILE, pointer: '/site_config/ignore_modules' } : undefined,
  })
  if (shown?.filters && !element.closest('.mq-foot'))
    why.push({ words: 'Its titles are filtered by the route', place: route(shown.index, 'filters') })
  return {
    kind: 'module',
    name: heading ?? slug,
    type,
    place: at,
    why,
    goes: [...goesOfModule(head, raw), ...(shown && !element.closest('.mq-foot') ? goesOfRoute(shown) : [])],
    call: document.file,
    repaired: repairedIn(runtime, document.file, placement.pointer),
  }
}

/** The placements of a module list, as they came. */
export const placementsOf = (list: unknown): unknown[] => {
  const { data } = (list ?? {}) as { data?: unknown }
  return Array.isArray(data) ? data : []
}

/** The entry of the module's content whose id the card carries. */
function explainCard(card: HTMLElement, planned: PlannedModule, module: Explained): Explained | undefined {
  const { content } = planned.raw
  if (!Array.isArray(content)) return undefined
  const id = card.dataset.card
  const index = content.findIndex(
    (entry) => typeof entry === 'object' && entry !== null && JSON.stringify(entry.id ?? entry.slug) === id,
  )
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
      { words: `Card ${index + 1} of ${content.length} of the module ${planned.slug}`, place: module.place },
      ...module.why,
    ],
    repaired: module.repaired.filter((problem) => problem.pointer.startsWith(pointer)),
  }
}

/** An entry of a menu, or a link of the foot: the route or the link of the config that says the same. */
function explainLink(link: HTMLAnchorElement, runtime: Runtime): Explained | undefined {
  const inFoot = link.closest('.mq-foot') !== null
  const kind = inFoot ? 'footer link' : 'menu entry'
  const href = link.getAttribute('href') ?? ''
  // An entry may be a picture that says its words.
  const words = link.textContent?.trim() || link.querySelector('img')?.alt || ''
  const says = (label: string | undefined) => label !== undefined && words.startsWith(label.trim())
  const { site_config } = runtime.plan.document
  const { columns = [] } = site_config.footer ?? {}
  const rest = { name: words, repaired: [] as Problem[] }

  const listed = inFoot
    ? columns.flatMap(({ links }, column) =>
        links.map((each, index) => ({ each, pointer: `/site_config/footer/columns/${column}/links/${index}` })),
      )
    : (site_config.ext_nav_links ?? []).map((each, index) => ({ each, pointer: `/site_config/ext_nav_links/${index}` }))
  const found = listed.find(({ each }) => says(each.label) && sameAddress(each.url, href))
  if (found) {
    const place = { file: CONFIG_FILE, pointer: originOf(found.each) ?? found.pointer }
    const why = found.each.login_required
      ? [{ words: 'For who is signed in', place: { ...place, pointer: `${place.pointer}/login_required` } }]
      : [{ words: 'For everybody' }]
    return { ...rest, name: found.each.label, kind, type: 'link', place, why, goes: goesOfLink(found.each) }
  }

  const own = runtime.routes().find((each) => says(each.label) && each.route === href)
  if (own) {
    const place = route(own.index)
    const why: Fact[] = [
      {
        words: `The route has a label, and stands in the ${own.placement ?? 'main'} menu`,
        place: route(own.index, own.placement ? 'placement' : 'label'),
      },
    ]
    if (own.login_required) why.push({ words: 'Only for who is signed in', place: route(own.index, 'login_required') })
    if (own.logout_required)
      why.push({ words: 'Only for who is signed out', place: route(own.index, 'logout_required') })
    const repaired = repairedIn(runtime, CONFIG_FILE, place.pointer)
    return {
      ...rest,
      name: own.label ?? words,
      kind,
      type: own.component,
      place,
      why,
      goes: goesOfRoute(own),
      repaired,
    }
  }

  const menu = runtime.lists().flatMap(({ loader }) => loader.read() ?? [])
  const module = menu.find(
    ({ targeting, heading, slug }) =>
      targeting.add_to_menu && says(heading) && href === `/category/${encodeURIComponent(slug)}`,
  )
  if (!module) return undefined
  const { file } = module.document
  const place = { file, pointer: module.pointer }
  const asked = { file, pointer: `${module.pointer}/targeting_params/add_to_menu` }
  const why = [{ words: 'The module asks to be in the menu (add_to_menu)', place: asked }]
  return { ...rest, kind, type: module.type, place, why, call: file }
}

/** Addresses as links have them: a path is itself, another site may have got its slash. */
const sameAddress = (url: string, href: string) => url === href || url.replace(/\/$/, '') === href.replace(/\/$/, '')

export function explainPage(runtime: Runtime): Explained | undefined {
  const shown = shownRoute(runtime)
  if (!shown) return undefined
  const place = route(shown.index)
  const why: Fact[] = [
    { words: `The address ${location.pathname} is ${shown.route}`, place: route(shown.index, 'route') },
  ]
  if (shown.modules_uri)
    why.push({ words: `Its modules: ${shown.modules_uri}`, place: route(shown.index, 'modules_uri') })
  if (shown.protected) why.push({ words: 'For who is signed in', place: route(shown.index, 'protected') })
  return {
    kind: 'page',
    name: shown.heading ?? shown.label ?? shown.route,
    type: shown.component,
    place,
    why,
    goes: goesOfRoute(shown),
    repaired: repairedIn(runtime, CONFIG_FILE, place.pointer),
  }
}

const repairedIn = ({ problems }: Runtime, file: string, pointer: string): Problem[] =>
  problems.list().filter((each) => each.file === file && `${each.pointer}/`.startsWith(`${pointer}/`))
