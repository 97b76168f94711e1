import { useEffect, useState } from 'react'
import { createLoader } from '../../lib/async/loader'
import { useLoaded } from '../../ui/useLoaded'
import type { Opening } from '../assemble/firstScreens'
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
  const loader = uri === undefined ? none : list(uri)
  const { value: read, error, retry } = useLoaded(loader, uri !== undefined)
  const value = useOpened(read, isShown)
  // The next page may need the same list; it subscribes first.
  useEffect(() => () => void setTimeout(loader.cancel), [loader])
  const [before, setBefore] = useState<{ uri: string | undefined; modules: PlannedModule[]; owner?: number }>()
  const owner = signedIn ? epoch : undefined
  if (value && (before?.modules !== value || before.owner !== owner)) setBefore({ uri, modules: value, owner })
  // Lists of another user are never shown (threats S8).
  const isOwn = before?.owner === undefined || before.owner === epoch
  const kept = error === undefined && isOwn && before?.uri === uri ? before?.modules : undefined
  return { modules: value ?? kept, error, retry }
}

/** Waits until the first modules have loaded; otherwise each would briefly be a skeleton. */
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

/** Used without a list */
const none = createLoader<PlannedModule[]>(async () => [])
