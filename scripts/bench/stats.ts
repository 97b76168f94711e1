/** The middle value; the mean of the two middle values for an even number. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The first and third quartile. */
export const quartiles = (values: readonly number[]): [low: number, high: number] => [
  quantile(values, 0.25),
  quantile(values, 0.75),
]

/**
 * The values without outliers: those further than 1.5 interquartile ranges outside of the quartiles (Tukey's fences).
 */
export function withoutOutliers(values: readonly number[]): number[] {
  const [low, high] = quartiles(values)
  const reach = (high - low) * 1.5
  return values.filter((value) => value >= low - reach && value <= high + reach)
}

/**
 * 95 % confidence interval of the median, for any distribution (sign test). The whole range for five or fewer values.
 */
export function medianConfidenceInterval(values: readonly number[]): [low: number, high: number] {
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

/** The range of values, as "12.1 to 14.9 in 9 runs". */
export function formatRange(values: readonly number[], digits = 0): string {
  const [low, high] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits))
  return `${low} to ${high} in ${values.length} runs`
}

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (sorted.length - 1) * part
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]]
  return low + (high - low) * (at - Math.floor(at))
}
