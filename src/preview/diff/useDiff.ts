import { use, useCallback, useEffect, useRef, useState } from 'react'
import { createStorage } from '../../lib/browser/storage'
import type { GitRevision } from '../../tools/diff/comparison'
import { SiteChangesContext } from '../live/siteChanges'
import { type Diff, readDiff, readRevisions } from './readDiff'

const storage = createStorage('sessionStorage')
const REVISION_KEY = 'marquee.diff-with'

/** A setting of the panel that survives a reload. */
export function useSessionValue(name: string, first: string): [string, (value: string) => void] {
  const key = `marquee.diff-${name}`
  const [value, setValue] = useState(() => storage.get(key) ?? first)
  return [
    value,
    (next) => {
      storage.set(key, next)
      setValue(next)
    },
  ]
}

interface State {
  /** Undefined: loading. */
  revisions?: readonly GitRevision[]
  revision: string
  /** Undefined: loading, or failed. */
  diff?: Diff
  /** The error message. */
  failed?: string
  /** Increases with each comparison. */
  comparisonCount: number
}

/** Compares the site's folder with a revision, now and after each save. */
export function useDiff(): State & { choose: (revision: string) => void; retry: () => void } {
  const [state, setState] = useState<State>(() => ({
    revision: storage.get(REVISION_KEY) ?? 'HEAD',
    comparisonCount: 0,
  }))
  const { subscribe } = use(SiteChangesContext)
  const requests = useRef(0)
  const compare = useCallback(async (revision: string) => {
    const request = ++requests.current
    const answer = await readDiff(revision).then(
      (diff) => ({ diff, failed: undefined }),
      (error: Error) => ({ diff: undefined, failed: error.message }),
    )
    // Ignore results of earlier requests.
    if (request === requests.current)
      setState((before) => ({ ...before, ...answer, comparisonCount: before.comparisonCount + 1 }))
  }, [])
  const { revision } = state

  useEffect(() => {
    readRevisions().then(
      (revisions) => setState((before) => ({ ...before, revisions })),
      // The comparison reports the error.
      () => {},
    )
  }, [])
  useEffect(() => {
    compare(revision)
    return subscribe(() => void compare(revision))
  }, [compare, revision, subscribe])

  return {
    ...state,
    choose: useCallback((revision: string) => {
      storage.set(REVISION_KEY, revision)
      setState((before) => ({ ...before, revision, diff: undefined, failed: undefined }))
    }, []),
    retry: () => {
      setState((before) => ({ ...before, failed: undefined }))
      compare(revision)
    },
  }
}
