import { searchWords } from './searchWords'

/**
 * The address of a search (spec, section 2: /search?search={text}).
 * @param path the search page
 */
export function searchAddress(path: string, text: string): string {
  const words = searchWords(text)
  return words ? `${path}?${new URLSearchParams({ search: words })}` : path
}
