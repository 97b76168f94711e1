import { isRecord } from '../../lib/json/isRecord'
import type { ServiceResponse } from '../../service/http/response'
import { getModule } from '../../service/modules'
import { modulesQuery } from '../../service/operators/moduleInventory'
import { isNotFound, type Query, type ServiceClient } from '../../service/query'
import type { ReadyModule } from '../../site/assemble/moduleLoaders'
import { type PlannedModule, readModuleList } from '../../site/moduleList'
import type { Runtime } from '../../site/runtime'

export interface ModulePageData {
  planned: PlannedModule
  ready: ReadyModule
}

/**
 * The module with this slug, otherwise the first of the route's list (spec: Module page). Null if it does not exist or
 * cannot be shown.
 */
export const modulePageQuery = (
  runtime: Runtime,
  slug: string | undefined,
  uri: string | undefined,
): Query<ModulePageData | null> => ({
  key: `module ${slug ?? uri}`,
  tag: { type: 'module' },
  async read(client) {
    const list =
      slug !== undefined ? await requestModule(runtime, client, slug) : uri ? await runtime.list(uri).wait() : []
    const planned = list[0]
    if (!planned) return null
    const ready = await runtime.module(planned).load()
    if (ready.module === undefined) throw new TypeError(`${planned.document.file}: the module is invalid`)
    return { planned, ready }
  },
})

async function requestModule(
  { registry, plan, problems }: Runtime,
  client: ServiceClient,
  slug: string,
): Promise<PlannedModule[]> {
  let response: ServiceResponse
  try {
    response = await getModule(client, slug).catch(async (error) => {
      // Some services lack this call or return only some modules. The list of all modules then contains it.
      const all = isMissing(error) ? await modulesQuery.read(client).catch(() => []) : []
      const found = all.find((each) => isRecord(each) && isRecord(each.module) && each.module.slug === slug)
      if (!found) throw error
      const data = { data: found }
      return { data, text: JSON.stringify(data), path: `modules (${slug})` }
    })
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
  return readModuleList(toListResponse(response), registry.modules, plan.ignored, problems)
}

/** True if the slug is not valid in an address or the module does not exist. */
const isMissing = (error: unknown) => error instanceof RangeError || isNotFound(error)

/**
 * Converts the response, a placement or a module, to a list of one placement.
 * @throws TypeError for anything else, which is a failure rather than a missing module
 */
function toListResponse(response: ServiceResponse): ServiceResponse {
  const data = isRecord(response.data) ? response.data.data : undefined
  const module = isRecord(data) && isRecord(data.module) ? data.module : data
  if (!isRecord(module) || typeof module.slug !== 'string' || typeof module.type !== 'string')
    throw new TypeError(`${response.path}: expected a module with slug and type`)
  return { ...response, data: { data: [module === data ? { module } : data] } }
}
