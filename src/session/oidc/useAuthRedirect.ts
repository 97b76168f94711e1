import { useCallback, useState } from 'react'
import { createAuthRequestUrl } from './authRequest'
import { OidcError } from './OidcError'
import type { Provider } from './provider'

/** Redirects to the provider's sign-in page, and reports errors. */
export function useAuthRedirect(provider: Provider | undefined) {
  const [failure, setFailure] = useState<OidcError>()
  const [redirecting, setRedirecting] = useState(false)
  const redirect = useCallback(async () => {
    if (!provider) return
    setFailure(undefined)
    setRedirecting(true)
    const from = location.pathname
    try {
      const address = await createAuthRequestUrl(provider)
      // Do not redirect a visitor who has left the page meanwhile.
      if (location.pathname === from) location.assign(address)
    } catch (error) {
      setFailure(error instanceof OidcError ? error : new OidcError('invalid'))
    }
    setRedirecting(false)
  }, [provider])
  return { redirect, redirecting, failure }
}
