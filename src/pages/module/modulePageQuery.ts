import { isRecord } from '../../lib/json/isRecord'
import type { ServiceResponse } from '../../service/http/response'
import { getModule } from '../../service/modules'
import { modulesQuery } from '../../service/operators/moduleInventory'
import { isNotFound, type Query, type ServiceClient } from '../../service/query'
import type { ReadyModule } from '../../site/assemble/moduleLoaders'
import { type PlannedModule, readModuleList } from '../../site/moduleList'
import type { Runtime } from '../../site/runtime'

/** The module of a module page, with its data. */
export interface ModulePageData {
  planned: PlannedModule
  ready: ReadyModule
}

/**
 * The module of a module page: the one with this slug, else the first of the route's list (spec: Module page). Null where
 * there is no such module, or none that can be shown.
 */
export const modulePageQuery = (
  runtime: Runtime,
  slug: string | undefined,
  uri: string | undefined,
): Query<ModulePageData | null> => ({
  key: `module ${slug ?? uri}`,
  tag: { type: 'module' },
  async read(ask) {
    const list = slug !== undefined ? await moduleOf(runtime, ask, slug) : uri ? await runtime.list(uri).wait() : []
    const planned = list[0]
    if (!planned) return null
    const ready = await runtime.module(planned).load()
    if (ready.module === undefined) throw new TypeError(`${planned.document.file}: nothing of the module can be used`)
    return { planned, ready }
  },
})

async function moduleOf(
  { registry, plan, problems }: Runtime,
  ask: ServiceClient,
  slug: string,
): Promise<PlannedModule[]> {
  let reply: ServiceResponse
  try {
    reply = await getModule(ask, slug).catch(async (error) => {
      // A service without that call, or that knows only modules that are placed elsewhere, has it in the list of all.
      const all = isMissing(error) ? await modulesQuery.read(ask).catch(() => []) : []
      const found = all.find((each) => isRecord(each) && isRecord(each.module) && each.module.slug === slug)
      if (!found) throw error
      const data = { data: found }
      return { data, text: JSON.stringify(data), path: `modules (${slug})` }
    })
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
  return readModuleList(asList(reply), registry.modules, plan.ignored, problems)
}

/** Whether a slug is no part of an address, or nothing has it. */
const isMissing = (error: unknown) => error instanceof RangeError || isNotFound(error)

/**
 * The answer as a list of one placement. The service gives the placement, or the bare module.
 * @throws TypeError when it is neither: that is a failure, and no word on whether there is such a module
 */
function asList(reply: ServiceResponse): ServiceResponse {
  const data = isRecord(reply.data) ? reply.data.data : undefined
  const module = isRecord(data) && isRecord(data.module) ? data.module : data
  if (!isRecord(module) || typeof module.slug !== 'string' || typeof module.type !== 'string')
    throw new TypeError(`${reply.path}: no module`)
  return { ...reply, data: { data: [module === data ? { module } : data] } }
}
