import { createContext, useContext, useSyncExternalStore } from 'react'
import type { SessionState } from '../../session/session'
import type { Runtime } from '../runtime'

const RuntimeContext = createContext<Runtime | undefined>(undefined)

export const RuntimeProvider = RuntimeContext.Provider

/** The runtime of the site that is shown. */
export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext)
  if (!runtime) throw new Error('useRuntime outside a site')
  return runtime
}

/** Who is signed in; renders anew when that changes. */
export function useSession(): SessionState {
  const { session } = useRuntime()
  return useSyncExternalStore(session.subscribe, session.state)
}
