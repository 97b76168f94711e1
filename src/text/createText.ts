import type { TextKey } from './texts'

type Entry = string | { one: string; other: string }

const entries = new Map<string, Entry>()

/**
 * Adds texts. Each arrives with the code that shows it.
 * @public `scripts/plugins/sentences.ts` adds the calls, and the folder `local` has its own (docs/extending.md)
 */
export function addTexts(more: Readonly<Record<string, Entry>>): void {
  for (const [key, entry] of Object.entries(more)) entries.set(key, entry)
}

/** Words a sentence: `t('wins', { count: 2 })`. */
export type Text = (key: TextKey, values?: Record<string, string | number>) => string

/**
 * Makes the function that words every sentence of a site.
 * Plurals are chosen by `count`; a plural is replaced by the keys `name.one` and `name.other`.
 * @param replaced the brand's own sentences, by key
 */
export function createText(replaced: Record<string, string> = {}): Text {
  const own = new Map(Object.entries(replaced))
  return (key, values = {}) => {
    const entry = entries.get(key) ?? key
    const form = typeof entry === 'string' ? undefined : values.count === 1 ? 'one' : 'other'
    const sentence =
      own.get(form ? `${key}.${form}` : key) ?? (typeof entry === 'string' ? entry : entry[form ?? 'other'])
    // A function as replacer: "$&" in a value stays "$&" (threats X7).
    return sentence.replace(/\{(\w+)\}/g, (hole, name) => (Object.hasOwn(values, name) ? String(values[name]) : hole))
  }
}
