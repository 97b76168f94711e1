import { pointerToken } from '../../../../src/lib/json/pointer'
import { findNearestWord } from '../../../../src/lib/text/findNearestWord'
import type { Problem } from '../../../../src/site/validate/problem'
import { availableLanguages, chooseLanguage, LANGUAGES } from '../../../../src/text/languages/languages'
import type { PluralForms } from '../../../../src/text/languages/translations'
import localTexts from '../../../../src/text/localTexts'
import { placeholderFault } from '../../../../src/text/placeholders'
import { texts } from '../../../../src/text/texts'
import type { SiteCheck } from '../../site/site'

interface KnownText {
  english: string | PluralForms
  form?: string
}

/** The texts of a language by key. A plural text has one key for each plural category of the language. */
function textsByKey(language: string): ReadonlyMap<string, KnownText> {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const all = { ...texts, ...(localTexts as Readonly<Record<string, string | PluralForms>>) }
  return new Map(
    Object.entries(all).flatMap(([key, english]): [string, KnownText][] =>
      typeof english === 'string' ? [[key, { english }]] : forms.map((form) => [`${key}.${form}`, { english, form }]),
    ),
  )
}

/** Reports texts with an unknown key or other placeholders, and texts in languages that the site does not offer. */
export const checkTextKeys: SiteCheck = ({ config }) => {
  if (!config) return []
  const { file } = config
  const { languages, texts: own, texts_by_language: byLanguage } = config.document.site_config
  const choice = availableLanguages(languages)
  const check = (words: object, language: string, place: string): Problem[] => {
    const known = textsByKey(language)
    return Object.entries(words).flatMap(([key, text]): Problem[] => {
      const entry = known.get(key)
      const pointer = `${place}${pointerToken(key)}`
      if (entry) {
        const fault = typeof text === 'string' ? placeholderFault(text, entry.english, entry.form) : undefined
        return fault ? [{ severity: 'warning', rule: 'text/placeholder', file, pointer, message: fault }] : []
      }
      const suggestion = findNearestWord(key, known.keys())
      const message = `unknown text key "${key}"`
      return [{ severity: 'warning', rule: 'text/unknown-key', file, pointer, message, suggestion, isName: true }]
    })
  }
  return [
    ...check(own ?? {}, chooseLanguage({ languages }, undefined), '/site_config/texts'),
    ...Object.entries(byLanguage ?? {}).flatMap(([language, words]): Problem[] => {
      const pointer = `/site_config/texts_by_language${pointerToken(language)}`
      if (choice.some((each) => each === language)) return check(words, language, pointer)
      const message = Object.hasOwn(LANGUAGES, language)
        ? `the site does not offer the language "${language}": add it to "languages"`
        : `unknown language "${language}": expected one of: ${Object.keys(LANGUAGES).join(', ')}`
      const suggestion = findNearestWord(language, choice)
      return [{ severity: 'warning', rule: 'text/language', file, pointer, message, suggestion, isName: true }]
    }),
  ]
}
