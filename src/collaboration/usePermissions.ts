import { useMemo } from 'react'
import type { Collection } from '../generated/types'
import { useSession } from '../site/react/RuntimeContext'
import { useServiceTime } from '../site/react/useServiceTime'
import { type Permissions, permissionsOf } from './permissions'

/** The viewer's current permissions in a collection, by the service's clock. Empty until they are known. */
export function usePermissions(collection: Collection | undefined): Permissions {
  const { profile } = useSession()
  const now = useServiceTime()
  return useMemo(() => permissionsOf(collection ?? {}, profile, now), [collection, profile, now])
}
