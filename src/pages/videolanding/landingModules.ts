import { moduleCards } from '../../catalogue/title/moduleCards'
import { createLoader } from '../../lib/async/loader'
import { isRecord } from '../../lib/json/isRecord'
import type { ReadyModule } from '../../site/assemble/moduleLoaders'
import type { PlannedModule } from '../../site/moduleList'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useLoaded } from '../../ui/useLoaded'

export interface LandingModules {
  first: PlannedModule | undefined
  rest: readonly PlannedModule[]
}

const REGIONS = ['top', 'main', 'bottom'] as const

/**
 * The first placement, in page order, that contains a title. It is not rendered again below if it fills a screen itself
 * (`reserve: 'hero'`).
 */
export function landingModules(modules: readonly PlannedModule[]): LandingModules {
  const inOrder = REGIONS.flatMap((region) => modules.filter((each) => each.region === region))
  const first = inOrder.find(({ raw: { content } }) => Array.isArray(content) && isTitle(content[0]))
  return { first, rest: first?.entry.reserve === 'hero' ? inOrder.filter((each) => each !== first) : inOrder }
}

const isTitle = (item: unknown) => isRecord(item) && typeof item.slug === 'string'

export interface LandingSettings {
  heading?: string
  watchLabel?: string
}

/** The first title of a placement, validated with its module. */
export function useLandingTitle(planned: PlannedModule | undefined) {
  const runtime = useRuntime()
  const { value, error, retry } = useLoaded(planned ? runtime.module(planned) : EMPTY_LOADER, planned !== undefined)
  const module = isRecord(value?.module) ? value.module : {}
  const title = moduleCards(module)?.[0]
  const label = isRecord(module.config) ? module.config.watch_label : undefined
  const settings: LandingSettings = {
    heading: typeof module.display_name === 'string' ? module.display_name : undefined,
    watchLabel: typeof label === 'string' && label ? label : undefined,
  }
  return { loading: planned !== undefined && !value, title, settings, error, retry }
}

/** Used if no placement contains a title. */
const EMPTY_LOADER = createLoader<ReadyModule>(async () => ({ Component: () => null }))
