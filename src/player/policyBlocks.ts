/**
 * Watches for loads that the page's content security policy refuses. The problem: to the engine and to the video element
 * they look like a lost connection or an unknown format. The solution: the browser also fires an event with the address.
 * @param directive connect-src for what scripts load, media-src for what the video element loads
 */
export function watchPolicy(directive: 'connect-src' | 'media-src') {
  const refused = new Set<string>()
  const add = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
    // Otherwise a keyword such as "inline".
    if (effectiveDirective === directive && URL.canParse(blockedURI)) refused.add(new URL(blockedURI).origin)
  }
  document.addEventListener('securitypolicyviolation', add)
  return {
    /** True when the policy has refused an address of the same origin: a policy allows whole origins. */
    blocks: (address: unknown): boolean =>
      typeof address === 'string' &&
      URL.canParse(address, location.href) &&
      refused.has(new URL(address, location.href).origin),
    end: () => document.removeEventListener('securitypolicyviolation', add),
  }
}
