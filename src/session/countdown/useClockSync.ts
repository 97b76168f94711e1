import { useEffect } from 'react'
import type { Http } from '../../service/http/http'
import type { Session } from '../session'
import { syncClock } from './syncClock'

/** Asks the server for its clock when a countdown comes up, and whenever the page is looked at again (threats D5). */
export function useClockSync(http: Http, session: Pick<Session, 'clockIs'>): void {
  useEffect(() => {
    const sync = () => {
      if (!document.hidden) void syncClock(http, session)
    }
    sync()
    document.addEventListener('visibilitychange', sync)
    return () => document.removeEventListener('visibilitychange', sync)
  }, [http, session])
}
