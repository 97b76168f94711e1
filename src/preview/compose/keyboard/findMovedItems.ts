/**
 * The fewest items that were moved, if a list was put into another order. Added and removed items are ignored, and
 * items with one key are those of one place.
 * @param before keys in the order before
 */
export function findMovedItems(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const places = new Map(before.map((key, place) => [key, place]))
  const kept = after.filter((key) => places.has(key))
  // Most changes move nothing.
  if (kept.every((key, index) => index === 0 || Number(places.get(kept[index - 1] ?? '')) <= Number(places.get(key))))
    return new Set()
  /** For each item, the longest sequence that ends with it and is in the order before. */
  const sequences: string[][] = []
  for (const [index, key] of kept.entries()) {
    const isAfter = (sequence: string[]) => Number(places.get(sequence.at(-1) ?? '')) <= Number(places.get(key))
    const earlier = sequences.slice(0, index).filter(isAfter)
    sequences.push([...longest(earlier), key])
  }
  const inOrder = new Set(longest(sequences))
  return new Set(kept.filter((key) => !inOrder.has(key)))
}

const longest = (sequences: readonly string[][]): readonly string[] =>
  sequences.reduce((best, each) => (each.length > best.length ? each : best), [])
