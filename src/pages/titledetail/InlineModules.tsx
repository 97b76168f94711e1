import { useMemo } from 'react'
import type { Title } from '../../generated/types'
import { createLoader } from '../../lib/loader'
import { readModuleList } from '../../site/moduleList'
import { ModuleSlot } from '../../site/react/ModuleSlot'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useLoaded } from '../../ui/useLoaded'

/** Where these modules stand among those of the page: never on the first screen. */
const BELOW = 3

/** The modules that the title itself brings (spec, section 3: meta.modules). */
export function InlineModules({ title }: { title: Title }) {
  const runtime = useRuntime()
  const list = useMemo(
    () =>
      createLoader(() => {
        const data = { data: title.meta?.modules }
        const reply = { data, text: JSON.stringify(data), path: `title ${title.slug}` }
        return readModuleList(reply, runtime.registry.modules, runtime.plan.ignored, runtime.problems)
      }),
    [runtime, title],
  )
  const { value = [] } = useLoaded(list)
  return value.map((planned, index) => <ModuleSlot key={planned.key} planned={planned} index={BELOW + index} />)
}
