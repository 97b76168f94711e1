import type { PlannedModule } from '../../site/moduleList'
import type { Runtime } from '../../site/runtime'

/**
 * Reads all module lists anew that this site has in memory, and puts them in place. A list that cannot be read any more
 * leaves what was there: half a sentence in the editor does not empty the page.
 */
export async function rereadLists(runtime: Runtime): Promise<void> {
  await Promise.all(
    runtime.lists().map(async ({ uri, loader }) => {
      // What is wrong with it, the check of the lists says.
      const modules = await readyList(runtime, uri).catch(() => undefined)
      if (modules) loader.replace(modules)
    }),
  )
}

/** A list whose modules have their code and their data, so that nothing is a skeleton for a moment. */
async function readyList(runtime: Runtime, uri: string): Promise<PlannedModule[]> {
  const modules = await runtime.fetchList(uri)
  await Promise.all(
    modules.map((planned) =>
      runtime
        .module(planned)
        .load()
        .catch(() => {}),
    ),
  )
  return modules
}
