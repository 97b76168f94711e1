import { type AllTranslations, shownText, textVariantsOf } from './ownTexts'
import type { SiteLanguage } from './siteLanguages'
import type { TextEntry } from './textEntries'

/** Smallest share of a sentence that is not values: "Look at me" is not "{name} at {time}". */
const MIN_TEMPLATE_LETTER_SHARE = 0.2

/** A number in any script, with separators. */
const NUMBER_PATTERN = String.raw`[\p{Nd}.,٬٫'’ ]+`

/**
 * The texts that may be a sentence of the page, with their placeholders filled in. Sentences without placeholders take
 * precedence, then those with the most letters of their own.
 * @param sentences the first one that is a text counts
 */
export function matchTexts(
  sentences: readonly string[],
  entries: readonly TextEntry[],
  config: unknown,
  language: SiteLanguage,
  translations: AllTranslations,
): { sentence: string; entries: TextEntry[] } | undefined {
  const candidates = entries.map((entry) => ({
    entry,
    templates: textVariantsOf(entry, language.code).map((field) =>
      normalizeSpaces(shownText(config, entry, language, field, translations)),
    ),
  }))
  for (const matches of [(template: string, text: string) => template === text, isFilledTemplate]) {
    for (const text of sentences.map(normalizeSpaces)) {
      const found = candidates.flatMap(({ entry, templates }) => {
        const matching = templates.filter((template) => matches(template, text))
        return matching.length > 0 ? [{ entry, letters: Math.max(...matching.map(letterCountOf)) }] : []
      })
      found.sort((a, b) => b.letters - a.letters)
      if (found.length > 0) return { sentence: text, entries: found.map(({ entry }) => entry) }
    }
  }
  return undefined
}

/** Whether a text is the template with values instead of its placeholders. */
function isFilledTemplate(template: string, text: string): boolean {
  const parts = template.split(/(\{\w+\})/)
  if (parts.length === 1 || letterCountOf(template) === 0) return false
  if (letterCountOf(template) < letterCountOf(text) * MIN_TEMPLATE_LETTER_SHARE) return false
  const pattern = parts.map((part) => {
    if (part === '{count}') return NUMBER_PATTERN
    return /^\{\w+\}$/.test(part) ? '.+' : part.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
  })
  return new RegExp(`^${pattern.join('')}$`, 'u').test(text)
}

const letterCountOf = (template: string) => template.replace(/\{\w+\}|\P{L}/gu, '').length
export const normalizeSpaces = (text: string) => text.replace(/\s+/g, ' ').trim()
