import { pointerToken } from '../../../../src/lib/json/pointer'
import { nearest } from '../../../../src/lib/text/nearest'
import type { Problem } from '../../../../src/site/validate/problem'
import { availableLanguages, chooseLanguage, LANGUAGES } from '../../../../src/text/languages/languages'
import localTexts from '../../../../src/text/localTexts'
import { texts } from '../../../../src/text/texts'
import type { SiteCheck } from '../../site/site'

/** The text keys of a language. A plural text has one key for each plural category of the language. */
function keysIn(language: string): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return Object.entries({ ...texts, ...localTexts }).flatMap(([key, entry]) =>
    typeof entry === 'string' ? [key] : forms.map((form) => `${key}.${form}`),
  )
}

/** Reports texts with an unknown key, and texts in languages that the site does not offer. */
export const textKeys: SiteCheck = ({ config }) => {
  if (!config) return []
  const { file } = config
  const { languages, texts: own, texts_by_language: byLanguage } = config.document.site_config
  const choice = availableLanguages(languages)
  const unknown = (words: object, language: string, place: string): Problem[] => {
    const known = keysIn(language)
    return Object.keys(words).flatMap((key): Problem[] => {
      if (known.includes(key)) return []
      const suggestion = nearest(key, known)
      const message = `unknown text key "${key}"`
      return [
        {
          severity: 'warning',
          rule: 'text/unknown-key',
          file,
          pointer: `${place}${pointerToken(key)}`,
          message,
          suggestion,
          isName: true,
        },
      ]
    })
  }
  return [
    ...unknown(own ?? {}, chooseLanguage({ languages }, undefined), '/site_config/texts'),
    ...Object.entries(byLanguage ?? {}).flatMap(([language, words]): Problem[] => {
      const pointer = `/site_config/texts_by_language${pointerToken(language)}`
      if (choice.some((each) => each === language)) return unknown(words, language, pointer)
      const message = Object.hasOwn(LANGUAGES, language)
        ? `the site does not offer the language "${language}": add it to "languages"`
        : `unknown language "${language}": expected one of: ${Object.keys(LANGUAGES).join(', ')}`
      const suggestion = nearest(language, choice)
      return [{ severity: 'warning', rule: 'text/language', file, pointer, message, suggestion, isName: true }]
    }),
  ]
}
