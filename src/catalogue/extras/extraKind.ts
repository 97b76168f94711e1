import type { TitleCard } from '../../generated/types'
import type { TranslateFunction } from '../../text/createText'
import type { TextKey } from '../../text/texts'

const KIND_TEXT_KEYS: ReadonlyMap<string, TextKey> = new Map([
  ['extra', 'kindExtra'],
  ['trailer', 'kindTrailer'],
  ['clip', 'kindClip'],
  ['highlight', 'kindHighlight'],
  ['image', 'kindImage'],
  ['video', 'kindVideo'],
])

/**
 * The kind of an extra in one word: the service's kind `type` (for example "making of"), else that of its title type.
 * @returns undefined for an unknown type
 */
export function extraTypeLabel(extra: TitleCard & { type?: unknown }, t: TranslateFunction): string | undefined {
  const { type, title_type } = extra
  const kind = typeof type === 'string' && type.length <= 50 ? type.trim() : ''
  const key = KIND_TEXT_KEYS.get(kind || (title_type ?? ''))
  if (key) return t(key)
  return kind ? kind.charAt(0).toUpperCase() + kind.slice(1) : undefined
}
