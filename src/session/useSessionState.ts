import { useSyncExternalStore } from 'react'
import type { Session, SessionState } from './session'

/** The state of a session; renders anew when it changes. */
export const useSessionState = (session: Session): SessionState =>
  useSyncExternalStore(session.subscribe, session.state)
