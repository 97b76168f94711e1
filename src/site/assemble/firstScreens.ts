import type { Loader } from '../../lib/loader'
import { settledWithin } from '../../lib/withTimeout'
import type { PlannedModule } from '../moduleList'
import type { ReadyModule } from './moduleLoaders'

/** The least height of a row of cards with its heading and the space above, in CSS pixels. */
const MIN_ROW_HEIGHT = 300

/** The most modules that fit on the first screens. */
const modulesOn = (screens: number) => Math.max(3, Math.ceil((screens * innerHeight) / MIN_ROW_HEIGHT))

/** How long a visitor waits for a page, and its list for the modules of its first screen, in milliseconds. */
export const OPENING_TIMEOUT_MS = 1000

/** The wait for the modules of a list's first screen. */
export interface Opening {
  /** Whether each of them is loaded or has failed, or the time is over. */
  isOver: () => boolean
  /** Loads them. The time runs from the first call: later calls wait for the rest of it. */
  wait: () => Promise<unknown>
}

/** Loads the modules of the first screens, which are rendered at once, without a skeleton before. */
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
