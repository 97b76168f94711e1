import { storeLocation } from '../../session/storedLocation'
import type { Runtime } from '../runtime'
import type { ResolvedAddress } from './resolvePage'

const MAX_REDIRECTS = 5

/**
 * Follows redirects of the initial URL before anything renders, so that the final page is prepared immediately. After five
 * redirects the shell takes over and reports the loop.
 */
export function followRedirects(runtime: Runtime, window: Window): ResolvedAddress {
  let resolved = runtime.resolve(window.location)
  for (let hop = 0; resolved.type === 'redirect' && hop < MAX_REDIRECTS; hop++) {
    if (resolved.remember) storeLocation(resolved.remember)
    window.history.replaceState(window.history.state, '', resolved.to)
    resolved = runtime.resolve(window.location)
  }
  return resolved
}
