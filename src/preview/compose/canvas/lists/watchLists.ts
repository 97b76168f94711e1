import type { Runtime } from '../../../../site/runtime'

/** Mutations of the page within this time are one change. */
const MUTATION_DELAY_MS = 100

/**
 * Calls a listener when a module list of the page was loaded and is shown, or could not be loaded.
 * @returns stops watching
 */
export function watchLists(page: Document, runtimeOf: () => Runtime | undefined, listener: () => void): () => void {
  const states = () =>
    (runtimeOf()?.lists() ?? []).flatMap(({ loader }) => [
      loader.state(),
      loader.read()?.some(({ key }) => page.getElementById(key) !== null),
    ])
  let known: unknown[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    timer = undefined
    const now = states()
    const isSame = now.length === known.length && now.every((state, index) => state === known[index])
    known = now
    if (!isSame) listener()
  }
  const start = () => {
    timer ??= setTimeout(check, MUTATION_DELAY_MS)
  }
  const observer = new MutationObserver(start)
  observer.observe(page.body, { childList: true, subtree: true })
  start()
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}
