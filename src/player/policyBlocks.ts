import { readUrl } from '../lib/url/readUrl'

/**
 * Watches for loads that the page's content security policy refuses. The problem: to the engine and to the video element
 * they look like a lost connection or an unknown format. The solution: the browser also fires an event with the address.
 * @param directive connect-src for what scripts load, media-src for what the video element loads
 */
export function watchPolicy(directive: 'connect-src' | 'media-src') {
  const refused = new Set<string>()
  const add = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
    // No address: a keyword such as "inline".
    const blocked = readUrl(blockedURI)
    if (effectiveDirective === directive && blocked) refused.add(blocked.origin)
  }
  document.addEventListener('securitypolicyviolation', add)
  return {
    /** True when the policy has refused an address of the same origin: a policy allows whole origins. */
    blocks: (address: unknown): boolean =>
      typeof address === 'string' && refused.has(readUrl(address, location.href)?.origin ?? ''),
    end: () => document.removeEventListener('securitypolicyviolation', add),
  }
}
