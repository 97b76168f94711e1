import { parseJson } from '../../src/lib/json/parseJson'

/** Returns undefined for invalid JSON. */
export function tryParseJson(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}
