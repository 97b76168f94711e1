import { useMemo } from 'react'
import type { Collection } from '../generated/types'
import { useSession } from '../site/react/RuntimeContext'
import { type Permissions, permissionsOf } from './permissions'

/** What the viewer may do in a collection now, by the service's clock. Not known yet counts as nothing. */
export function usePermissions(collection: Collection | undefined): Permissions {
  const { profile, clockOffset } = useSession()
  return useMemo(
    () => permissionsOf(collection ?? {}, profile, Date.now() + clockOffset),
    [collection, profile, clockOffset],
  )
}
