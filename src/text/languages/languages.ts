import type { SiteConfig } from '../../generated/types'
import type { Translations } from './translations'

export type Language = NonNullable<SiteConfig['languages']>[number]

interface LanguageEntry {
  /** Name in the language itself. */
  name: string
  rtl?: true
  /** Loads the translations. English and the pseudo-language have none. */
  load?: () => Promise<Translations>
}

/** Each language is a chunk of its own. To add one: a folder here, an entry below and a value in the schema (docs/how-to/sites/languages.md). */
export const LANGUAGES: Readonly<Record<Language, LanguageEntry>> = {
  en: { name: 'English' },
  de: { name: 'Deutsch', load: async () => (await import('./de/de')).de },
  fr: { name: 'Français', load: async () => (await import('./fr/fr')).fr },
  ar: { name: 'العربية', rtl: true, load: async () => (await import('./ar/ar')).ar },
  'en-XA': { name: '[Ëñĝļîšĥ, ļöñĝëŕ]' },
}

/** Removes unknown languages and duplicates. */
export const availableLanguages = (languages: readonly string[] = []): Language[] =>
  [...new Set(languages)].filter((language): language is Language => Object.hasOwn(LANGUAGES, language))

/** Returns the saved language if the site offers it, else the first language of the site. */
export function chooseLanguage({ languages }: { languages?: readonly string[] }, saved: string | undefined): Language {
  const available = availableLanguages(languages)
  return available.find((language) => language === saved) ?? available[0] ?? 'en'
}
