import type { Text } from '../createText'
import { fill } from './createSpoken'

const PLAIN = 'AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz'
const MARKED = 'ÅåÇçÐðËëĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž'
const LONGER = ' one two three four five six seven eight nine ten'

/**
 * A sentence made 40 % longer, with marks on its letters and brackets around it: what is cut lacks a bracket, what has no
 * marks is not among the texts. What stands in braces stays.
 */
export function pseudo(sentence: string): string {
  const marked = sentence.replace(/\{\w+\}|[A-Za-z]/g, (each) => {
    const at = each.length === 1 ? PLAIN.indexOf(each) : -1
    return at < 0 ? each : (MARKED[at] ?? each)
  })
  const missing = Math.ceil(sentence.length * 0.4)
  const more = LONGER.repeat(Math.ceil(missing / LONGER.length)).slice(0, missing)
  return `[${marked}${more}]`
}

/** Words a site in the pseudo-language: names and numbers that are put in stay as they are. */
export const createPseudo =
  (english: Text): Text =>
  (key, values = {}) =>
    fill(pseudo(english(key, values.count === undefined ? {} : { count: values.count })), values)
