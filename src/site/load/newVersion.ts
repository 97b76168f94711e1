import { mayReload } from '../../lib/pageReload'
import { createStorage } from '../../lib/storage'
import { createStore } from '../../lib/store'
import { withTimeout } from '../../lib/withTimeout'

const KEY = 'marquee.reloaded'
const GUARD = 30_000
/** The server has so long to say that it is there, in milliseconds. */
const PATIENCE = 10_000
/** What failed is told after so many milliseconds, also where the page is still to be loaded anew. */
const SILENCE = 5000

/** Whether a newer version waits for the visitor's word: to load it by itself would take something away. */
export const newVersion = createStore(false)

/**
 * A chunk that cannot be loaded usually means that a new version was deployed: the page is loaded anew, once in 30 s
 * (reliability P10). Where that does not help, the place of the chunk offers a retry. Where something would be lost (a film
 * plays, a form is filled in), the visitor is asked.
 * The problem: a server that is just started anew has no page either, and the browser's own would take the visitor's
 * place. The solution: it is asked for the page first.
 * The problem: where storage is blocked, nothing would remember the reload, and it would never end. The solution: the
 * entry of the history holds the stamp, too; where not even that can be, nothing is loaded anew.
 * The problem: a press on a link while the new page is on its way changes the old one, and is gone with it. The solution:
 * the browser itself follows it.
 * @param isFree false while something would be lost
 */
export function reloadOnNewVersion(window: Window, isFree: () => boolean = () => true, now = Date.now): void {
  const store = createStorage('sessionStorage')
  let form: HTMLFormElement | null = null
  const isFilledIn = () => form?.isConnected && [...form.elements].some((field) => (field as HTMLInputElement).value)
  window.addEventListener('input', ({ target }) => {
    form = (target as HTMLInputElement).form ?? form
  })
  const isLost = () => isFilledIn() || !isFree()
  window.addEventListener('vite:preloadError', () => {
    const stamps = [store.get(KEY), window.history.state?.[KEY]]
    // Also of a clock that was set back meanwhile.
    if (stamps.some((stamp) => Math.abs(now() - Number(stamp ?? 0)) < GUARD)) return
    // Without a line a kept page would answer, and lack the same file.
    if (window.navigator.onLine === false) return
    if (isLost()) return newVersion.set(true)
    try {
      window.history.replaceState({ ...window.history.state, [KEY]: now() }, '')
    } catch {
      return
    }
    store.set(KEY, String(now()))
    mayReload(withTimeout(replacePage(), SILENCE).catch(() => {}))
  })

  /** Resolves where the page stays. */
  async function replacePage(): Promise<unknown> {
    const answer = await window
      .fetch(window.location.href, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
      .catch(() => undefined)
    if (!answer || answer.status >= 500) return
    if (isLost()) return newVersion.set(true)
    window.addEventListener('click', leaveToBrowser, true)
    window.location.reload()
    return new Promise(() => {})
  }
}

function leaveToBrowser(event: Event): void {
  if ((event.target as Element).closest('a[href]')) event.stopImmediatePropagation()
}
