import { useMemo } from 'react'
import { authType } from '../../session/authType'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import type { Visitor } from './titleAccess'

/** Who asks: what access to titles looks at. The same visitor is the same object. */
export function useVisitor(): Visitor {
  const { document } = useRuntime().plan
  const { signedIn } = useSession()
  return useMemo(
    () => ({ config: document.site_config, canSignIn: authType(document) !== undefined, signedIn }),
    [document, signedIn],
  )
}
