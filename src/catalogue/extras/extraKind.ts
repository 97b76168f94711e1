import type { TitleCard } from '../../generated/types'
import type { Text } from '../../text/createText'
import type { TextKey } from '../../text/texts'

const WORDS: ReadonlyMap<string, TextKey> = new Map([
  ['extra', 'kindExtra'],
  ['trailer', 'kindTrailer'],
  ['clip', 'kindClip'],
  ['highlight', 'kindHighlight'],
  ['image', 'kindImage'],
  ['video', 'kindVideo'],
])

/**
 * What an extra is, in a word: the service's own (`type`, for example making of) before that of its title type.
 * @returns undefined for a type without a word
 */
export function extraKind(extra: TitleCard & { type?: unknown }, t: Text): string | undefined {
  const { type, title_type } = extra
  const own = typeof type === 'string' && type.length <= 50 ? type.trim() : ''
  const key = WORDS.get(own || (title_type ?? ''))
  if (key) return t(key)
  return own ? own.charAt(0).toUpperCase() + own.slice(1) : undefined
}
