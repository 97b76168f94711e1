import { localFormats } from '../../lib/text/localFormats'
import type { Text } from '../createText'
import { createSpoken } from './createSpoken'
import { dateIn, runtimeIn } from './formats'
import type { Language } from './languages'
import { createPseudo } from './pseudo'
import type { Sentences } from './sentences'

interface Settings {
  sentences: Sentences | undefined
  /** The brand's own sentences in this language. */
  replaced: Readonly<Record<string, string>>
  english: Text
}

/** Words a page in another language than English, its dates and its running times. English needs none of it. */
export function wordsIn(language: Language, { sentences, replaced, english }: Settings): Text {
  if (!sentences) return createPseudo(english)
  localFormats.runtime = runtimeIn(language)
  localFormats.date = (time, format) => dateIn(language, time, format)
  return createSpoken({ language, sentences, replaced, otherwise: english })
}
