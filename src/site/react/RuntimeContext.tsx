import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import { DataProvider } from '../../data/DataContext'
import type { SessionState } from '../../session/session'
import type { Runtime } from '../runtime'

const RuntimeContext = createContext<Runtime | undefined>(undefined)

/** Around all of a site: its runtime, and whose answers are asked for. */
export function RuntimeProvider({ value, children }: { value: Runtime; children: ReactNode }) {
  const source = useMemo(
    () => ({ scope: () => value.data(), subscribe: (listener: () => void) => value.session.subscribe(listener) }),
    [value],
  )
  return (
    <RuntimeContext.Provider value={value}>
      <DataProvider value={source}>{children}</DataProvider>
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
export function useSession(): SessionState {
  const { session } = useRuntime()
  return useSyncExternalStore(session.subscribe, session.state)
}
