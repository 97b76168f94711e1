import type { PlannedModule } from '../site/moduleList'
import type { Runtime } from '../site/runtime'

/** How an entry of the site's cache is changed: SWR's bound `mutate`. */
export type Mutate = (key: string, data: Promise<unknown>, options: { revalidate: false }) => Promise<unknown>

const LIST = /^modules \d+ (.*)$/

/**
 * Reads all module lists anew that this site has in memory, and puts them in place. A list that cannot be read any more
 * leaves what was there: half a sentence in the editor does not empty the page.
 */
export async function rereadLists(runtime: Runtime, mutate: Mutate): Promise<void> {
  const keys = [...runtime.cache.keys()]
  await Promise.all(
    keys.map(async (key) => {
      const uri = LIST.exec(key)?.[1]
      if (uri === undefined) return
      // Of a visitor who is gone: it is read when it is needed.
      if (key !== runtime.listKey(uri)) return void runtime.cache.delete(key)
      // What is wrong with it, the check of the lists says.
      await mutate(key, readyList(runtime, uri), { revalidate: false }).catch(() => {})
    }),
  )
}

/** A list whose modules have their code and their data, so that nothing is a skeleton for a moment. */
async function readyList(runtime: Runtime, uri: string): Promise<PlannedModule[]> {
  const modules = await runtime.list(uri)
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
