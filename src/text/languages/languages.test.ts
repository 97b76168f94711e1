import { describe, expect, it } from 'vitest'
import { comparePlaceholders } from '../placeholders'
import { texts } from '../texts'
import { ar } from './ar/ar'
import { de } from './de/de'
import { fr } from './fr/fr'
import { LANGUAGES } from './languages'
import type { PluralForms, Translations } from './translations'

const ENGLISH_TEXTS: Readonly<Record<string, string | PluralForms>> = texts
const ALL_TRANSLATIONS: Record<string, Translations> = { de, fr, ar }

const pluralFormsOf = (entry: string | PluralForms | undefined) =>
  Object.entries(typeof entry === 'string' ? { '': entry } : { ...entry })

/** Compares the translations of a language with English. */
function translationErrors(
  language: string,
  translations: Readonly<Record<string, string | PluralForms | undefined>>,
): string[] {
  const missing = Object.keys(ENGLISH_TEXTS).filter((key) => translations[key] === undefined)
  const unknown = Object.keys(translations).filter((key) => !Object.hasOwn(ENGLISH_TEXTS, key))
  const plurals = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const wrong = Object.keys(ENGLISH_TEXTS).flatMap((key) => {
    const [english, translation] = [ENGLISH_TEXTS[key], translations[key]]
    if (english === undefined || translation === undefined) return []
    if (typeof english !== typeof translation) return [`${key}: plural forms in only one of the languages`]
    return pluralFormsOf(translation).flatMap(([form, text]) => {
      const where = form ? `${key}.${form}` : key
      if (!text.trim()) return [`${where}: is empty`]
      if (form && !plurals.includes(form as Intl.LDMLPluralRule)) return [`${where}: no plural form of this language`]
      const { unknown: unexpected, missing: required } = comparePlaceholders(text, english, form)
      return [
        ...unexpected.map((placeholder) => `${where}: unknown placeholder ${placeholder}`),
        ...required.map((placeholder) => `${where}: lacks ${placeholder}`),
      ]
    })
  })
  return [
    ...missing.map((key) => `${key}: missing`),
    ...unknown.map((key) => `${key}: not in the English texts`),
    ...wrong,
  ]
}

it.each(Object.entries(ALL_TRANSLATIONS))(
  'translates every text to %s, with its placeholders',
  (language, translations) => {
    expect(translationErrors(language, translations), `edit src/text/languages/${language}`).toEqual([])
  },
)

it('covers every language that has translations', () => {
  const translated = Object.entries(LANGUAGES).filter(([, { load }]) => load)
  expect(translated.map(([language]) => language).sort()).toEqual(Object.keys(ALL_TRANSLATIONS).sort())
})

it.each(Object.entries(ALL_TRANSLATIONS))('loads the translations for the code %s', async (language, translations) => {
  expect(await LANGUAGES[language as keyof typeof LANGUAGES].load?.()).toBe(translations)
})

describe('reports', () => {
  it.each([
    ['a missing key', { close: undefined }, ['close: missing']],
    ['a key that English lacks', { closse: 'Zu' }, ['closse: not in the English texts']],
    ['an unknown placeholder', { more: 'Mehr über {nam}' }, ['more: unknown placeholder {nam}', 'more: lacks {name}']],
    ['a missing placeholder', { pageOf: 'Seite {number}' }, ['pageOf: lacks {count}']],
    ['a plural without its count', { films: { one: '{count} Titel', other: 'Titel' } }, ['films.other: lacks {count}']],
    ['a missing plural', { films: '{count} Titel' }, ['films: plural forms in only one of the languages']],
    [
      'a plural form of another language',
      { films: { one: '1', few: '{count}', other: '{count}' } },
      ['films.few: no plural form of this language'],
    ],
    ['an empty text', { close: ' ' }, ['close: is empty']],
  ])('%s', (_, change, expected) => {
    expect(translationErrors('de', { ...de, ...change })).toEqual(expected)
  })
})
