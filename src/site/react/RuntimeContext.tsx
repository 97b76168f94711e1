import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import { DataProvider } from '../../data/DataContext'
import type { SessionState } from '../../session/session'
import type { Runtime } from '../runtime'

const RuntimeContext = createContext<Runtime | undefined>(undefined)

/**
 * Who is signed in, wherever there is a runtime. For `use`: who asks in a condition is rendered anew only where it holds.
 * Everybody else has `useSession`.
 */
export const SessionContext = createContext<SessionState>(undefined as never)

/** Around all of a site: its runtime, and whose answers are asked for. */
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

/** The runtime of the site that is shown. */
export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext)
  if (!runtime) throw new Error('useRuntime outside a site')
  return runtime
}

/** Who is signed in; renders anew when that changes. */
export const useSession = (): SessionState => useContext(SessionContext)
