import type { SiteConfig } from '../../generated/types'
import type { Sentences } from './sentences'

/** The code of a language that the site can be read in. */
export type Language = NonNullable<SiteConfig['languages']>[number]

interface Spoken {
  /** In the language itself. */
  name: string
  /** From right to left. */
  rtl?: true
  /** Its sentences; none: English. */
  load?: () => Promise<Sentences>
}

/** All languages, each loaded by itself when somebody reads it. A new one: a folder, and a line here and in the schema. */
export const LANGUAGES: Readonly<Record<Language, Spoken>> = {
  en: { name: 'English' },
  de: { name: 'Deutsch', load: async () => (await import('./de/de')).de },
  fr: { name: 'Français', load: async () => (await import('./fr/fr')).fr },
  ar: { name: 'العربية', rtl: true, load: async () => (await import('./ar/ar')).ar },
  'en-XA': { name: '[Ëñĝļîšĥ, ļöñĝëŕ]' },
}

/** Of the languages that a site offers those that there are, each once. */
export const offered = (languages: readonly string[] = []): Language[] =>
  [...new Set(languages)].filter((language): language is Language => Object.hasOwn(LANGUAGES, language))

/** The language of a visit: what the visitor chose here, where it is offered, else the first that the site offers. */
export function languageOf({ languages }: { languages?: readonly string[] }, kept: string | undefined): Language {
  const choice = offered(languages)
  return choice.find((language) => language === kept) ?? choice[0] ?? 'en'
}
