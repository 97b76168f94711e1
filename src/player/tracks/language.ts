/** Scripts in which menu entries start with a capital letter. Georgian has capitals, but does not use them for that. */
const CAPITALISED_SCRIPTS = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u

/**
 * The name of a language for a menu: in that language itself, so that its speakers can read it, else in the page language.
 * @param code two or three letters, with or without a country: "en", "ger", "pt-BR"
 * @param locale the page's language
 * @returns undefined for invalid codes, or if the browser has no name
 */
export function languageName(code: string | null | undefined, locale: string): string | undefined {
  const known = normaliseLanguageCode(code)
  if (!known) return undefined
  // Only supported locales, because the browser would fall back to its own language.
  for (const supported of Intl.DisplayNames.supportedLocalesOf([known, normaliseLanguageCode(locale) ?? 'en', 'en'])) {
    const name = new Intl.DisplayNames([supported], { type: 'language', fallback: 'none' }).of(known)
    if (name) return CAPITALISED_SCRIPTS.test(name) ? capitalise(name, supported) : name
  }
  return undefined
}

function capitalise(name: string, locale: string): string {
  const [first = ''] = name
  return first.toLocaleUpperCase(locale) + name.slice(first.length)
}

/** Codes without a language: undetermined, uncoded, placeholders, and private use. */
const NO_LANGUAGE = /^(?:und|mis|xx|zz|q[a-t][a-z])$/

/**
 * Normalises the language of a manifest: "ger", "deu" and "DE" become "de". Does not require that the browser has a name
 * for it, because browsers know names of fewer languages.
 * @returns a BCP 47 tag, or undefined for invalid values: empty, "und", a word, private use
 */
export function normaliseLanguageCode(value: string | null | undefined): string | undefined {
  try {
    const [code] = Intl.getCanonicalLocales((value ?? '').trim().replaceAll('_', '-'))
    const base = baseLanguage(code)
    return base.length > 1 && base.length < 4 && !NO_LANGUAGE.test(base) ? code : undefined
  } catch {
    return undefined
  }
}

/** The language without country and script: "pt" of "pt-BR". */
export function baseLanguage(code: string | undefined): string {
  return code?.split('-')[0] ?? ''
}
