import type { SiteConfig } from '../../generated/types'
import { spoken } from '../../lib/text/spoken'
import { serviceBase } from '../../lib/url/serviceBase'
import { createText, type Text } from '../createText'
import { createSpoken } from './createSpoken'
import { dateIn, runtimeIn } from './formats'
import { keptLanguage } from './keptLanguage'
import { LANGUAGES, type Language, languageOf, offered } from './languages'
import { createPseudo } from './pseudo'
import type { Sentences } from './sentences'

const loads = new Map<Language, Promise<Sentences | undefined>>()

/** The sentences of a language, asked for once. Where they cannot be had, the site speaks English. */
function load(language: Language): Promise<Sentences | undefined> {
  const known = loads.get(language)
  if (known) return known
  const asked = LANGUAGES[language].load?.().catch(() => {
    loads.delete(language)
    return undefined
  })
  const found = asked ?? Promise.resolve(undefined)
  loads.set(language, found)
  return found
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
  const sentences = await load(language)
  if (language === 'en-XA') {
    mark(language)
    return createPseudo(english)
  }
  if (!sentences) {
    mark('en')
    return english
  }
  mark(language)
  spoken.runtime = runtimeIn(language)
  spoken.date = (time, format) => dateIn(language, time, format)
  return createSpoken({ language, sentences, replaced, otherwise: english })
}

/** The document says its language, and which way it is read; another language begins with another document. */
function mark(language: Language): void {
  document.documentElement.lang = language
  if (LANGUAGES[language].rtl) document.documentElement.dir = 'rtl'
}
