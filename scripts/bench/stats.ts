/** The middle one; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const at = sorted.length / 2
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(at) - 1], sorted[Math.floor(at)]]
  return (low + high) / 2
}

/** "12.1 to 14.9 in 9 runs": how far the figures lie apart. */
export function spread(values: readonly number[], digits = 0): string {
  const [low, high] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits))
  return `${low} to ${high} in ${values.length} runs`
}
