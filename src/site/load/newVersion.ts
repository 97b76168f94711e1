import { announceReload } from '../../lib/async/pageReload'
import { withTimeout } from '../../lib/async/withTimeout'
import { createStorage } from '../../lib/browser/storage'
import { createStore } from '../../lib/store'

const RELOADED_KEY = 'marquee.reloaded'
/** Minimum time between two reloads */
const RELOAD_INTERVAL_MS = 30_000
/** Timeout of the check that the server has the page */
const PAGE_CHECK_TIMEOUT_MS = 10_000
/** Delay after which an error is reported even if a reload is still pending */
const ERROR_DELAY_MS = 5000

/** True while a newer version waits for the visitor's confirmation, because reloading would lose something */
export const newVersionWaiting = createStore(false)

/**
 * Reloads the page when a chunk cannot be loaded, which usually means that a new version was deployed; at most once in
 * 30 s (reliability P10). If that does not help, the component of the chunk offers a retry. If a reload would lose
 * something (a stream plays, a form is filled in), `newVersion` is set and the visitor decides.
 * The page is requested before the reload: while a server restarts, the browser would replace it by its own error page.
 * The time of a reload is stored twice, in storage and in the history entry, so that blocked storage does not cause a
 * reload loop. Without either there is no reload.
 * While a reload is pending, links are followed by the browser: the router would change a page that is about to go.
 * @param canReload false while a reload would lose something
 */
export function reloadOnNewVersion(window: Window, canReload: () => boolean = () => true, now = Date.now): void {
  const store = createStorage('sessionStorage')
  let form: HTMLFormElement | null = null
  const isFilledIn = () => form?.isConnected && [...form.elements].some((field) => (field as HTMLInputElement).value)
  window.addEventListener('input', ({ target }) => {
    form = (target as HTMLInputElement).form ?? form
  })
  const wouldLoseSomething = () => isFilledIn() || !canReload()
  window.addEventListener('vite:preloadError', () => {
    const reloadTimes = [store.get(RELOADED_KEY), window.history.state?.[RELOADED_KEY]]
    // Both directions: the clock may have been set back.
    if (reloadTimes.some((time) => Math.abs(now() - Number(time ?? 0)) < RELOAD_INTERVAL_MS)) return
    // Offline, a cached page would respond and lack the same chunk.
    if (window.navigator.onLine === false) return
    if (wouldLoseSomething()) return newVersionWaiting.set(true)
    try {
      window.history.replaceState({ ...window.history.state, [RELOADED_KEY]: now() }, '')
    } catch {
      return
    }
    store.set(RELOADED_KEY, String(now()))
    announceReload(withTimeout(reloadIfReachable(), ERROR_DELAY_MS).catch(() => {}))
  })

  /** Resolves if the page stays. */
  async function reloadIfReachable(): Promise<unknown> {
    const response = await window
      .fetch(window.location.href, { cache: 'no-store', signal: AbortSignal.timeout(PAGE_CHECK_TIMEOUT_MS) })
      .catch(() => undefined)
    if (!response || response.status >= 500) return
    if (wouldLoseSomething()) return newVersionWaiting.set(true)
    window.addEventListener('click', followLinkInBrowser, true)
    window.location.reload()
    return new Promise(() => {})
  }
}

/** Keeps the router from handling a link, so that the browser follows it. */
function followLinkInBrowser(event: Event): void {
  if ((event.target as Element).closest('a[href]')) event.stopImmediatePropagation()
}
