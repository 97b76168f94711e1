/**
 * Whether a server may receive a visitor or a token: https, or http on loopback or this site's own origin (threats R8).
 * URLs with user names are rejected.
 */
export function isTrustedAddress(address: unknown, ownOrigin: string = location.origin): address is string {
  if (typeof address !== 'string' || address.length > 2000) return false
  try {
    const { protocol, origin, username, password } = new URL(address)
    if (username || password) return false
    return protocol === 'https:' || isLoopback(address) || (protocol === 'http:' && origin === ownOrigin)
  } catch {
    return false
  }
}

/** Whether a URL is http on loopback, the only case in which OIDC may omit TLS */
export function isLoopback(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}
