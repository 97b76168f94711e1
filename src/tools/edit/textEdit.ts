import { applyEdits, type Edit } from 'jsonc-parser'

/** The smallest edit of one range that changes a text into another one. */
export function textEdit(before: string, after: string): Edit {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return { offset: start, length: before.length - start - end, content: after.slice(start, after.length - end) }
}

/**
 * A text with two changes that were made independently.
 * @returns undefined if they are not on different lines, so that they may concern the same value
 */
export function mergeTexts(before: string, ours: string, theirs: string): string | undefined {
  const edits = [textEdit(before, ours), textEdit(before, theirs)].sort((a, b) => a.offset - b.offset)
  const [first, second] = edits
  const isApart = first && second && before.slice(first.offset + first.length, second.offset).includes('\n')
  return isApart ? applyEdits(before, edits) : undefined
}
