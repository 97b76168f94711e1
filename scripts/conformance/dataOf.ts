import { parseJson } from '../../src/lib/json/parseJson'

/** What a text says; undefined where it is no JSON. */
export function dataOf(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}
