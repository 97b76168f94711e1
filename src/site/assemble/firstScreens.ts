import type { Loader } from '../../lib/async/loader'
import { waitUntilSettled } from '../../lib/async/withTimeout'
import type { PlannedModule } from '../moduleList'
import type { ReadyModule } from './moduleLoaders'

/** Minimum height of a row of cards with heading and margin, in CSS pixels */
const MIN_ROW_HEIGHT = 300

/** Upper bound of modules in the first `screens` viewports */
const maxModulesOn = (screens: number) => Math.max(3, Math.ceil((screens * innerHeight) / MIN_ROW_HEIGHT))

/** Maximum wait for a page, and for the modules of its first viewport */
export const PAGE_TIMEOUT_MS = 1000

/** The modules of a list's first viewport */
export interface FirstView {
  /** True when each of them has loaded or failed, or the timeout has passed */
  isSettled: () => boolean
  /** Loads them. The timeout starts with the first call; later calls wait for the remaining time. */
  wait: () => Promise<unknown>
}

/** Loads the modules of the first viewports, which then render without a skeleton. */
export function createFirstScreens(module: (planned: PlannedModule) => Loader<ReadyModule>) {
  const firstViews = new WeakMap<PlannedModule[], FirstView>()
  const loadersOf = (modules: PlannedModule[], screens: number) => modules.slice(0, maxModulesOn(screens)).map(module)

  const load = (modules: PlannedModule[], screens = 1) =>
    Promise.allSettled(loadersOf(modules, screens).map((loader) => loader.load()))

  function createFirstView(modules: PlannedModule[]): FirstView {
    let waiting: Promise<unknown> | undefined
    let isTimeOver = false
    return {
      isSettled: () => isTimeOver || loadersOf(modules, 1).every((loader) => loader.read() ?? loader.state().error),
      wait() {
        waiting ??= waitUntilSettled(load(modules), PAGE_TIMEOUT_MS).then(() => {
          isTimeOver = true
        })
        return waiting
      },
    }
  }

  return {
    load,
    firstView(modules: PlannedModule[]): FirstView {
      const known = firstViews.get(modules) ?? createFirstView(modules)
      firstViews.set(modules, known)
      return known
    },
  }
}
