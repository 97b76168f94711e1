import { SWRConfig } from 'swr'
import { useRuntime, useSession } from '../site/RuntimeContext'

/**
 * Around what asks the service by SWR. Its cache belongs to the site, so that two sites never mix.
 * Retries are the business of `service/http` (reliability P4); catalogue data is not read again at every look (P9).
 */
export function ServiceData({ children }: { children: React.ReactNode }) {
  const { cache } = useRuntime()
  const { epoch } = useSession()
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
