import { useMemo } from 'react'
import type { Collection } from '../generated/types'
import { useSession } from '../site/react/RuntimeContext'
import { useServiceTime } from '../site/react/useServiceTime'
import { type Permissions, permissionsOf } from './permissions'

/** What the viewer may do in a collection now, by the service's clock. Not known yet counts as nothing. */
export function usePermissions(collection: Collection | undefined): Permissions {
  const { profile } = useSession()
  const now = useServiceTime()
  return useMemo(() => permissionsOf(collection ?? {}, profile, now), [collection, profile, now])
}
