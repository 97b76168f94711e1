import { useMemo } from 'react'
import { authType } from '../../session/authType'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import type { VisitorAccessInputs } from './titleAccess'

/** The visitor's access inputs, memoized. */
export function useVisitor(): VisitorAccessInputs {
  const { document } = useRuntime().plan
  const { signedIn } = useSession()
  return useMemo(
    () => ({ config: document.site_config, canSignIn: authType(document) !== undefined, signedIn }),
    [document, signedIn],
  )
}
