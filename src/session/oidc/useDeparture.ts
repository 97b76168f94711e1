import { useCallback, useState } from 'react'
import { authorize } from './authorize'
import { OidcFailure } from './OidcFailure'
import type { Provider } from './provider'

/** Leads to the provider's sign-in page, and says when that does not work. */
export function useDeparture(provider: Provider | undefined) {
  const [failure, setFailure] = useState<OidcFailure>()
  const [leaving, setLeaving] = useState(false)
  const depart = useCallback(async () => {
    if (!provider) return
    setFailure(undefined)
    setLeaving(true)
    const from = location.pathname
    try {
      const address = await authorize(provider)
      // Who has gone elsewhere by now stays there.
      if (location.pathname === from) location.assign(address)
    } catch (error) {
      setFailure(error instanceof OidcFailure ? error : new OidcFailure('doubtful'))
    }
    setLeaving(false)
  }, [provider])
  return { depart, leaving, failure }
}
