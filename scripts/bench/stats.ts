/** The middle one; of an even number, the mean of the two in the middle. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The values that a quarter and three quarters of the others lie below. */
export const quartiles = (values: readonly number[]): [low: number, high: number] => [
  quantile(values, 0.25),
  quantile(values, 0.75),
]

/**
 * The values without those that lie further outside of the quartiles than one and a half times what lies between them
 * (Tukey's fences).
 */
export function withoutOutliers(values: readonly number[]): number[] {
  const [low, high] = quartiles(values)
  const reach = (high - low) * 1.5
  return values.filter((value) => value >= low - reach && value <= high + reach)
}

/**
 * Where the true median lies with 95 % of probability, whatever the values are distributed like: the order statistics
 * whose ranks a fair coin would leave in one of twenty cases. Of five values or fewer, all.
 */
export function medianInterval(values: readonly number[]): [low: number, high: number] {
  const sorted = [...values].sort((a, b) => a - b)
  const { length } = sorted
  let outside = 0
  let below = 0.5 ** length
  let rank = 0
  while (rank < length / 2 - 1 && outside + below <= 0.025) {
    outside += below
    below *= (length - rank) / (rank + 1)
    rank++
  }
  const at = Math.max(0, rank - 1)
  return [sorted[at] ?? Number.NaN, sorted[length - 1 - at] ?? Number.NaN]
}

/** "12.1 to 14.9 in 9 runs": how far the figures lie apart. */
export function spread(values: readonly number[], digits = 0): string {
  const [low, high] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits))
  return `${low} to ${high} in ${values.length} runs`
}

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (sorted.length - 1) * part
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]]
  return low + (high - low) * (at - Math.floor(at))
}
