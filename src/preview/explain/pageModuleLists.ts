import { createServiceClient } from '../../data/serviceClient'
import { getModuleList } from '../../service/modules'
import type { ServiceClient } from '../../service/query'
import type { PlannedModule } from '../../site/moduleList'
import type { Runtime } from '../../site/runtime'
import { findModulesNotShown, type NotShown } from './notShown'

/** A module list of the current page. */
export interface PageModuleList {
  /** URL as in the config. */
  uri: string
  /** Path as in problems. */
  file: string
  /** In the order of their positions. */
  planned: readonly PlannedModule[]
  /** Parts that are not on the page. */
  missing: readonly NotShown[]
}

/** The module lists of this page. */
export async function readPageModuleLists(runtime: Runtime): Promise<PageModuleList[]> {
  const client = createServiceClient(runtime.data())
  const found = await Promise.all(
    runtime.lists().map(async ({ uri, loader }): Promise<PageModuleList[]> => {
      const planned = loader.read()
      const slots = planned?.map(({ key }) => document.getElementById(key))
      // Skip lists of other pages and of the menu.
      if (!planned || (planned.length > 0 && slots?.every((slot) => slot === null))) return []
      // The document is available from its modules; without modules it is requested.
      const read = planned[0]?.document ?? (await fetchList(client, uri))
      if (!read) return []
      const filled = new Set(planned.filter(({ key }) => isFilled(document.getElementById(key))).map(({ key }) => key))
      return [
        { uri, file: read.file, planned, missing: findModulesNotShown(runtime, read.file, read.data, planned, filled) },
      ]
    }),
  )
  return found.flat()
}

const fetchList = (client: ServiceClient, uri: string) =>
  getModuleList(client, uri).then(
    ({ path: file, data }) => ({ file, data }),
    () => undefined,
  )

/** Whether a module has rendered anything; modules far below are skeletons. */
const isFilled = (slot: HTMLElement | null): boolean => slot !== null && slot.childElementCount > 0
