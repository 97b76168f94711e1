import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { PlaybackAsset } from '../../generated/types'
import type { PlaybackFailure } from '../failure'
import type { StallTimeouts } from '../watchStalls'
import { browserCapabilities, type OrderedSources, orderSources } from './orderSources'

/** In milliseconds: viewers see a failure within 15 s, even if two sources are tried. */
const STALL_TIMEOUT_MS = 12_000
/** Minimum start timeout of a source, so that slow connections can start one at all. */
const MIN_START_TIMEOUT_MS = 6000

/** A source to play. Each choice, even of the same source, creates a new player. */
export interface ChosenSource {
  source: OrderedSources['sources'][number]
  /** Start position in seconds. */
  startAt: number
  /** Several sources share the start timeout. */
  stallTimeouts: StallTimeouts
}

interface SourceState {
  chosen: ChosenSource | undefined
  failure: PlaybackFailure | undefined
  /** Reports a failure: plays the next source, if any, from the same position. */
  fail: (failure: PlaybackFailure, at: number) => void
  /** Restarts with the first source, from the same position. */
  retry: () => void
}

const stallTimeoutsOf = (sources: number): StallTimeouts => ({
  first: Math.max(MIN_START_TIMEOUT_MS, STALL_TIMEOUT_MS / sources),
  later: STALL_TIMEOUT_MS,
})

/**
 * Chooses a source of an asset, and the next one after a failure.
 * @param preloaded its ordered sources, if known
 */
export function useSource(asset: PlaybackAsset, preloaded?: OrderedSources): SourceState {
  const [ordered, setOrdered] = useState<OrderedSources>()
  const [turn, setTurn] = useState({ index: 0, startAt: asset.progress ?? 0, count: 0 })
  const [failure, setFailure] = useState<PlaybackFailure>()
  const lastPosition = useRef(0)
  const firstFailure = useRef<PlaybackFailure>(undefined)

  useEffect(() => {
    let mounted = true
    const ordering = preloaded ? Promise.resolve(preloaded) : orderSources(asset, browserCapabilities)
    ordering.then((found) => {
      if (!mounted) return
      setOrdered(found)
      if (found.sources.length === 0) setFailure({ kind: found.isDrmMissing ? 'drm' : 'source' })
    })
    return () => {
      mounted = false
    }
  }, [asset, preloaded])

  const source = ordered?.sources[turn.index]
  const chosen = useMemo(
    () =>
      source && !failure
        ? { source, startAt: turn.startAt, stallTimeouts: stallTimeoutsOf(ordered?.sources.length ?? 1) }
        : undefined,
    [source, failure, turn, ordered],
  )
  const fail = useCallback(
    (failed: PlaybackFailure, at: number) => {
      lastPosition.current = at
      const next = turn.index + 1
      // An unsupported last source is less informative than the failure of the first one.
      if (!isSourceUnsupported(failed)) firstFailure.current ??= failed
      if (mayDependOnSource(failed) && ordered?.sources[next])
        setTurn({ index: next, startAt: at, count: turn.count + 1 })
      else setFailure(firstFailure.current ?? failed)
    },
    [ordered, turn],
  )
  const retry = useCallback(() => {
    firstFailure.current = undefined
    setFailure(undefined)
    setTurn(({ count }) => ({ index: 0, startAt: lastPosition.current, count: count + 1 }))
  }, [])
  return { chosen, failure, fail, retry }
}

/** Whether another source of the same asset may work. */
const mayDependOnSource = ({ kind }: PlaybackFailure): boolean => kind !== 'refused' && kind !== 'engine'

/** Whether this browser does not support the source. */
const isSourceUnsupported = ({ kind }: PlaybackFailure): boolean => kind === 'drm' || kind === 'source'
