/** Maximum edits of a typo; with more it is probably another word */
export const MAX_TYPO_EDITS = 2

/**
 * The known word that was probably meant.
 * @param maxEdits maximum number of edits, beside a third of the length
 * @returns the nearest word within a third of its length, else the longest one that `word` starts with, or undefined
 */
export function findNearestWord(
  word: string,
  known: Iterable<string>,
  maxEdits = Number.POSITIVE_INFINITY,
): string | undefined {
  const plain = foldWord(word)
  let best: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const candidate of known) {
    const third = Math.max(1, Math.floor(Math.max(candidate.length, word.length) / 3))
    const limit = Math.min(maxEdits, third, least - 1)
    const distance = editDistance(plain, foldWord(candidate), limit)
    if (distance > limit) continue
    best = candidate
    least = distance
  }
  return best ?? (maxEdits === Number.POSITIVE_INFINITY ? longestPrefix(plain, known) : undefined)
}

/** "homepage" probably means "home". */
function longestPrefix(plain: string, known: Iterable<string>): string | undefined {
  let best: string | undefined
  for (const candidate of known) {
    const start = foldWord(candidate)
    if (start.length > 3 && start.length > (best?.length ?? 0) && plain.startsWith(start)) best = candidate
  }
  return best
}

const foldWord = (word: string) =>
  word
    .slice(0, 100)
    .toLowerCase()
    .replaceAll(/[-_ ]+/g, '')

/** Damerau-Levenshtein distance, with early exit: more than `limit` returns `limit + 1`. One textbook algorithm, not split. */
function editDistance(a: string, b: string, limit: number): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      if (cost < least) least = cost
      row.push(cost)
    }
    // All later rows are at least as far, except after a transposition, whose row between is near, too.
    if (least > limit) return limit + 1
    before = last
    last = row
  }
  return last[b.length] ?? limit + 1
}
