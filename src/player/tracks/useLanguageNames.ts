import { useQuery } from '../../data/useQuery'
import { pageLanguage } from '../../lib/text/pageLanguage'
import { languagesQuery } from '../../service/lookups'
import { languageCode, languageName } from './language'

/**
 * Names of languages. If the browser has no name for one of them, requests the service's list (GET /languages/), at most
 * once per visit.
 * @param codes all codes that will be named
 * @returns the name of a code; undefined if unknown, invalid, or while loading
 */
export function useLanguageNames(codes: readonly string[]): (code: string) => string | undefined {
  const locale = pageLanguage()
  const unnamed = codes.some((code) => languageCode(code) && !languageName(code, locale))
  const { data } = useQuery(unnamed ? languagesQuery : undefined, { skipReconnect: true })
  return (code) => {
    const known = languageCode(code)
    return (
      languageName(code, locale) ?? (known && data?.find(({ value }) => languageCode(String(value)) === known)?.name)
    )
  }
}
