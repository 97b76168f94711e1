/** Longest text that is searched for, in characters: longer than any name, and no burden for an address. */
export const LONGEST_SEARCH = 200

/** Hints begin at so many characters (spec, section 9). */
const FIRST_HINT = 3

/** The words of a search as they are asked for: trimmed (spec: Business rules), and no longer than is sensible. */
export const searchWords = (text: string): string => text.trim().slice(0, LONGEST_SEARCH).trim()

/**
 * The words that hints are asked for.
 * @returns undefined for fewer than three characters: no hints
 */
export function hintWords(text: string): string | undefined {
  const words = searchWords(text)
  return words.length < FIRST_HINT ? undefined : words
}

/**
 * The address of a search (spec, section 2: /search?search={text}).
 * @param path the search page
 */
export function searchAddress(path: string, text: string): string {
  const words = searchWords(text)
  return words ? `${path}?${new URLSearchParams({ search: words })}` : path
}
