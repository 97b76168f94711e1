import { useEffect } from 'react'
import { urlList } from '../../site/brand/brand'
import { useRuntime } from '../../site/react/RuntimeContext'
import { checkContrast } from '../problems/checkContrast'
import { shownSite } from '../service/ServiceState'
import type { LiveEdits } from './liveEdits'
import { reloadLists } from './reloadLists'

/** Rendered inside the site to apply saved files. Renders nothing. */
export function LiveSite({ edits }: { edits: LiveEdits }) {
  const runtime = useRuntime()
  useEffect(() => {
    const { plan, problems } = runtime
    shownSite.set(runtime)
    return edits.mount({
      reloadLists: (paths) => reloadLists(runtime, paths),
      onStyleSheet() {
        for (const sheet of urlList(plan.document.site_config.css)) problems.clear(sheet)
        checkContrast(document, plan, problems)
      },
    })
  }, [edits, runtime])
  return null
}
