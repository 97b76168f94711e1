import { useEffect } from 'react'
import { urlList } from '../../site/brand/brand'
import type { PlannedModule } from '../../site/moduleList'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { Runtime } from '../../site/runtime'
import { checkContrast } from '../problems/checkContrast'
import { showsLastGood } from '../problems/lastGood'
import { siteFileOf } from '../problems/siteFile'
import { shownSite } from '../service/ServiceState'
import type { LiveEdits } from './liveEdits'

/** Stands inside the site, and takes saved files in place of it. Shows nothing. */
export function LiveSite({ edits }: { edits: LiveEdits }) {
  const runtime = useRuntime()
  useEffect(() => {
    const { plan, problems } = runtime
    shownSite.set(runtime)
    return edits.join({
      lists: () => rereadLists(runtime),
      restyled() {
        for (const sheet of urlList(plan.document.site_config.css)) problems.clear(sheet)
        checkContrast(document, plan, problems)
      },
    })
  }, [edits, runtime])
  return null
}

/**
 * Reads all module lists anew that this site has in memory, and puts them in place. A list that cannot be read any more
 * leaves what was there: half a sentence in the editor does not empty the page.
 */
async function rereadLists(runtime: Runtime): Promise<void> {
  await Promise.all(
    runtime.lists().map(async ({ uri, loader }) => {
      // What is wrong with it, the check of the folder says.
      const modules = await readyList(runtime, uri).catch(() => undefined)
      showsLastGood(siteFileOf(uri) ?? uri, !modules && loader.read() !== undefined)
      if (modules) loader.replace(modules)
    }),
  )
}

/** A list whose modules have their code and their data, so that nothing is a skeleton for a moment. */
async function readyList(runtime: Runtime, uri: string): Promise<PlannedModule[]> {
  const modules = await runtime.fetchList(uri)
  await Promise.allSettled(modules.map((planned) => runtime.module(planned).load()))
  return modules
}
