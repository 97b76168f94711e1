/**
 * Whether a server may be given a visitor or a token: https, or http on a loopback address or this site's own origin
 * (threats R8). Addresses with user names in them are refused.
 */
export function isTrustedAddress(address: unknown, own: string = location.origin): address is string {
  if (typeof address !== 'string' || address.length > 2000) return false
  try {
    const { protocol, origin, username, password } = new URL(address)
    if (username || password) return false
    return protocol === 'https:' || isLoopback(address) || (protocol === 'http:' && origin === own)
  } catch {
    return false
  }
}

/** Whether this is http on a loopback address: only there may OIDC do without TLS. */
export function isLoopback(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}
