import { isRecord } from '../../../../lib/json/isRecord'
import { valueAtPath } from '../../../../lib/json/valueAtPath'
import type { Language } from '../../../../text/languages/languages'
import { pseudoLocalize } from '../../../../text/languages/pseudo'
import type { PluralForms, Translations } from '../../../../text/languages/translations'
import type { SiteOperation } from '../../../../tools/edit/editSite'
import { CONFIG_FILE } from '../../draft/siteData'
import type { SiteLanguage } from './siteLanguages'
import type { TextEntry } from './textEntries'

const TEXTS_PATH = ['site_config', 'texts']
const TEXTS_BY_LANGUAGE_PATH = ['site_config', 'texts_by_language']

/** The translations of the site's languages, by code. English and the pseudo-language have none. */
export type AllTranslations = ReadonlyMap<Language, Translations>

/** A text in one language, and in one form if it is a plural. */
export interface TextVariant {
  /** Its key in the config: `close` or `films.one`. */
  name: string
  form?: Intl.LDMLPluralRule
}

/** The fields of a text in a language: one for each plural form of the language. */
export function textVariantsOf({ key, english }: TextEntry, language: Language): TextVariant[] {
  if (typeof english === 'string') return [{ name: key }]
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  return pluralCategories.map((form) => ({ name: `${key}.${form}`, form }))
}

/** The text of Marquee, without the site's own. */
function defaultText(
  { key, english }: TextEntry,
  language: Language,
  { form }: TextVariant,
  translations: AllTranslations,
): string {
  const translated: Readonly<Record<string, string | PluralForms>> = translations.get(language) ?? {}
  const entry = (Object.hasOwn(translated, key) ? translated[key] : undefined) ?? english
  const text = typeof entry === 'string' ? entry : (entry[form ?? 'other'] ?? entry.other)
  return language === 'en-XA' ? pseudoLocalize(text) : text
}

/** The places of a text in the config, the one that takes precedence first. */
const textPathsOf = ({ code, isDefault }: SiteLanguage): string[][] =>
  isDefault ? [[...TEXTS_BY_LANGUAGE_PATH, code], TEXTS_PATH] : [[...TEXTS_BY_LANGUAGE_PATH, code]]

function textAt(config: unknown, place: readonly string[], name: string): string | undefined {
  const texts = valueAtPath(config, place)
  const text = isRecord(texts) && Object.hasOwn(texts, name) ? texts[name] : undefined
  return typeof text === 'string' ? text : undefined
}

/** The site's own text; undefined if it has none. */
export function ownText(config: unknown, language: SiteLanguage, name: string): string | undefined {
  for (const place of textPathsOf(language)) {
    const text = textAt(config, place, name)
    if (text !== undefined) return text
  }
  return undefined
}

/** The text that visitors see without an own one. In a translation, forms without an own text use that of `other`. */
export function inheritedText(
  config: unknown,
  entry: TextEntry,
  language: SiteLanguage,
  field: TextVariant,
  translations: AllTranslations,
): string {
  const isTranslated = translations.has(language.code)
  const other = field.form && isTranslated && field.form !== 'other'
  return (
    (other ? ownText(config, language, `${entry.key}.other`) : undefined) ??
    defaultText(entry, language.code, field, translations)
  )
}

/** The text that visitors see, with placeholders. See `createText` and `createTranslate`. */
export const shownText: typeof inheritedText = (config, entry, language, field, translations) =>
  ownText(config, language, field.name) ?? inheritedText(config, entry, language, field, translations)

/** Whether a site has its own text, in any of its languages. */
export const hasOwnText = (config: unknown, entry: TextEntry, languages: readonly SiteLanguage[]): boolean =>
  languages.some((language) =>
    textVariantsOf(entry, language.code).some(({ name }) => ownText(config, language, name) !== undefined),
  )

/** @param text undefined: the default */
export function textOperations(
  config: unknown,
  language: SiteLanguage,
  name: string,
  text: string | undefined,
): SiteOperation[] {
  const places = textPathsOf(language)
  const set = places.filter((place) => textAt(config, place, name) !== undefined)
  if (text === undefined)
    return set.map((place) => ({ file: CONFIG_FILE, change: { do: 'remove', at: [...place, name] } }))
  const place = set[0] ?? places.at(-1) ?? TEXTS_PATH
  return [{ file: CONFIG_FILE, change: { do: 'set', at: [...place, name], value: text } }]
}
