import { localFormats } from '../../lib/text/localFormats'
import type { TranslateFunction } from '../createText'
import { createTranslate } from './createTranslate'
import { createRuntimeFormat, formatDateIn } from './formats'
import type { Language } from './languages'
import { createPseudoTranslate } from './pseudo'
import type { Translations } from './translations'

interface Options {
  translations: Translations | undefined
  /** The brand's texts in this language. */
  overrides: Readonly<Record<string, string>>
  english: TranslateFunction
}

/** Sets the date and running-time formats of a language other than English, and returns its translate function. */
export function activateLocale(language: Language, { translations, overrides, english }: Options): TranslateFunction {
  if (!translations) return createPseudoTranslate(english)
  localFormats.runtime = createRuntimeFormat(language)
  localFormats.date = (time, format) => formatDateIn(language, time, format)
  return createTranslate({ language, translations, overrides, fallback: english })
}
