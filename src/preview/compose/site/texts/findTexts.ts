import { type AllTranslations, ownText, shownText, textVariantsOf } from './ownTexts'
import type { SiteLanguage } from './siteLanguages'
import type { TextEntry } from './textEntries'

export interface FoundText {
  entry: TextEntry
  /** The sentence with the words, else that of the first language. */
  sentence: string
  language: SiteLanguage
}

/**
 * The texts that contain all the words of a search, in their key or in one of the languages of the site.
 * @param search all texts contain an empty one
 * @param config with the texts of the site
 * @param languages a sentence of the first ones is preferred
 */
export function findTexts(
  search: string,
  entries: readonly TextEntry[],
  config: unknown,
  languages: readonly SiteLanguage[],
  translations: AllTranslations,
): FoundText[] {
  const words = foldText(search).split(' ')
  const contains = (text: string) => words.every((word) => foldText(text).includes(word))
  return entries.flatMap((entry) => {
    const sentences = languages.flatMap((language) =>
      // `other` is the last form, and says most.
      textVariantsOf(entry, language.code)
        .reverse()
        .map((field) => ({ entry, language, sentence: shownText(config, entry, language, field, translations) })),
    )
    return sentences.find(({ sentence }) => contains(sentence)) ?? (contains(entry.key) ? (sentences[0] ?? []) : [])
  })
}

/** The texts that the site changes, in the first language in which it does. */
export function changedTexts(
  entries: readonly TextEntry[],
  config: unknown,
  languages: readonly SiteLanguage[],
): FoundText[] {
  return entries.flatMap((entry) => {
    const sentences = languages.flatMap((language) =>
      textVariantsOf(entry, language.code).flatMap(({ name }) => {
        const sentence = ownText(config, language, name)
        return sentence === undefined ? [] : { entry, language, sentence }
      }),
    )
    return sentences[0] ?? []
  })
}

const foldText = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()
