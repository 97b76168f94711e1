import { createStore } from '../../lib/store'

/** Files of the site's folder whose last valid state is shown, because the saved one is not readable. */
export const lastGood = createStore<readonly string[]>([])

export function setLastGood(file: string, shown: boolean): void {
  const others = lastGood.get().filter((other) => other !== file)
  lastGood.set(shown ? [...others, file] : others)
}
