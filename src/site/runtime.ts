import type { ComponentType } from 'react'
import { createAnswers } from '../data/answers'
import type { DataScope } from '../data/DataContext'
import { quickModuleValidators } from '../generated/quickModuleValidators'
import type { HistoryEntry, TitleCard } from '../generated/types'
import { settledWithin } from '../lib/inTime'
import type { Validator } from '../lib/json/validator'
import { createLoader, type Loader } from '../lib/loader'
import { preloadPicture } from '../lib/preloadPicture'
import type { Http } from '../service/http/http'
import type { StatusLog } from '../service/http/statusLog'
import { getModuleList } from '../service/modules'
import type { Thing } from '../service/query'
import { createEvents } from '../service/siteEvents'
import type { Session } from '../session/session'
import { type PlannedModule, readModuleList } from './moduleList'
import type { PageProps } from './pageProps'
import type { PlannedRoute, SitePlan } from './plan/plan'
import { type Address, type Resolved, resolvePage } from './plan/resolvePage'
import { createRouteTable, type RouteTable } from './plan/routeTable'
import type { KindEntry, ModuleEntry, Registry } from './registry'
import type { Problems } from './validate/problem'
import { nameForbidden, validateDocument } from './validate/validateDocument'

/** A module whose code is there and whose data fits; without `module` nothing of its data was good. */
export interface ReadyModule {
  Component: Awaited<ReturnType<ModuleEntry['load']>>['default']
  module?: unknown
}

/** The least height of a row of cards with its heading and the space above, in CSS pixels. */
const LEAST_HEIGHT = 300

/** At most so many modules stand on the first screens. */
const modulesOn = (screens: number) => Math.max(3, Math.ceil((screens * innerHeight) / LEAST_HEIGHT))

/** How long a visitor waits for a page, and its list for the modules of its first screen, in milliseconds. */
const OPENING_TIMEOUT_MS = 1000

/** The wait for the modules of a list's first screen. */
export interface Opening {
  /** Whether each of them is there or has failed, or the time is over. */
  isOver: () => boolean
  /** Loads them. The time runs from the first call: who waits later waits for what is left of it. */
  wait: () => Promise<unknown>
}

export interface RuntimeSettings {
  registry: Registry
  plan: SitePlan
  http: Http
  session: Session
  problems: Problems
  statusLog: StatusLog
}

export type Runtime = ReturnType<typeof createRuntime>

