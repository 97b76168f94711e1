import { useMemo } from 'react'
import { createStorage } from '../../lib/storage'
import { createUnsentProgress, type UnsentProgress } from '../../player/progress/unsentProgress'
import { viewerKey } from '../../player/progress/viewerKey'
import { useRuntime, useSession } from '../../site/RuntimeContext'
import { serviceBase } from '../../site/serviceBase'

/** This viewer's saves that have not arrived, by the server's clock. */
export function useUnsent(): UnsentProgress {
  const { session } = useRuntime()
  const { profile } = useSession()
  return useMemo(() => {
    const now = () => Date.now() + session.state().clockOffset
    return createUnsentProgress(createStorage('localStorage'), viewerKey(serviceBase(document), profile), now)
  }, [session, profile])
}
