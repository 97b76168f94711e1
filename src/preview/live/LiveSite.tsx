import { useEffect } from 'react'
import { urlList } from '../../site/brand/brand'
import type { PlannedModule } from '../../site/moduleList'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { Runtime } from '../../site/runtime'
import { checkContrast } from '../problems/checkContrast'
import { setFileStale } from '../problems/lastGood'
import { siteFileOf } from '../problems/siteFile'
import { shownSite } from '../service/ServiceState'
import type { LiveEdits } from './liveEdits'

/** Rendered inside the site to apply saved files. Renders nothing. */
export function LiveSite({ edits }: { edits: LiveEdits }) {
  const runtime = useRuntime()
  useEffect(() => {
    const { plan, problems } = runtime
    shownSite.set(runtime)
    return edits.mount({
      reloadLists: () => reloadLists(runtime),
      onStyleSheet() {
        for (const sheet of urlList(plan.document.site_config.css)) problems.clear(sheet)
        checkContrast(document, plan, problems)
      },
    })
  }, [edits, runtime])
  return null
}

/**
 * Reloads all module lists in memory. A list that fails to load keeps its previous content, so that incomplete JSON in
 * the editor does not empty the page.
 */
async function reloadLists(runtime: Runtime): Promise<void> {
  await Promise.all(
    runtime.lists().map(async ({ uri, loader }) => {
      // Errors are reported by the check of the folder.
      const modules = await fetchListWithModules(runtime, uri).catch(() => undefined)
      setFileStale(siteFileOf(uri) ?? uri, !modules && loader.read() !== undefined)
      if (modules) loader.replace(modules)
    }),
  )
}

/** A list with loaded modules, so that no skeletons flash. */
async function fetchListWithModules(runtime: Runtime, uri: string): Promise<PlannedModule[]> {
  const modules = await runtime.fetchList(uri)
  await Promise.allSettled(modules.map((planned) => runtime.module(planned).load()))
  return modules
}
