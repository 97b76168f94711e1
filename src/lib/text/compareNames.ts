/** Created once, because that is slow. English, so that every visitor sees the same order. */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Ignores punctuation before a number: “(500) Days” starts with one. */
const BEGINS_WITH_NUMERAL = /^[^\p{L}\p{N}]*\p{N}/u

/**
 * Compares names: numeric, ignoring accents and case, numbers after letters (spec, section 9).
 */
export function compareNames(a: string, b: string): number {
  const numeralA = BEGINS_WITH_NUMERAL.test(a)
  if (numeralA !== BEGINS_WITH_NUMERAL.test(b)) return numeralA ? 1 : -1
  return collator.compare(a, b)
}
