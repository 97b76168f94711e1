import type { ComponentType } from 'react'
import type { DataScope } from '../data/DataContext'
import type { TitleCard } from '../generated/types'
import { createLoader, type Loader } from '../lib/loader'
import { preloadPicture } from '../lib/preloadPicture'
import { settledWithin } from '../lib/withTimeout'
import type { Http } from '../service/http/http'
import type { StatusLog } from '../service/http/statusLog'
import { getModuleList } from '../service/modules'
import { createSiteEvents } from '../service/siteEvents'
import type { Session } from '../session/session'
import { createFeatures, type Features } from './assemble/features'
import { createFirstScreens, OPENING_TIMEOUT_MS, type Opening } from './assemble/firstScreens'
import { createModuleLoaders, type ReadyModule } from './assemble/moduleLoaders'
import { createVisitorData } from './assemble/visitorData'
import { type PlannedModule, readModuleList } from './moduleList'
import type { PageProps } from './pageProps'
import type { PlannedRoute, SitePlan } from './plan/plan'
import { type Address, type Resolved, resolvePage } from './plan/resolvePage'
import { createRouteTable, type RouteTable } from './plan/routeTable'
import type { KindEntry, ModalEntry, ModalProps, Registry } from './registry'
import type { Problems } from './validate/problem'

export interface RuntimeSettings {
  registry: Registry
  plan: SitePlan
  http: Http
  session: Session
  problems: Problems
  statusLog: StatusLog
}

/** Pages and modules of one site, assembled from its plan. */
export interface Runtime extends RuntimeSettings {
  /** What happened between the site and its service, for analytics. */
  events: ReturnType<typeof createSiteEvents>
  /** Where the answers belong that pages ask for: to the present visitor of this site. */
  data: () => DataScope
  /** What lists of the service said of titles, by slug: of the present visitor only. */
  cards: Map<string, TitleCard>
  routes: () => RouteTable['routes']
  resolve: (at: Address) => Resolved
  /** The code of a page kind. */
  page: (kind: string) => Loader<{ default: ComponentType<PageProps> }>
  /** The code of a page as a dialog. */
  modal: (entry: ModalEntry) => Loader<{ default: ComponentType<ModalProps> }>
  /** Code and data of a module. */
  module: (planned: PlannedModule) => Loader<ReadyModule>
  /** A module list, read once for each visitor: another one may be given another list. */
  list: (uri: string) => Loader<PlannedModule[]>
  /** Reads a module list again. */
  fetchList: (uri: string, signal?: AbortSignal) => Promise<PlannedModule[]>
  /** The module lists in memory, by address: of the present visitor only. */
  lists: () => { uri: string; loader: Loader<PlannedModule[]> }[]
  opening: (modules: PlannedModule[]) => Opening
  /**
   * Loads page code and module list side by side, then the modules of the first screens.
   * @param screens one at the start, so that the first picture comes soon; else two, so that nobody sees a skeleton
   */
  prepare: (resolved: Resolved, screens?: number) => Promise<void>
  /** Prepares a page for a visitor who waits for it, but not longer than `OPENING_TIMEOUT_MS`. */
  open: (resolved: Resolved, screens?: number) => Promise<unknown>
  /** Aborts what was prepared for a page that was left before it was shown, unless the next page needs it. */
  leave: (left: Resolved, next: Resolved) => void
  feature: Features<Runtime>
}

/** Assembles a site. React only renders it. */
export function createRuntime(settings: RuntimeSettings): Runtime {
  const { registry, plan, http, session, problems } = settings
  const pages = new Map<string, ReturnType<Runtime['page']>>()
  const modals = new Map<ModalEntry, ReturnType<Runtime['modal']>>()
  const lists = new Map<string, Loader<PlannedModule[]>>()
  const tables = new Map<boolean, RouteTable>()
  const module = createModuleLoaders(problems)
  const firstScreens = createFirstScreens(module)
  const visitor = createVisitorData(settings)

  let { epoch } = session.state()
  session.subscribe(() => {
    if (session.state().epoch === epoch) return
    epoch = session.state().epoch
    lists.clear()
    visitor.forget()
  })

  function table(): RouteTable {
    const { signedIn } = session.state()
    const known = tables.get(signedIn) ?? createRouteTable(plan, registry.fixed, registry.kinds, signedIn)
    tables.set(signedIn, known)
    return known
  }

  function page(kind: string) {
    // The plan has known kinds only.
    const { load } = registry.kinds.get(kind) as KindEntry
    const known = pages.get(kind) ?? createLoader(load)
    pages.set(kind, known)
    return known
  }

  function modal(entry: ModalEntry) {
    const known = modals.get(entry) ?? createLoader(entry.load)
    modals.set(entry, known)
    return known
  }

  function list(uri: string) {
    const known = lists.get(uri) ?? createLoader((signal) => fetchList(uri, signal))
    lists.set(uri, known)
    return known
  }

  async function fetchList(uri: string, signal?: AbortSignal) {
    const reply = await getModuleList(http, uri, { signal })
    return readModuleList(reply, registry.modules, plan.ignored, problems, Date.now() + session.state().clockOffset)
  }

  /** The module list that a page opens with, where the runtime knows it. */
  const listOf = (resolved: Resolved): string | undefined =>
    resolved.type !== 'page' || registry.kinds.get(resolved.kind)?.ownList ? undefined : resolved.route?.modules_uri

  async function prepare(resolved: Resolved, screens = 2): Promise<void> {
    if (resolved.type !== 'page') return
    const uri = listOf(resolved)
    await Promise.allSettled([page(resolved.kind).load(), uri && prepareList(uri, screens, resolved.route)])
  }

  async function prepareList(uri: string, screens: number, route?: PlannedRoute): Promise<void> {
    const known = list(uri).read()
    const modules = known ?? (await list(uri).load())
    if (!known) fetchPicture(modules, route?.module_image_field)
    void firstScreens.opening(modules).wait()
    await firstScreens.load(modules, screens)
  }

  const runtime: Runtime = {
    ...settings,
    events: createSiteEvents(),
    data: visitor.data,
    cards: visitor.cards,
    routes: () => table().routes,
    resolve: (at) => resolvePage(plan, table(), at, session.state()),
    page,
    modal,
    module,
    list,
    fetchList,
    lists: () => [...lists].map(([uri, loader]) => ({ uri, loader })),
    opening: firstScreens.opening,
    prepare,
    open: (resolved, screens) => settledWithin(prepare(resolved, screens), OPENING_TIMEOUT_MS),
    leave(left, next) {
      const uri = listOf(left)
      if (uri && uri !== listOf(next)) list(uri).cancel()
    },
    feature: createFeatures(() => runtime),
  }
  return runtime
}

/** Loads the first picture beside the code that shows it. Its module is not checked yet: invalid data waits for the check. */
function fetchPicture([first]: PlannedModule[], field: PlannedRoute['module_image_field']): void {
  try {
    const picture = first?.entry.picture?.(first.raw, field)
    if (picture) preloadPicture(document, picture)
  } catch {}
}
