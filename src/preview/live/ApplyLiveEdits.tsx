import { useEffect } from 'react'
import { validUrls } from '../../site/brand/brand'
import { useRuntime } from '../../site/react/RuntimeContext'
import { checkContrast } from '../problems/checkContrast'
import { siteFileOf } from '../problems/siteFile'
import type { LiveEdits } from './liveEdits'
import { reloadLists } from './reloadLists'
import { shownRuntime } from './shownRuntime'

/** Rendered inside the site to apply saved files. Renders nothing. */
export function ApplyLiveEdits({ edits }: { edits: LiveEdits }) {
  const runtime = useRuntime()
  useEffect(() => {
    const { plan, problems } = runtime
    shownRuntime.set(runtime)
    return edits.mount({
      async reloadLists(paths) {
        const layouts = plan.document.site_config.title_layouts_uri
        // Title pages read the layouts once.
        if (layouts !== undefined && paths?.includes(siteFileOf(layouts) ?? '')) return location.reload()
        await reloadLists(runtime, paths)
      },
      onStyleSheet() {
        for (const sheet of validUrls(plan.document.site_config.css)) problems.clear(sheet)
        checkContrast(document, plan, problems)
      },
    })
  }, [edits, runtime])
  return null
}
