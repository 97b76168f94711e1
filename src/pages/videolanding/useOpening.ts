import type { TitleCard } from '../../generated/types'
import { isRecord } from '../../lib/json/isRecord'
import { createLoader } from '../../lib/loader'
import type { PlannedModule } from '../../site/moduleList'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { ReadyModule } from '../../site/runtime'
import { useLoaded } from '../../ui/useLoaded'

/** What the placement says around its title. */
export interface OpeningSettings {
  /** The placement's heading. */
  heading?: string
  /** Words of the button. */
  watchLabel?: string
}

/** The first title of a placement, checked as its module is. */
export function useOpening(planned: PlannedModule | undefined) {
  const runtime = useRuntime()
  const { value, error, retry } = useLoaded(planned ? runtime.module(planned) : none, planned !== undefined)
  const module = isRecord(value?.module) ? value.module : {}
  const titles = Array.isArray(module.content) ? (module.content as TitleCard[]) : []
  const label = isRecord(module.config) ? module.config.watch_label : undefined
  const settings: OpeningSettings = {
    heading: typeof module.display_name === 'string' ? module.display_name : undefined,
    watchLabel: typeof label === 'string' && label ? label : undefined,
  }
  return { loading: planned !== undefined && !value, title: titles[0], settings, error, retry }
}

/** Stands in where no placement holds a title. */
const none = createLoader<ReadyModule>(async () => ({ Component: () => null }))
