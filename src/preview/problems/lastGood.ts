import { createStore } from '../../lib/store'

/** Files of the site's folder whose last good state is on the page, as what is saved now cannot be read. */
export const lastGood = createStore<readonly string[]>([])

/** Says of a file whether its last good state is shown. */
export function showsLastGood(file: string, shown: boolean): void {
  const others = lastGood.get().filter((other) => other !== file)
  lastGood.set(shown ? [...others, file] : others)
}
