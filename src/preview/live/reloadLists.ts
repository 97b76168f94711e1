import equal from 'fast-deep-equal'
import type { PlannedModule } from '../../site/moduleList'
import type { Runtime } from '../../site/runtime'
import { setFileStale } from '../problems/lastGood'
import { siteFileOf } from '../problems/siteFile'

/**
 * Reloads module lists in memory. A list that fails to load keeps its previous content, so that incomplete JSON in the
 * editor does not empty the page.
 * @param paths files of the site's folder: reloads only their lists, and keeps unchanged modules, so that they are not
 *   validated and rendered again. Their problems are not reported again either. Default: all lists
 */
export async function reloadLists(runtime: Runtime, paths?: readonly string[]): Promise<void> {
  await Promise.all(
    runtime.lists().map(async ({ uri, loader }) => {
      const file = siteFileOf(uri)
      if (paths && file && !paths.includes(file)) return
      const before = loader.read()
      // Errors are reported by the check of the folder.
      const modules = await fetchModules(runtime, uri, before, paths !== undefined).catch(() => undefined)
      setFileStale(file ?? uri, !modules && before !== undefined)
      if (modules) loader.replace(modules)
    }),
  )
}

/**
 * A list whose modules are loaded, so that no skeletons flash. Modules that were not loaded before, far below the screen,
 * stay so: on a long page, an edit would otherwise render all of them.
 * @param keep uses unchanged modules again
 */
async function fetchModules(runtime: Runtime, uri: string, before: readonly PlannedModule[] = [], keep: boolean) {
  const known = new Map(before.map((planned) => [planned.key, planned]))
  const modules = (await runtime.fetchList(uri)).map((planned) => {
    const old = known.get(planned.key)
    if (!keep || !old || !isSame(old, planned)) return planned
    // Explanations of the page read the document of any module.
    Object.assign(old.document, planned.document)
    return old
  })
  const shown = modules.filter(({ key }) => {
    const old = known.get(key)
    return !old || runtime.module(old).read() !== undefined
  })
  await Promise.allSettled(shown.map((planned) => runtime.module(planned).load()))
  return modules
}

/** The text of the document is not compared: another module may have changed it. */
const isSame = ({ document: _, ...known }: PlannedModule, { document, ...planned }: PlannedModule): boolean =>
  equal(known, planned)
