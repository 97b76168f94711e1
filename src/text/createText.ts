import type { TextKey } from './texts'

type TextEntry = string | { one: string; other: string }

const registeredTexts = new Map<string, TextEntry>()

/**
 * Registers texts. Each chunk registers the texts that its code shows.
 * @public `scripts/plugins/injectTexts.ts` adds the calls, and the folder `local` has its own (docs/how-to/extend/extending.md)
 */
export function addTexts(more: Readonly<Record<string, TextEntry>>): void {
  for (const [key, entry] of Object.entries(more)) registeredTexts.set(key, entry)
}

/** A translate function: `t('wins', { count: 2 })`. */
export type TranslateFunction = (key: TextKey, values?: Record<string, string | number>) => string

/**
 * Creates the translate function of an English site. `count` selects the plural form.
 * @param overrides the brand's texts by key; by `key.one` and `key.other` for a plural
 */
export function createText(overrides: Record<string, string> = {}): TranslateFunction {
  const own = new Map(Object.entries(overrides))
  return (key, values = {}) => {
    const entry = registeredTexts.get(key) ?? key
    const form = typeof entry === 'string' ? undefined : values.count === 1 ? 'one' : 'other'
    const template =
      own.get(form ? `${key}.${form}` : key) ?? (typeof entry === 'string' ? entry : entry[form ?? 'other'])
    // A function as replacer: "$&" in a value stays "$&" (threats X7).
    return template.replace(/\{(\w+)\}/g, (placeholder, name) =>
      Object.hasOwn(values, name) ? String(values[name]) : placeholder,
    )
  }
}
