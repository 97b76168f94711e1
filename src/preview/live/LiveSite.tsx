import { useEffect } from 'react'
import { listOf } from '../../site/brand/brand'
import { useRuntime } from '../../site/react/RuntimeContext'
import { checkContrast } from '../problems/checkContrast'
import { createListCheck } from '../problems/checkLists'
import type { LiveEdits } from './liveEdits'
import { rereadLists } from './rereadLists'

/** Stands inside the site, and takes saved files in place of it. Shows nothing. */
export function LiveSite({ edits }: { edits: LiveEdits }) {
  const runtime = useRuntime()
  useEffect(() => {
    const { plan, problems } = runtime
    const check = createListCheck(runtime)
    check()
    return edits.join({
      async lists() {
        await rereadLists(runtime)
        await check()
      },
      restyled() {
        for (const sheet of listOf(plan.document.site_config.css)) problems.forget(sheet)
        checkContrast(document, plan, problems)
      },
    })
  }, [edits, runtime])
  return null
}
