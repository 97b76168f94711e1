import { createStorage } from '../../lib/storage'

const KEY = 'marquee.reloaded'
const GUARD = 30_000

/**
 * A chunk that cannot be loaded usually means that a new version was deployed: the page is loaded anew, once in 30 s
 * (reliability P10). Where that does not help, the place of the chunk offers a retry.
 * @param mayReload false while something would be lost
 */
export function reloadOnNewVersion(window: Window, mayReload: () => boolean = () => true, now = Date.now): void {
  const store = createStorage('sessionStorage')
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(store.get(KEY) ?? 0)
    if (now() - last < GUARD || !mayReload()) return
    event.preventDefault()
    store.set(KEY, String(now()))
    window.location.reload()
  })
}
