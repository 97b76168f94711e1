import { useQuery } from '../../data/useQuery'
import { pageLanguage } from '../../lib/text/pageLanguage'
import { languagesQuery } from '../../service/lookups'
import { languageName, normaliseLanguageCode } from './language'

/**
 * Names of languages. If the browser has no name for one of them, requests the service's list (GET /languages/), at most
 * once per visit.
 * @param codes all codes that will be named
 * @returns the name of a code; undefined if unknown, invalid, or while loading
 */
export function useLanguageNames(codes: readonly string[]): (code: string) => string | undefined {
  const locale = pageLanguage()
  const unnamed = codes.some((code) => normaliseLanguageCode(code) && !languageName(code, locale))
  const { data } = useQuery(unnamed ? languagesQuery : undefined, { skipReconnect: true })
  return (code) => {
    const known = normaliseLanguageCode(code)
    return (
      languageName(code, locale) ??
      (known && data?.find(({ value }) => normaliseLanguageCode(String(value)) === known)?.name)
    )
  }
}
