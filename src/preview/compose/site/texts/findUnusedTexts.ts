import { isRecord } from '../../../../lib/json/isRecord'
import { valueAtPath } from '../../../../lib/json/valueAtPath'
import { textVariantsOf } from './ownTexts'
import { siteLanguages } from './siteLanguages'
import { TEXT_ENTRIES } from './textEntries'

/** The texts of a config that no visitor sees: their key is unknown, or the site does not offer their language. */
export function findUnusedTexts(config: unknown): { path: string[]; text: string }[] {
  const languages = siteLanguages(config)
  const byLanguage = valueAtPath(config, ['site_config', 'texts_by_language'])
  const codes = isRecord(byLanguage) ? Object.keys(byLanguage) : []
  const places = [
    { place: ['texts'], language: languages[0] },
    ...codes.map((code) => ({
      place: ['texts_by_language', code],
      language: languages.find((language) => language.code === code),
    })),
  ]
  return places.flatMap(({ place, language }) => {
    const texts = valueAtPath(config, ['site_config', ...place])
    const known = new Set(
      language && TEXT_ENTRIES.flatMap((entry) => textVariantsOf(entry, language.code).map(({ name }) => name)),
    )
    return Object.entries(isRecord(texts) ? texts : {})
      .filter(([key]) => !known.has(key))
      .map(([key, text]) => ({ path: ['site_config', ...place, key], text: String(text) }))
  })
}
