/** Scripts whose names of languages begin with a capital in a menu. Georgian has capitals, too, but not for that. */
const CAPITALS = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u

/**
 * A language's name for a menu: in that language itself, so that whoever needs it can read it, else in the page's.
 * @param code two or three letters, with or without a country: "en", "ger", "pt-BR"
 * @param locale the page's language
 * @returns undefined for what is no language, or has no name in this browser
 */
export function languageName(code: string | null | undefined, locale: string): string | undefined {
  const known = languageCode(code)
  if (!known) return undefined
  // Only where the browser has the words: it would answer in its own language otherwise.
  for (const words of Intl.DisplayNames.supportedLocalesOf([known, languageCode(locale) ?? 'en', 'en'])) {
    const name = new Intl.DisplayNames([words], { type: 'language', fallback: 'none' }).of(known)
    if (name) return CAPITALS.test(name) ? capitalised(name, words) : name
  }
  return undefined
}

function capitalised(name: string, locale: string): string {
  const [first = ''] = name
  return first.toLocaleUpperCase(locale) + name.slice(first.length)
}

/** Codes that say that nobody knows: undetermined, uncoded, stand-ins, and those kept for private use. */
const NO_LANGUAGE = /^(?:und|mis|xx|zz|q[a-t][a-z])$/

/**
 * The language that a manifest means, in one spelling: "ger", "deu" and "DE" are all "de".
 * Whether a browser has a name for it does not count: browsers know fewer names than there are languages.
 * @returns a BCP 47 tag, or undefined for what is no language: empty, "und", a word, private use
 */
export function languageCode(value: string | null | undefined): string | undefined {
  try {
    const [code] = Intl.getCanonicalLocales((value ?? '').trim().replaceAll('_', '-'))
    const base = baseLanguage(code)
    return base.length > 1 && base.length < 4 && !NO_LANGUAGE.test(base) ? code : undefined
  } catch {
    return undefined
  }
}

/** The language without country and script: "pt" of "pt-BR". Empty when there is none. */
export function baseLanguage(code: string | undefined): string {
  return code?.split('-')[0] ?? ''
}
