import { valueAtPath } from '../../../../lib/json/valueAtPath'
import { availableLanguages, LANGUAGES, type Language } from '../../../../text/languages/languages'

export interface SiteLanguage {
  code: Language
  /** Name in English. */
  name: string
  isDefault: boolean
  dir: 'ltr' | 'rtl'
}

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' })

/** Name of a language in English. */
export const languageName = (code: Language) =>
  code === 'en-XA' ? 'Pseudo-language' : (LANGUAGE_NAMES.of(code) ?? code)

/** The languages that a site offers. The first one is the default. */
export function siteLanguages(config: unknown): SiteLanguage[] {
  const listed = valueAtPath(config, ['site_config', 'languages'])
  const codes = availableLanguages(Array.isArray(listed) ? listed.filter((each) => typeof each === 'string') : [])
  return (codes.length > 0 ? codes : (['en'] as const)).map((code, index) => ({
    code,
    name: languageName(code),
    isDefault: index === 0,
    dir: LANGUAGES[code].rtl ? 'rtl' : 'ltr',
  }))
}
