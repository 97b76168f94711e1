import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import { DataProvider } from '../../data/DataContext'
import type { SessionState } from '../../session/session'
import type { Runtime } from '../runtime'

const RuntimeContext = createContext<Runtime | undefined>(undefined)

/**
 * The session state, for conditional reads with `use`. Otherwise use `useSession`. Without a default value, because every
 * reader is below `RuntimeProvider`.
 */
export const SessionContext = createContext<SessionState>(undefined as never)

/** Provides a site's runtime, session and data. */
export function RuntimeProvider({ value, children }: { value: Runtime; children: ReactNode }) {
  const source = useMemo(
    () => ({ scope: () => value.data(), subscribe: (listener: () => void) => value.session.subscribe(listener) }),
    [value],
  )
  const state = useSyncExternalStore(value.session.subscribe, value.session.state)
  return (
    <RuntimeContext.Provider value={value}>
      <SessionContext.Provider value={state}>
        <DataProvider value={source}>{children}</DataProvider>
      </SessionContext.Provider>
    </RuntimeContext.Provider>
  )
}

export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext)
  if (!runtime) throw new Error('No RuntimeProvider')
  return runtime
}

/** The session state; renders again when it changes. */
export const useSession = (): SessionState => useContext(SessionContext)
