import type { Loader } from '../../lib/async/loader'
import { settledWithin } from '../../lib/async/withTimeout'
import type { PlannedModule } from '../moduleList'
import type { ReadyModule } from './moduleLoaders'

/** Minimum height of a row of cards with heading and margin, in CSS pixels */
const MIN_ROW_HEIGHT = 300

/** Upper bound of modules in the first `screens` viewports */
const modulesOn = (screens: number) => Math.max(3, Math.ceil((screens * innerHeight) / MIN_ROW_HEIGHT))

/** Maximum wait for a page, and for the modules of its first viewport */
export const OPENING_TIMEOUT_MS = 1000

/** The modules of a list's first viewport */
export interface Opening {
  /** True when each of them has loaded or failed, or the timeout has passed */
  isOver: () => boolean
  /** Loads them. The timeout starts with the first call; later calls wait for the remaining time. */
  wait: () => Promise<unknown>
}

/** Loads the modules of the first viewports, which then render without a skeleton. */
export function createFirstScreens(module: (planned: PlannedModule) => Loader<ReadyModule>) {
  const openings = new WeakMap<PlannedModule[], Opening>()
  const loadersOf = (modules: PlannedModule[], screens: number) => modules.slice(0, modulesOn(screens)).map(module)

  const load = (modules: PlannedModule[], screens = 1) =>
    Promise.allSettled(loadersOf(modules, screens).map((loader) => loader.load()))

  function createOpening(modules: PlannedModule[]): Opening {
    let waiting: Promise<unknown> | undefined
    let isLate = false
    return {
      isOver: () => isLate || loadersOf(modules, 1).every((loader) => loader.read() ?? loader.state().error),
      wait() {
        waiting ??= settledWithin(load(modules), OPENING_TIMEOUT_MS).then(() => {
          isLate = true
        })
        return waiting
      },
    }
  }

  return {
    load,
    opening(modules: PlannedModule[]): Opening {
      const known = openings.get(modules) ?? createOpening(modules)
      openings.set(modules, known)
      return known
    },
  }
}
