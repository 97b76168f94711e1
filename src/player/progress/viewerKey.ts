import type { UserProfile } from '../../generated/types'

/**
 * A name for a viewer that names nobody: under it a browser keeps what belongs to this viewer, and strangers may count by
 * it. It tells viewers apart, and sites that share an origin.
 * @param site the base of the service
 * @returns undefined while nobody knows who is signed in
 */
export function viewerKey(site: string, profile: UserProfile | undefined): string | undefined {
  const who = [profile?.email, profile?.username]
    .map((name) => (typeof name === 'string' ? name.trim().toLowerCase() : ''))
    .join('\n')
  return who === '\n' ? undefined : hash(`${site}\n${who}`)
}

/** 53 bits of a text (cyrb53), as 14 hexadecimal digits: enough to tell, too little to read back. */
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
