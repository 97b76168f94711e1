import { useCallback, useEffect, useRef, useState } from 'react'
import { createStorage } from '../../lib/storage'
import type { Revision } from '../../tools/diff/comparison'
import { type Diff, readDiff, readRevisions } from './readDiff'

const store = createStorage('sessionStorage')
const KEY = 'marquee.diff-with'

/** A choice of the room, which a reload of the page leaves as it is. */
export function useKept(name: string, first: string): [string, (value: string) => void] {
  const key = `marquee.diff-${name}`
  const [value, setValue] = useState(() => store.get(key) ?? first)
  return [
    value,
    (next) => {
      store.set(key, next)
      setValue(next)
    },
  ]
}

interface State {
  /** Undefined: they are asked for. */
  revisions?: readonly Revision[]
  /** What is compared with. */
  revision: string
  /** Undefined: it is asked for, or nothing can be had. */
  diff?: Diff
  /** Why nothing can be had. */
  failed?: string
  /** So often was compared. */
  turn: number
}

/** Compares the site's folder with a revision, now and after each save. */
export function useDiff(): State & { choose: (revision: string) => void; again: () => void } {
  const [state, setState] = useState<State>(() => ({ revision: store.get(KEY) ?? 'HEAD', turn: 0 }))
  const asked = useRef(0)
  const compare = useCallback(async (revision: string) => {
    const mine = ++asked.current
    const answer = await readDiff(revision).then(
      (diff) => ({ diff, failed: undefined }),
      (error: Error) => ({ diff: undefined, failed: error.message }),
    )
    // What was asked for meanwhile comes after this.
    if (mine === asked.current) setState((before) => ({ ...before, ...answer, turn: before.turn + 1 }))
  }, [])
  const { revision } = state

  useEffect(() => {
    readRevisions().then(
      (revisions) => setState((before) => ({ ...before, revisions })),
      // The comparison says what is wrong.
      () => {},
    )
  }, [])
  useEffect(() => {
    compare(revision)
    const again = () => void compare(revision)
    import.meta.hot?.on('marquee:fixture', again)
    return () => import.meta.hot?.off('marquee:fixture', again)
  }, [compare, revision])

  return {
    ...state,
    choose: useCallback((revision: string) => {
      store.set(KEY, revision)
      setState((before) => ({ ...before, revision, diff: undefined, failed: undefined }))
    }, []),
    again: () => {
      setState((before) => ({ ...before, failed: undefined }))
      compare(revision)
    },
  }
}
