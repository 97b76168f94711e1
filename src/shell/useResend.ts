import { useEffect } from 'react'
import { hasStored } from '../lib/hasStored'
import { serviceBase } from '../site/load/serviceBase'
import { useRuntime } from '../site/react/RuntimeContext'

/** Sends the progress that an earlier visit could not. Nothing is loaded for it where nothing was left. */
export function useResend(): void {
  const { http, session } = useRuntime()
  useEffect(() => {
    if (!hasStored('marquee.progress')) return
    import('../player/progress/sendUnsent').then(
      ({ resend }) => resend(http, session, serviceBase(document)),
      () => {},
    )
  }, [http, session])
}
