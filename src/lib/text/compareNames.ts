/** Made once: making a collator costs more than sorting a shelf. English, so that every visitor sees one order. */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Quotes and brackets before a numeral do not hide it: “(500) Days” begins with one. */
const BEGINS_WITH_NUMERAL = /^[^\p{L}\p{N}]*\p{N}/u

/**
 * The order of names: numeric, without regard to accents and case, numerals after letters (spec, section 9).
 * @returns below 0, 0 or above 0, for Array.prototype.sort
 */
export function compareNames(a: string, b: string): number {
  const numeralA = BEGINS_WITH_NUMERAL.test(a)
  if (numeralA !== BEGINS_WITH_NUMERAL.test(b)) return numeralA ? 1 : -1
  return collator.compare(a, b)
}
