import type { PreloadedAsset } from '../player/preloadAsset'
import { type Playback, type PlaybackRequest, readPlayback } from '../service/playback'
import type { ServiceClient } from '../service/query'
import type { Runtime } from '../site/runtime'
import { viewerLanguage } from './viewerLanguage'

/** The answer of the service, with what was preloaded. */
export type SessionStart = Playback & { preloaded?: PreloadedAsset }

/** A title from the prefetch until its player takes over. */
export interface PlaybackSession {
  wanted: PlaybackRequest
  answer: Promise<Playback>
  /** The viewer's language, which may be known later than the response. */
  language: Promise<string | undefined>
  /** Set by the prefetch when the answer is there. */
  preloaded?: PreloadedAsset
  /** Aborted when the player takes the session, or it is dropped, which stops preloading. */
  prefetching: AbortController
}

/** Asks the service what is to be played. */
export function createPlaybackSession(
  { session }: Runtime,
  client: ServiceClient,
  wanted: PlaybackRequest,
): PlaybackSession {
  const language = viewerLanguage(session)
  return { wanted, language, answer: readPlayback(client, wanted, language), prefetching: new AbortController() }
}

/** Hands the session over to its player. The player selects the audio track when it starts, so it needs the language. */
export async function startSession(session: PlaybackSession): Promise<SessionStart> {
  const [answer] = await Promise.all([session.answer, session.language])
  return { ...answer, preloaded: session.preloaded }
}
