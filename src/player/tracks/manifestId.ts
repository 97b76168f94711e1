import { cleanLabel } from './cleanLabel'
import { languageCode } from './languageCode'

/** What makes an id an address, as HLS has it: "subs/en.m3u8?v=2". */
const ADDRESS = /[/:?#%\\]|\.[a-z0-9]{2,5}$/i
/** Numbers, hashes and the like say nothing to anybody. */
const HASH = /^(?=.*\d)[0-9a-f-]{12,}$/i

/**
 * The id of a track where a person can read it: packagers of DASH write names there.
 * @param removed words that the site takes out of labels
 * @returns undefined for addresses, numbers, hashes and codes of languages
 */
export function readableId(id: string | null | undefined, removed: readonly string[]): string | undefined {
  if (!id || ADDRESS.test(id)) return undefined
  const { text } = cleanLabel(id, removed)
  if (!/\p{L}{2}/u.test(text) || HASH.test(text) || languageCode(text)) return undefined
  return text
}

/** What the endings of an id say; of an address those of its file name. HLS joins the addresses of a track by commas. */
export function idMarks(id: string | null | undefined): { isDefault: boolean; isForced: boolean } {
  const parts = (id ?? '').split(',').map((part) => cleanLabel(fileName(part)))
  return { isDefault: parts.some((part) => part.isDefault), isForced: parts.some((part) => part.isForced) }
}

function fileName(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  return (path.split('/').at(-1) ?? '').replace(/\.[a-z0-9]{2,5}$/i, '')
}
