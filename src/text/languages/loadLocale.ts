import type { SiteConfig } from '../../generated/types'
import { serviceBase } from '../../lib/url/serviceBase'
import { createText, type TranslateFunction } from '../createText'
import { availableLanguages, chooseLanguage, LANGUAGES, type Language } from './languages'
import { savedLocale } from './savedLocale'

type LoadedTranslate = Awaited<ReturnType<typeof importLocale>>
const loadsByLanguage = new Map<Language, Promise<LoadedTranslate>>()

/** Loads a language once. Resolves to undefined (English) if it fails; the next call tries again. */
function loadOnce(language: Language): Promise<LoadedTranslate> {
  const known = loadsByLanguage.get(language)
  if (known) return known
  const loading = importLocale(language).catch(() => {
    loadsByLanguage.delete(language)
    return undefined
  })
  loadsByLanguage.set(language, loading)
  return loading
}

async function importLocale(language: Language) {
  if (language === 'en') return undefined
  const [translations, { activateLocale }] = await Promise.all([
    LANGUAGES[language].load?.(),
    import('./activateLocale'),
  ])
  return { translations, activateLocale }
}

// Loads a saved language in parallel with the config, before it is known whether the site still offers it.
for (const saved of availableLanguages([savedLocale(serviceBase(document)).get() ?? ''])) loadOnce(saved)

/**
 * Loads the language of the visit and sets `lang`, `dir` and the date and number formats of the page.
 * @param base of the service; the saved language is stored by it
 */
export async function loadLocale(config: SiteConfig, base: string): Promise<TranslateFunction> {
  const language = chooseLanguage(config, savedLocale(base).get())
  const defaultLanguage = chooseLanguage(config, undefined)
  const overrides = {
    ...(language === defaultLanguage ? config.texts : undefined),
    ...new Map(Object.entries(config.texts_by_language ?? {})).get(language),
  }
  const english = createText(overrides)
  const loaded = await loadOnce(language)
  setDocumentLanguage(loaded ? language : 'en')
  return loaded ? loaded.activateLocale(language, { translations: loaded.translations, overrides, english }) : english
}

/** Sets `dir` only for right-to-left, because choosing another language reloads the page. */
function setDocumentLanguage(language: Language): void {
  document.documentElement.lang = language
  if (LANGUAGES[language].rtl) document.documentElement.dir = 'rtl'
}
