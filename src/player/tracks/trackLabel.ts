import { cleanLabel } from './cleanLabel'
import { baseOf, languageCode } from './languageCode'
import { languageName } from './languageName'
import { readableId } from './manifestId'

/** What a manifest says of a track. */
export interface Named {
  label: string | null
  /** DASH: the Representation's id. HLS: an address. */
  id: string | null
  /** As `languageCode` has it. */
  language: string | undefined
}

/**
 * The label of a track by the specification's rules: the manifest's own; where that is a mere code, the track's id; where
 * that says nothing to a person, the language's name.
 * @param removed words that the site takes out of labels
 * @returns undefined where nothing is known
 */
export function trackLabel(named: Named, locale: string, removed: readonly string[] = []): string | undefined {
  const { text } = cleanLabel(named.label, removed)
  if (text && !isCode(text, named.language, locale)) return text
  const byId = text ? readableId(named.id, removed) : undefined
  return byId ?? languageName(named.language ?? text, locale) ?? (text || named.language)?.toUpperCase()
}

/**
 * Whether a label is in the list of codes of languages. Three letters count where they mean the track's own language or
 * one that has two as well: "SDH" is a code, too (Southern Kurdish), and nobody means it.
 */
function isCode(label: string, language: string | undefined, locale: string): boolean {
  const code = languageCode(label)
  if (!code) return false
  return baseOf(code) === baseOf(language) || (baseOf(code).length === 2 && languageName(code, locale) !== undefined)
}
