import { rememberLocation } from '../../session/rememberedLocation'
import type { Runtime } from '../runtime'
import type { Resolved } from './resolvePage'

const MOST = 5

/**
 * Follows the redirects of the first address before anything is rendered, so that the right page is prepared at once.
 * What is still a redirect after five is left to the shell, which names the circle.
 */
export function followRedirects(runtime: Runtime, window: Window): Resolved {
  let resolved = runtime.resolve(window.location)
  for (let hop = 0; resolved.type === 'redirect' && hop < MOST; hop++) {
    if (resolved.remember) rememberLocation(resolved.remember)
    window.history.replaceState(window.history.state, '', resolved.to)
    resolved = runtime.resolve(window.location)
  }
  return resolved
}
