/** Maximum length, longer than any name and short enough for a URL */
export const MAX_SEARCH_LENGTH = 200

/** Minimum length for hints (spec, section 9) */
const MIN_HINT_LENGTH = 3

/** Trims search terms (spec: Business rules) and limits their length. */
export const trimSearchTerms = (text: string): string => text.trim().slice(0, MAX_SEARCH_LENGTH).trim()

/**
 * Search terms for hints.
 * @returns undefined below three characters
 */
export function toHintTerms(text: string): string | undefined {
  const terms = trimSearchTerms(text)
  return terms.length < MIN_HINT_LENGTH ? undefined : terms
}

/**
 * Address of a search (spec, section 2: /search?search={text}).
 * @param path of the search page
 */
export function searchAddress(path: string, text: string): string {
  const terms = trimSearchTerms(text)
  return terms ? `${path}?${new URLSearchParams({ search: terms })}` : path
}
