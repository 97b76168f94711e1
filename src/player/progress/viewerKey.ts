/**
 * A pseudonymous key for a viewer, for storage keys and third-party analytics. Different for sites that share an origin.
 * @param site base address of the service
 * @returns undefined while the profile is unknown
 */
export function viewerKey(site: string, profile: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const identity = [profile?.email, profile?.username]
    .map((name) => (typeof name === 'string' ? name.trim().toLowerCase() : ''))
    .join('\n')
  return identity === '\n' ? undefined : hash(`${site}\n${identity}`)
}

/** A 53-bit hash (cyrb53) as 14 hexadecimal digits: enough to distinguish viewers, too short to reverse. */
function hash(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return ((low & 0x1fffff) * 2 ** 32 + (high >>> 0)).toString(16).padStart(14, '0')
}
