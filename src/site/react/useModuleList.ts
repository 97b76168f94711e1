import { useEffect, useState } from 'react'
import { createLoader } from '../../lib/async/loader'
import { useLoaded } from '../../ui/useLoaded'
import type { FirstView } from '../assemble/firstScreens'
import type { PlannedModule } from '../moduleList'
import { useRuntime, useSession } from './RuntimeContext'

/**
 * Reads a module list. It is read again when the visitor signs in or out (spec: Home); a public list stays until the new one
 * has loaded.
 * @param isShown true: the modules render, so the list waits for the first of them
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
  const loader = uri === undefined ? emptyLoader : list(uri)
  const { value: read, error, retry } = useLoaded(loader, uri !== undefined)
  const value = useFirstView(read, isShown)
  // The next page may need the same list; it subscribes first.
  useEffect(() => () => void setTimeout(loader.cancel), [loader])
  const [previous, setPrevious] = useState<{ uri: string | undefined; modules: PlannedModule[]; owner?: number }>()
  const owner = signedIn ? epoch : undefined
  if (value && (previous?.modules !== value || previous.owner !== owner)) setPrevious({ uri, modules: value, owner })
  // Lists of another user are never shown (threats S8).
  const isOwn = previous?.owner === undefined || previous.owner === epoch
  const stale = error === undefined && isOwn && previous?.uri === uri ? previous?.modules : undefined
  return { modules: value ?? stale, error, retry }
}

/** Waits until the first modules have loaded; otherwise each would briefly be a skeleton. */
function useFirstView(modules: PlannedModule[] | undefined, isShown: boolean): PlannedModule[] | undefined {
  const { firstView } = useRuntime()
  const [, setSettled] = useState<FirstView>()
  const waiting = isShown && modules && !firstView(modules).isSettled() ? firstView(modules) : undefined
  useEffect(() => {
    if (!waiting) return
    let isActive = true
    waiting.wait().then(() => isActive && setSettled(waiting))
    return () => {
      isActive = false
    }
  }, [waiting])
  return waiting ? undefined : modules
}

/** Used without a `uri` */
const emptyLoader = createLoader<PlannedModule[]>(async () => [])
