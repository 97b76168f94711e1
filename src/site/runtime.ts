import type { ComponentType } from 'react'
import type { DataScope } from '../data/DataContext'
import type { TitleCard } from '../generated/types'
import { createLoader, type Loader } from '../lib/async/loader'
import { waitUntilSettled } from '../lib/async/withTimeout'
import { preloadPicture } from '../lib/browser/preloadPicture'
import type { Http } from '../service/http/http'
import type { StatusLog } from '../service/http/statusLog'
import { getModuleList } from '../service/modules'
import { createSiteEvents } from '../service/siteEvents'
import type { Session } from '../session/session'
import { createFeatures, type FeatureGetter } from './assemble/features'
import { createFirstScreens, type FirstView, PAGE_TIMEOUT_MS } from './assemble/firstScreens'
import { createModuleLoaders, type ReadyModule } from './assemble/moduleLoaders'
import { createVisitorData } from './assemble/visitorData'
import { type PlannedModule, readModuleList } from './moduleList'
import type { PageProps } from './pageProps'
import type { PlannedRoute, SitePlan } from './plan/plan'
import { type Address, type ResolvedAddress, resolvePage } from './plan/resolvePage'
import { createRouteTable, type RouteTable } from './plan/routeTable'
import type { ModalEntry, ModalProps, PageKindEntry, Registry } from './registry'
import type { Problems } from './validate/problem'

export interface RuntimeSettings {
  registry: Registry
  plan: SitePlan
  http: Http
  session: Session
  problems: Problems
  statusLog: StatusLog
}

export interface Runtime extends RuntimeSettings {
  /** Events for analytics */
  events: ReturnType<typeof createSiteEvents>
  /** Query scope of the current visitor */
  data: () => DataScope
  /** Title data from lists by slug, for the current visitor only */
  cards: Map<string, TitleCard>
  routes: () => RouteTable['routes']
  resolve: (at: Address) => ResolvedAddress
  page: (kind: string) => Loader<{ default: ComponentType<PageProps> }>
  modal: (entry: ModalEntry) => Loader<{ default: ComponentType<ModalProps> }>
  module: (planned: PlannedModule) => Loader<ReadyModule>
  /** A module list, read once per visitor, because lists may differ by visitor */
  list: (uri: string) => Loader<PlannedModule[]>
  /** Reads a module list without the cache */
  fetchList: (uri: string, signal?: AbortSignal) => Promise<PlannedModule[]>
  /** The module lists in memory, for the current visitor only */
  lists: () => { uri: string; loader: Loader<PlannedModule[]> }[]
  /** The modules of the list's first viewport */
  firstView: (modules: PlannedModule[]) => FirstView
  /**
   * Loads the page code and its module list in parallel, then the modules of the first viewports.
   * @param screens one at start, for an early first image; else two, so that no skeleton is shown
   */
  prepare: (resolved: ResolvedAddress, screens?: number) => Promise<void>
  /** Prepares a page, for at most `PAGE_TIMEOUT_MS` */
  open: (resolved: ResolvedAddress, screens?: number) => Promise<unknown>
  /** Aborts the preparation of a page that was left before it was shown, unless the next page needs it */
  cancelPrepared: (leaving: ResolvedAddress, next: ResolvedAddress) => void
  feature: FeatureGetter<Runtime>
}

/** Assembles a site. Long, but only wiring: one small cached factory for each part. */
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
    visitor.clear()
  })

  function table(): RouteTable {
    const { signedIn } = session.state()
    const existing = tables.get(signedIn) ?? createRouteTable(plan, registry.fixed, registry.kinds, signedIn)
    tables.set(signedIn, existing)
    return existing
  }

  function page(kind: string) {
    // The plan has only known kinds.
    const { load } = registry.kinds.get(kind) as PageKindEntry
    const existing = pages.get(kind) ?? createLoader(load)
    pages.set(kind, existing)
    return existing
  }

  function modal(entry: ModalEntry) {
    const existing = modals.get(entry) ?? createLoader(entry.load)
    modals.set(entry, existing)
    return existing
  }

  function list(uri: string) {
    const existing = lists.get(uri) ?? createLoader((signal) => fetchList(uri, signal))
    lists.set(uri, existing)
    return existing
  }

  async function fetchList(uri: string, signal?: AbortSignal) {
    const response = await getModuleList(http, uri, { signal })
    return readModuleList(response, registry.modules, plan.ignored, problems, Date.now() + session.state().clockOffset)
  }

  /** The module list of a page, unless the page reads its own */
  const listUri = (resolved: ResolvedAddress): string | undefined =>
    resolved.type !== 'page' || registry.kinds.get(resolved.kind)?.ownList ? undefined : resolved.route?.modules_uri

  async function prepare(resolved: ResolvedAddress, screens = 2): Promise<void> {
    if (resolved.type !== 'page') return
    const uri = listUri(resolved)
    await Promise.allSettled([page(resolved.kind).load(), uri && prepareList(uri, screens, resolved.route)])
  }

  async function prepareList(uri: string, screens: number, route?: PlannedRoute): Promise<void> {
    const existing = list(uri).read()
    const modules = existing ?? (await list(uri).load())
    if (!existing) preloadFirstPicture(modules, route?.module_image_field)
    void firstScreens.firstView(modules).wait()
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
    firstView: firstScreens.firstView,
    prepare,
    open: (resolved, screens) => waitUntilSettled(prepare(resolved, screens), PAGE_TIMEOUT_MS),
    cancelPrepared(leaving, next) {
      const uri = listUri(leaving)
      if (uri && uri !== listUri(next)) list(uri).cancel()
    },
    feature: createFeatures(() => runtime),
  }
  return runtime
}

/** Preloads the first image in parallel with the code. The data is not validated yet; invalid data is handled later. */
function preloadFirstPicture([first]: PlannedModule[], field: PlannedRoute['module_image_field']): void {
  try {
    const picture = first?.entry.picture?.(first.raw, field)
    if (picture) preloadPicture(document, picture)
  } catch {}
}
