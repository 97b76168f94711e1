import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { PlaybackAsset } from '../../generated/types'
import type { PlaybackFailure } from '../failure'
import type { Patience } from '../stallGuard'
import { abilities, type OrderedSources, orderSources } from './orderSources'

/** How long nothing may happen before viewers are told, in milliseconds: within 15 s, also where two sources are tried. */
const PATIENCE = 12_000
/** What a source has to begin at least: with less, a slow line would have none of them. */
const LEAST = 6000

/** A source that is played. Each time that one is chosen, it gets a player of its own. */
export interface ChosenSource {
  source: OrderedSources['sources'][number]
  /** Where it begins, in seconds. */
  startAt: number
  /** Where there are several sources, they share the time that one has to begin. */
  patience: Patience
}

interface Source {
  chosen: ChosenSource | undefined
  failure: PlaybackFailure | undefined
  /** Told of a failure: another source takes over where there is one, from the same place. */
  fail: (failure: PlaybackFailure, at: number) => void
  /** Begins again with the first source, from the same place. */
  retry: () => void
}

const patienceOf = (sources: number): Patience => ({ first: Math.max(LEAST, PATIENCE / sources), later: PATIENCE })

/**
 * Chooses the source of an asset that is played, and the next one after a failure.
 * @param preloaded its sources, where they are known
 */
export function useSource(asset: PlaybackAsset, preloaded?: OrderedSources): Source {
  const [ordered, setOrdered] = useState<OrderedSources>()
  const [turn, setTurn] = useState({ index: 0, startAt: asset.progress ?? 0, count: 0 })
  const [failure, setFailure] = useState<PlaybackFailure>()
  const left = useRef(0)
  const told = useRef<PlaybackFailure>(undefined)

  useEffect(() => {
    let live = true
    const ordering = preloaded ? Promise.resolve(preloaded) : orderSources(asset, abilities)
    ordering.then((found) => {
      if (!live) return
      setOrdered(found)
      if (found.sources.length === 0) setFailure({ kind: found.drmMissing ? 'drm' : 'source' })
    })
    return () => {
      live = false
    }
  }, [asset, preloaded])

  const source = ordered?.sources[turn.index]
  const chosen = useMemo(
    () =>
      source && !failure
        ? { source, startAt: turn.startAt, patience: patienceOf(ordered?.sources.length ?? 1) }
        : undefined,
    [source, failure, turn, ordered],
  )
  const fail = useCallback(
    (failed: PlaybackFailure, at: number) => {
      left.current = at
      const next = turn.index + 1
      // That a source left to the last does not suit this browser says less than why the one before failed.
      if (!isOfBrowser(failed)) told.current ??= failed
      if (isOfSource(failed) && ordered?.sources[next]) setTurn({ index: next, startAt: at, count: turn.count + 1 })
      else setFailure(told.current ?? failed)
    },
    [ordered, turn],
  )
  const retry = useCallback(() => {
    told.current = undefined
    setFailure(undefined)
    setTurn(({ count }) => ({ index: 0, startAt: left.current, count: count + 1 }))
  }, [])
  return { chosen, failure, fail, retry }
}

/** Whether another stream of the same film may do better. */
const isOfSource = ({ kind }: PlaybackFailure): boolean => kind !== 'refused' && kind !== 'engine'

/** Whether it is this browser that does not take a stream. */
const isOfBrowser = ({ kind }: PlaybackFailure): boolean => kind === 'drm' || kind === 'source'
