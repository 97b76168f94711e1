import { useEffect, useState } from 'react'
import { createLoader } from '../../lib/loader'
import { useLoaded } from '../../ui/useLoaded'
import type { Opening } from '../assemble/firstScreens'
import type { PlannedModule } from '../moduleList'
import { useRuntime, useSession } from './RuntimeContext'

/**
 * A module list in its four states. It is read again when the sign-in state changes (spec: Home); what everybody
 * may see stays until the new one has come.
 * @param isShown true: its modules are rendered, so that the list comes with the first of them
 */
export function useModuleList(
  uri: string | undefined,
  isShown = false,
): {
  modules: PlannedModule[] | undefined
  error: unknown
  retry: () => void
} {
  const { list } = useRuntime()
  const { signedIn, epoch } = useSession()
  const loader = uri === undefined ? none : list(uri)
  const { value: read, error, retry } = useLoaded(loader, uri !== undefined)
  const value = useOpened(read, isShown)
  // The next page may want the same: it subscribes before this.
  useEffect(() => () => void setTimeout(loader.cancel), [loader])
  const [before, setBefore] = useState<{ uri: string | undefined; modules: PlannedModule[]; owner?: number }>()
  const owner = signedIn ? epoch : undefined
  if (value && (before?.modules !== value || before.owner !== owner)) setBefore({ uri, modules: value, owner })
  // What was made for one user is shown to nobody else (threats S8).
  const isOwn = before?.owner === undefined || before.owner === epoch
  const kept = error === undefined && isOwn && before?.uri === uri ? before?.modules : undefined
  return { modules: value ?? kept, error, retry }
}

/** The list, as soon as it may be shown: else each module of its first screen would be a skeleton for a moment. */
function useOpened(modules: PlannedModule[] | undefined, isShown: boolean): PlannedModule[] | undefined {
  const { opening } = useRuntime()
  const [, setOpened] = useState<Opening>()
  const waiting = isShown && modules && !opening(modules).isOver() ? opening(modules) : undefined
  useEffect(() => {
    if (!waiting) return
    let live = true
    waiting.wait().then(() => live && setOpened(waiting))
    return () => {
      live = false
    }
  }, [waiting])
  return waiting ? undefined : modules
}

/** Stands in where there is no list. */
const none = createLoader<PlannedModule[]>(async () => [])
