/**
 * The known word that somebody probably meant.
 * @returns the nearest of `known` within a third of its length, or undefined
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const plain = fold(word)
  let best: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const candidate of known) {
    const limit = Math.max(1, Math.floor(Math.max(candidate.length, word.length) / 3))
    const distance = plain === fold(candidate) ? 0 : editDistance(plain, fold(candidate), limit)
    if (distance <= limit && distance < least) {
      best = candidate
      least = distance
    }
  }
  return best
}

const fold = (word: string) => word.slice(0, 100).toLowerCase().replaceAll(/[-_ ]/g, '')

/** Edits (also of two neighbours that changed places) from `a` to `b`, or more than `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    before = last
    last = row
  }
  return last[b.length] ?? limit + 1
}
