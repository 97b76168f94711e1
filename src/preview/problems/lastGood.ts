import { createStore } from '../../lib/store'

/** Files of the site's folder whose last valid state is shown, because the saved one is not readable. */
export const staleFiles = createStore<readonly string[]>([])

export function setFileStale(file: string, shown: boolean): void {
  const others = staleFiles.get().filter((other) => other !== file)
  staleFiles.set(shown ? [...others, file] : others)
}
