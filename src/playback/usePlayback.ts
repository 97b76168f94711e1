import { useState } from 'react'
import { type QueryResult, useQuery } from '../data/useQuery'
import type { PlaybackRequest } from '../service/playback'
import type { ServiceClient } from '../service/query'
import { useRuntime } from '../site/react/RuntimeContext'
import { createPlaybackSession, type PreparedPlayback, waitForPlaybackSession } from './playbackSession'
import { prefetchedPlayback } from './prefetchedPlayback'

/**
 * Requests the playback data of a title, again for each player, because streams and licences may have expired and the saved
 * position may have changed. Uses a recently prefetched session. Never refetches during playback, which would restart it.
 */
export function usePlayback(wanted: PlaybackRequest | undefined): QueryResult<PreparedPlayback> {
  const runtime = useRuntime()
  const [player] = useState(Math.random)
  const query = wanted && {
    key: `playback ${player} ${playbackKeyOf(wanted)}`,
    read: (client: ServiceClient) =>
      waitForPlaybackSession(
        prefetchedPlayback(runtime).take(wanted) ?? createPlaybackSession(runtime, client, wanted),
      ),
  }
  return useQuery(query, { skipReconnect: true, removeOnUnmount: true })
}

const playbackKeyOf = ({ title, asset = '', version = '' }: PlaybackRequest) =>
  `${title.id ?? title.slug} ${asset} ${version}`
