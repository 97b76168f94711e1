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
    const base = baseOf(code)
    return base.length > 1 && base.length < 4 && !NO_LANGUAGE.test(base) ? code : undefined
  } catch {
    return undefined
  }
}

/** The language without country and script: "pt" of "pt-BR". Empty when there is none. */
export function baseOf(code: string | undefined): string {
  return code?.split('-')[0] ?? ''
}
