import type { Edit } from 'jsonc-parser'

/**
 * The edits that undo edits of a text.
 * @param text before the edits
 * @param edits must not overlap
 */
export function invertEdits(text: string, edits: readonly Edit[]): Edit[] {
  let shift = 0
  return [...edits]
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, length, content }) => {
      const inverse = { offset: offset + shift, length: content.length, content: text.slice(offset, offset + length) }
      shift += content.length - length
      return inverse
    })
}
