import { SWRConfig } from 'swr'
import { initCache } from 'swr/_internal'
import { useRuntime, useSession } from '../site/react/RuntimeContext'

/**
 * Around what asks the service by SWR. Its cache belongs to the site, so that two sites never mix.
 * Retries are the business of `service/http` (reliability P4); catalogue data is not read again at every look (P9).
 *
 * The problem: SWR lets go of a cache when the first place that uses it leaves, and breaks all others: the next page,
 * a dialog. The solution: the cache is made ready before any of them, so that it belongs to none and stays.
 */
export function ServiceData({ children }: { children: React.ReactNode }) {
  const { cache } = useRuntime()
  const { epoch } = useSession()
  initCache(cache as never)
  // Another user begins anew: kept data would be that of the one before (threats S8).
  return (
    <SWRConfig key={epoch} value={{ ...RULES, provider: () => cache as never }}>
      {children}
    </SWRConfig>
  )
}

const RULES = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateIfStale: false,
  keepPreviousData: true,
}
