import type { TranslateFunction } from '../createText'
import type { Translations } from './translations'

interface Options {
  /** A language code that `Intl` knows. */
  language: string
  translations: Translations
  /** The brand's texts by key; by `key.one`, `key.few` and so on for a plural. */
  overrides: Readonly<Record<string, string>>
  /** Used for keys that have no translation. */
  fallback: TranslateFunction
}

/**
 * Creates the translate function of a language. `count` selects the plural form by the language's own rule; a missing form
 * falls back to `other`. Only `count` gets grouped digits, because other numbers are years and positions in a list.
 */
export function createTranslate({ language, translations, overrides, fallback }: Options): TranslateFunction {
  const plurals = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  const own = new Map(Object.entries(overrides))
  return (key, values = {}) => {
    const entry = Object.hasOwn(translations, key) ? translations[key] : undefined
    const count = Number(values.count)
    const form = Number.isNaN(count) ? 'other' : plurals.select(count)
    const template =
      own.get(`${key}.${form}`) ??
      own.get(`${key}.other`) ??
      own.get(key) ??
      (typeof entry === 'object' ? (entry[form] ?? entry.other) : entry)
    const formatted = typeof values.count === 'number' ? { ...values, count: numbers.format(count) } : values
    return template === undefined ? fallback(key, values) : interpolate(template, formatted)
  }
}

/** Replaces the placeholders in braces by values. */
export function interpolate(template: string, values: Readonly<Record<string, string | number>>): string {
  // A function as replacer: "$&" in a value stays "$&" (threats X7).
  return template.replace(/\{(\w+)\}/g, (placeholder, name) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  )
}
