import useSWR from 'swr'
import type { PlannedModule } from './moduleList'
import { useRuntime, useSession } from './RuntimeContext'

/** A module list in its four states. It is read again when the sign-in state changes (spec: Home). */
export function useModuleList(uri: string | undefined): {
  modules: PlannedModule[] | undefined
  error: unknown
  retry: () => void
} {
  const { list, listKey } = useRuntime()
  useSession()
  const { data, error, mutate } = useSWR(uri ? listKey(uri) : null, () => list(uri ?? ''))
  return { modules: data, error, retry: () => void mutate() }
}
