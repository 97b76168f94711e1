import { useQuery } from '../../data/useQuery'
import { pageLanguage } from '../../lib/text/pageLanguage'
import { languagesQuery } from '../../service/lookups'
import { languageCode, languageName } from './language'

/**
 * Names languages for people. Where the browser has no name for one of them, the service's list is asked for
 * (GET /languages/), at most once a visit; whoever meets no such language asks nothing.
 * @param codes all that are about to be named
 * @returns the name for a code; undefined for what is no language, and while and where nobody knows one
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
