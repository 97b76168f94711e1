import type { TranslateFunction } from '../createText'
import { interpolate } from './createTranslate'

const PLAIN_LETTERS = 'AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz'
const ACCENTED_LETTERS = 'ÅåÇçÐðËëĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž'
const PADDING = ' one two three four five six seven eight nine ten'

/**
 * Makes a text 40 % longer, with accented letters and in brackets. A truncated text lacks its closing bracket; a text
 * without accents does not come from the text files. Placeholders stay as they are.
 */
export function pseudoLocalize(text: string): string {
  const accented = text.replace(/\{\w+\}|[A-Za-z]/g, (match) => {
    const index = match.length === 1 ? PLAIN_LETTERS.indexOf(match) : -1
    return index < 0 ? match : (ACCENTED_LETTERS[index] ?? match)
  })
  const extra = Math.ceil(text.length * 0.4)
  const padding = PADDING.repeat(Math.ceil(extra / PADDING.length)).slice(0, extra)
  return `[${accented}${padding}]`
}

/** Creates the translate function of the pseudo-language. Inserted names and numbers are not changed. */
export const createPseudoTranslate =
  (english: TranslateFunction): TranslateFunction =>
  (key, values = {}) =>
    interpolate(pseudoLocalize(english(key, values.count === undefined ? {} : { count: values.count })), values)
