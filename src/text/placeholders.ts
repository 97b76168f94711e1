import type { PluralForms } from './languages/translations'

/** Plural forms that may omit `{count}`, because their text contains the number as a word. */
const SPELLED_OUT_FORMS = new Set(['zero', 'one', 'two'])

/** The placeholders of a text, such as `{name}`, without duplicates. */
export const placeholdersOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort()

/**
 * Compares the placeholders of a text with those of the English one. Only these are filled in.
 * @param form plural form of the text
 */
export function comparePlaceholders(text: string, english: string | PluralForms, form = '') {
  const expected = placeholdersOf(typeof english === 'string' ? english : Object.values(english).join(' '))
  const placeholders = placeholdersOf(text)
  const lost = expected.filter(
    (placeholder) => !placeholders.includes(placeholder) && !(placeholder === '{count}' && SPELLED_OUT_FORMS.has(form)),
  )
  return {
    expected,
    unknown: placeholders.filter((placeholder) => !expected.includes(placeholder)),
    // For zero items, the other values may be meaningless too.
    missing: form === 'zero' ? [] : lost,
  }
}

/** @returns what is wrong with the placeholders of a text; undefined if nothing */
export function placeholderFault(text: string, english: string | PluralForms, form?: string): string | undefined {
  const { expected, unknown, missing } = comparePlaceholders(text, english, form)
  if (unknown.length > 0) {
    const known = expected.length > 0 ? `expected ${expected.join(', ')}` : 'this text has no placeholders'
    return `unknown placeholder ${unknown.join(', ')}: ${known}`
  }
  return missing.length > 0 ? `missing placeholder ${missing.join(', ')}: its value would not be shown` : undefined
}
