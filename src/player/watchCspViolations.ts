import { parseUrl } from '../lib/url/parseUrl'

/**
 * Records loads that the CSP of the page blocks. The engine and the video element report them as a lost connection or an
 * unknown format, but the browser also dispatches an event with the address.
 * @param directive connect-src for loads of scripts, media-src for loads of the video element
 */
export function watchCspViolations(directive: 'connect-src' | 'media-src') {
  const blockedOrigins = new Set<string>()
  const add = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
    // Not an address if it is a keyword such as "inline".
    const blocked = parseUrl(blockedURI)
    if (effectiveDirective === directive && blocked) blockedOrigins.add(blocked.origin)
  }
  document.addEventListener('securitypolicyviolation', add)
  return {
    /** Whether an address of the same origin was blocked, because policies usually allow whole origins. */
    isBlocked: (address: unknown): boolean =>
      typeof address === 'string' && blockedOrigins.has(parseUrl(address, location.href)?.origin ?? ''),
    stop: () => document.removeEventListener('securitypolicyviolation', add),
  }
}
