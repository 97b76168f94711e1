import { useState } from 'react'
import { type QueryResult, useQuery } from '../data/useQuery'
import type { PlaybackRequest } from '../service/playback'
import type { ServiceClient } from '../service/query'
import { useRuntime } from '../site/react/RuntimeContext'
import { createPlaybackSession, type SessionStart, startSession } from './playbackSession'
import { prefetchedPlayback } from './prefetchedPlayback'

/**
 * Asks what is to be played, for each player again: streams and licences of an earlier one may have expired, and the
 * saved position moves. A session that was prefetched a moment ago is used instead. The answer is not renewed while it
 * plays: another answer would start the film again.
 * @param wanted undefined: not known yet
 */
export function usePlayback(wanted: PlaybackRequest | undefined): QueryResult<SessionStart> {
  const runtime = useRuntime()
  const [player] = useState(Math.random)
  const { title, asset = '', version = '' } = wanted ?? {}
  const key = title && `playback ${player} ${title.id ?? title.slug} ${asset} ${version}`
  const read = (ask: ServiceClient) => {
    const asked = wanted as PlaybackRequest
    return startSession(prefetchedPlayback(runtime).take(asked) ?? createPlaybackSession(runtime, ask, asked))
  }
  return useQuery(key === undefined ? undefined : { key, read }, { skipReconnect: true, removeOnUnmount: true })
}