/** Assembles pages and modules of one site. React only wraps it. */
export function createRuntime({ registry, plan, http, session, problems, statusLog }: RuntimeSettings) {
  const site = `site-${++sites}`
  const cards = new Map<string, TitleCard>()
  const ready = new WeakMap<PlannedModule, Loader<ReadyModule>>()
  const openings = new WeakMap<PlannedModule[], Opening>()
  const codes = new Map<ModuleEntry, Loader<[Awaited<ReturnType<ModuleEntry['load']>>, Validator]>>()
  const pages = new Map<string, Loader<{ default: ComponentType<PageProps> }>>()
  const lists = new Map<string, Loader<PlannedModule[]>>()
  const tables = new Map<boolean, RouteTable>()

  let { epoch } = session.state()
  session.subscribe(() => {
    if (session.state().epoch === epoch) return
    epoch = session.state().epoch
    // What one user was given is nobody else's (threats S8).
    lists.clear()
    cards.clear()
    scope?.answers.leave?.()
    scope = undefined
  })

  function table(signedIn: boolean): RouteTable {
    const known = tables.get(signedIn) ?? createRouteTable(plan, registry.fixed, registry.kinds, signedIn)
    tables.set(signedIn, known)
    return known
  }

  function page(kind: string): Loader<{ default: ComponentType<PageProps> }> {
    // The plan has known kinds only.
    const { load } = registry.kinds.get(kind) as KindEntry
    const known = pages.get(kind) ?? createLoader(load)
    pages.set(kind, known)
    return known
  }

  /** Renderer and validator of a type, asked for once: a page may have many modules of it. */
  function codeOf(entry: ModuleEntry) {
    const { load, schema } = entry
    const known = codes.get(entry) ?? createLoader(() => Promise.all([load(), quickModuleValidators[schema]()]))
    codes.set(entry, known)
    return known
  }

  /** Code and data of a module, loaded once. */
  function module(planned: PlannedModule): Loader<ReadyModule> {
    const known = ready.get(planned) ?? createLoader(() => loadModule(planned))
    ready.set(planned, known)
    return known
  }

  async function loadModule(planned: PlannedModule): Promise<ReadyModule> {
    const [{ default: Component }, quick] = await codeOf(planned.entry).load()
    const document = { ...planned.document, data: planned.raw }
    return {
      Component,
      module: await validateDocument(document, planned.entry.schema, quick, problems, planned.pointer),
    }
  }

  /** A module list, read once for each visitor: another one may be given another list. */
  function list(uri: string): Loader<PlannedModule[]> {
    const known = lists.get(uri) ?? createLoader((signal) => fetchList(uri, signal))
    lists.set(uri, known)
    return known
  }

  async function fetchList(uri: string, signal?: AbortSignal): Promise<PlannedModule[]> {
    const reply = await getModuleList(http, uri, { signal })
    return readModuleList(reply, registry.modules, plan.ignored, problems, Date.now() + session.state().clockOffset)
  }

  let scope: DataScope | undefined
  function data(): DataScope {
    if (scope) return scope
    const own: DataScope = {
      site,
      visitor: session.state().epoch,
      http,
      answers: createAnswers(),
      check: (reply, data, { schema, quick }, at) => {
        const { path: file, text } = reply
        nameForbidden(file, reply, problems)
        return validateDocument({ file, text, data }, schema, quick, problems, at)
      },
      // Lists that come late are of a visitor who has left.
      found: (thing, items) => scope === own && rememberCards(thing, items),
    }
    scope = own
    return own
  }

  function rememberCards({ schema }: Thing<unknown>, items: readonly unknown[]): void {
    if (CARDS.has(schema)) for (const card of items as TitleCard[]) cards.set(card.slug, card)
    if (schema === 'service/history-entry')
      for (const { title, progress } of items as HistoryEntry[])
        if (title) cards.set(title.slug, { ...title, progress })
  }

  /**
   * Page code and module list side by side, then the modules of the first screens.
   * @param screens one at the start, so that the first picture comes soon; else two, so that nobody sees a skeleton
   */
  async function prepare(resolved: Resolved, screens = 2): Promise<void> {
    if (resolved.type !== 'page') return
    const uri = listOf(resolved)
    await Promise.allSettled([page(resolved.kind).load(), uri && prepareList(uri, screens, resolved.route)])
  }

  /** The module list that a page opens with, where the runtime knows it. */
  const listOf = (resolved: Resolved): string | undefined =>
    resolved.type !== 'page' || registry.kinds.get(resolved.kind)?.ownList ? undefined : resolved.route?.modules_uri

  /** Gives up what was prepared for a page that was left before it was shown, as far as the next one does not need it. */
  function leave(left: Resolved, next: Resolved): void {
    const uri = listOf(left)
    if (uri && uri !== listOf(next)) list(uri).cancel()
  }

  async function prepareList(uri: string, screens: number, route?: PlannedRoute): Promise<void> {
    const known = list(uri).read()
    const modules = known ?? (await list(uri).load())
    if (!known) fetchPicture(modules, route?.module_image_field)
    void opening(modules).wait()
    await loadFirst(modules, screens)
  }

  /** Prepares a page for a visitor who waits for it, but not longer than its time. */
  const open = (resolved: Resolved, screens?: number): Promise<unknown> =>
    settledWithin(prepare(resolved, screens), OPENING_TIMEOUT_MS)

  function opening(modules: PlannedModule[]): Opening {
    let waiting: Promise<unknown> | undefined
    let isLate = false
    const known = openings.get(modules) ?? {
      isOver: () => isLate || firstModules(modules).every((loader) => loader.read() ?? loader.state().error),
      wait() {
        waiting ??= settledWithin(loadFirst(modules), OPENING_TIMEOUT_MS).then(() => {
          isLate = true
        })
        return waiting
      },
    }
    openings.set(modules, known)
    return known
  }

  /** Code and data of the modules that stand on the first screens. They are rendered at once, without a skeleton before. */
  const firstModules = (modules: PlannedModule[], screens = 1) => modules.slice(0, modulesOn(screens)).map(module)

  const loadFirst = (modules: PlannedModule[], screens?: number) =>
    Promise.allSettled(firstModules(modules, screens).map((loader) => loader.load()))

  /** The first picture travels beside the code that shows it. Its module is not checked yet: what does not fit can wait. */
  function fetchPicture([first]: PlannedModule[], field: PlannedRoute['module_image_field']): void {
    try {
      const picture = first?.entry.picture?.(first.raw, field)
      if (picture) preloadPicture(document, picture)
    } catch {}
  }

  return {
    plan,
    registry,
    http,
    session,
    problems,
    statusLog,
    /** What happened between the site and its service, for analytics. */
    events: createEvents(),
    /** Where answers belong that pages ask for: to the present visitor of this site. */
    data,
    /** What lists of the service said of titles, by slug: of the present visitor only. */
    cards,
    routes: () => table(session.state().signedIn).routes,
    resolve: (at: Address) => resolvePage(plan, table(session.state().signedIn), at, session.state()),
    page,
    module,
    list,
    fetchList,
    opening,
    /** The lists in memory, by the address that names them: of the present visitor only. */
    lists: () => [...lists].map(([uri, loader]) => ({ uri, loader })),
    prepare,
    open,
    leave,
  }
}

/** So many sites were made. */
let sites = 0

/** Things of lists that say as much of a title as its page can open with. */
const CARDS: ReadonlySet<string> = new Set(['service/title-card', 'service/episode'])
