import { useRef } from 'react'
import { createLoader } from './loader'
import type { PlannedModule } from './moduleList'
import { useRuntime, useSession } from './RuntimeContext'
import { useLoaded } from './useLoaded'

/**
 * A module list in its four states. It is read again when the sign-in state changes (spec: Home); what was there stays
 * until the new one has come.
 */
export function useModuleList(uri: string | undefined): {
  modules: PlannedModule[] | undefined
  error: unknown
  retry: () => void
} {
  const { list } = useRuntime()
  useSession()
  const { value, error, retry } = useLoaded(uri === undefined ? none : list(uri), uri !== undefined)
  const before = useRef<{ uri: string | undefined; modules: PlannedModule[] }>(undefined)
  if (value) before.current = { uri, modules: value }
  const kept = error === undefined && before.current?.uri === uri ? before.current?.modules : undefined
  return { modules: value ?? kept, error, retry }
}

/** Stands in where there is no list. */
const none = createLoader<PlannedModule[]>(async () => [])
