import type { Text } from '../createText'
import type { Sentences } from './sentences'

interface Settings {
  /** What `Intl` knows the language by. */
  language: string
  sentences: Sentences
  /** The brand's own sentences, by key; of a plural by `name.one`, `name.few` and so on. */
  replaced: Readonly<Record<string, string>>
  /** What is said where the language has no sentence. */
  otherwise: Text
}

/**
 * Makes the function that words every sentence of a site in a language. The form of a plural is chosen by `count`, by the
 * language's own rule; a form that is not there gives way to `other`. The count itself is written as the language groups
 * its digits: other numbers are years and places in a list.
 */
export function createSpoken({ language, sentences, replaced, otherwise }: Settings): Text {
  const plurals = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  const own = new Map(Object.entries(replaced))
  return (key, values = {}) => {
    const entry = Object.hasOwn(sentences, key) ? sentences[key] : undefined
    const count = Number(values.count)
    const form = Number.isNaN(count) ? 'other' : plurals.select(count)
    const said =
      own.get(`${key}.${form}`) ??
      own.get(`${key}.other`) ??
      own.get(key) ??
      (typeof entry === 'object' ? (entry[form] ?? entry.other) : entry)
    const words = typeof values.count === 'number' ? { ...values, count: numbers.format(count) } : values
    return said === undefined ? otherwise(key, values) : fill(said, words)
  }
}

/** Puts values into the braces of a sentence. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  // A function as replacer: "$&" in a value stays "$&" (threats X7).
  return sentence.replace(/\{(\w+)\}/g, (hole, name) => (Object.hasOwn(values, name) ? String(values[name]) : hole))
}
