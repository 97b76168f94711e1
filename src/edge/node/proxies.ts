import { BlockList, isIP } from 'node:net'

/** Proxies on the same machine. */
export const LOOPBACK = '127.0.0.0/8, ::1'

/**
 * Reads the addresses of trusted proxies.
 * @param text addresses and networks, as "10.0.0.0/8, 192.0.2.7", or "none"
 * @throws TypeError naming the entry that is neither
 */
export function readProxies(text: string): BlockList {
  const list = new BlockList()
  if (text.trim() === 'none') return list
  for (const entry of text.split(',').map((each) => each.trim())) {
    const [address = '', bits] = entry.split('/')
    const version = isIP(address)
    const widest = version === 4 ? 32 : 128
    const size = bits === undefined ? widest : /^\d{1,3}$/.test(bits) ? Number(bits) : -1
    if (version === 0 || size < 0 || size > widest)
      throw new TypeError(
        `MARQUEE_TRUSTED_PROXIES contains "${entry}": expected addresses or networks, as 10.0.0.0/8, 192.0.2.7, or none.`,
      )
    list.addSubnet(address, size, version === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}

/** Whether an address is one of the trusted proxies. */
export function isFrom(proxies: BlockList, address: string | undefined): boolean {
  const plain = plainAddress(address)
  return plain !== undefined && proxies.check(plain, isIP(plain) === 4 ? 'ipv4' : 'ipv6')
}

/**
 * X-Forwarded-For for the service: the address of the client, behind those that a trusted proxy has passed on.
 * @param before the value of a trusted proxy
 */
export const forwardedBy = (address: string | undefined, before: string | null): string | undefined =>
  [before, plainAddress(address)].filter(Boolean).join(', ') || undefined

/** Sockets for both versions write IPv4 addresses as ::ffff:192.0.2.7. */
const plainAddress = (address: string | undefined): string | undefined => address?.replace(/^::ffff:(?=\d+\.)/, '')
