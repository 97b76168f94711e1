import { BlockList, isIP } from 'node:net'

/** Default: proxies on the same machine. */
export const LOOPBACK_NETWORKS = '127.0.0.0/8, ::1'

/**
 * Reads `MARQUEE_TRUSTED_PROXIES`.
 * @param text addresses and networks such as "10.0.0.0/8, 192.0.2.7", or "none"
 * @throws TypeError for an invalid entry
 */
export function parseTrustedProxies(text: string): BlockList {
  const list = new BlockList()
  if (text.trim() === 'none') return list
  for (const entry of text.split(',').map((each) => each.trim())) {
    const [address = '', bits] = entry.split('/')
    const version = isIP(address)
    const widest = version === 4 ? 32 : 128
    const size = bits === undefined ? widest : /^\d{1,3}$/.test(bits) ? Number(bits) : -1
    if (version === 0 || size < 0 || size > widest)
      throw new TypeError(
        `MARQUEE_TRUSTED_PROXIES contains "${entry}": expected addresses or networks such as 10.0.0.0/8, 192.0.2.7, or none.`,
      )
    list.addSubnet(address, size, version === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}

export function isTrustedProxy(proxies: BlockList, address: string | undefined): boolean {
  const plain = unmapIpv4(address)
  return plain !== undefined && proxies.check(plain, isIP(plain) === 4 ? 'ipv4' : 'ipv6')
}

/**
 * The X-Forwarded-For value for the service.
 * @param received the header of a trusted proxy
 */
export const forwardedForHeader = (address: string | undefined, received: string | null): string | undefined =>
  [received, unmapIpv4(address)].filter(Boolean).join(', ') || undefined

/** Dual-stack sockets report IPv4 addresses as ::ffff:192.0.2.7. */
const unmapIpv4 = (address: string | undefined): string | undefined => address?.replace(/^::ffff:(?=\d+\.)/, '')
