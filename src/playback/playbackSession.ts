import type { PreloadedAsset } from '../player/preloadAsset'
import { type Playback, type PlaybackRequest, requestPlayback } from '../service/playback'
import type { ServiceClient } from '../service/query'
import type { Runtime } from '../site/runtime'
import { viewerLanguage } from './viewerLanguage'

/** The response of the service, with preloaded data. */
export type PreparedPlayback = Playback & { preloaded?: PreloadedAsset }

/** Playback of a title, from the prefetch until its player starts. */
export interface PlaybackSession {
  wanted: PlaybackRequest
  response: Promise<Playback>
  /** The viewer's language, which may be known later than the response. */
  language: Promise<string | undefined>
  /** Set by the prefetch after the response. */
  preloaded?: PreloadedAsset
  /** Aborted when a player takes the session or it is dropped: stops preloading. */
  prefetching: AbortController
}

/** Requests the playback data of a title. */
export function createPlaybackSession(
  { session }: Runtime,
  client: ServiceClient,
  wanted: PlaybackRequest,
): PlaybackSession {
  const language = viewerLanguage(session)
  return { wanted, language, response: requestPlayback(client, wanted, language), prefetching: new AbortController() }
}

/** Waits for everything that the player needs. It selects the audio track when it starts, so it needs the language. */
export async function waitForPlaybackSession(session: PlaybackSession): Promise<PreparedPlayback> {
  const [response] = await Promise.all([session.response, session.language])
  return { ...response, preloaded: session.preloaded }
}
