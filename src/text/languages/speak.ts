import type { SiteConfig } from '../../generated/types'
import { serviceBase } from '../../lib/url/serviceBase'
import { createText, type Text } from '../createText'
import { keptLanguage } from './keptLanguage'
import { LANGUAGES, type Language, languageOf, offered } from './languages'

type Loaded = Awaited<ReturnType<typeof askFor>>
const loads = new Map<Language, Promise<Loaded>>()

/** The sentences of a language beside what words them, asked for once. Where they cannot be had, the site speaks English. */
function load(language: Language): Promise<Loaded> {
  const known = loads.get(language)
  if (known) return known
  const found = askFor(language).catch(() => {
    loads.delete(language)
    return undefined
  })
  loads.set(language, found)
  return found
}

async function askFor(language: Language) {
  if (language === 'en') return undefined
  const [sentences, { wordsIn }] = await Promise.all([LANGUAGES[language].load?.(), import('./wordsIn')])
  return { sentences, wordsIn }
}

// Who chose a language here before has it on its way, beside the config that says whether it is still offered.
for (const kept of offered([keptLanguage(serviceBase(document)).get() ?? ''])) load(kept)

/**
 * Begins a language: words, direction, dates and numbers of the page.
 * @param base of the service, to know what was chosen on this site
 * @returns what words the site's sentences
 */
export async function speak(config: SiteConfig, base: string): Promise<Text> {
  const language = languageOf(config, keptLanguage(base).get())
  const first = languageOf(config, undefined)
  const replaced = {
    ...(language === first ? config.texts : undefined),
    ...new Map(Object.entries(config.texts_by_language ?? {})).get(language),
  }
  const english = createText(replaced)
  const loaded = await load(language)
  mark(loaded ? language : 'en')
  return loaded ? loaded.wordsIn(language, { sentences: loaded.sentences, replaced, english }) : english
}

/** The document says its language, and which way it is read; another language begins with another document. */
function mark(language: Language): void {
  document.documentElement.lang = language
  if (LANGUAGES[language].rtl) document.documentElement.dir = 'rtl'
}
