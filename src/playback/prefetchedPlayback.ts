import { assetIdOf, type PlaybackRequest } from '../service/playback'
import type { Runtime } from '../site/runtime'
import type { PlaybackSession } from './playbackSession'

/** How long a prefetched answer may be used, in milliseconds: addresses of streams expire, and the saved position moves. */
const PREFETCH_TTL_MS = 15_000

/** The film that a site has prefetched for a viewer who is about to play it: one at a time. */
export const prefetchedPlayback = (runtime: Runtime) => runtime.feature(createPrefetchedPlayback)

function createPrefetchedPlayback({ session }: Runtime) {
  let kept: { key: string; until: number; film: PlaybackSession } | undefined

  const has = (wanted: PlaybackRequest) =>
    kept !== undefined && kept.key === keyOf(wanted) && performance.now() < kept.until

  function drop(): void {
    kept?.film.prefetching.abort()
    kept?.film.preloaded?.stream?.drop()
    kept = undefined
  }

  /** Identifies a film without a request. Includes the viewer, whose response must not be used for another (threats S8). */
  function keyOf({ title, asset, version }: PlaybackRequest): string | undefined {
    const own = asset ?? assetIdOf(title)
    const film = version === undefined ? own : `${title.slug} ${version}`
    return film === undefined ? undefined : `${session.state().epoch} ${version === undefined} ${film}`
  }

  return {
    /** Whether the film is prefetched, or cannot be because its asset is unknown. */
    covers: (wanted: PlaybackRequest): boolean => keyOf(wanted) === undefined || has(wanted),
    /** Replaces the prefetched film. */
    keep(film: PlaybackSession): void {
      drop()
      const key = keyOf(film.wanted)
      if (key === undefined) return
      kept = { key, until: performance.now() + PREFETCH_TTL_MS, film }
      // The page retries.
      film.answer.catch(() => kept?.film === film && drop())
    },
    /** Removes and returns the prefetched film; undefined if another one or none is prefetched. */
    take(wanted: PlaybackRequest): PlaybackSession | undefined {
      const film = has(wanted) ? kept?.film : undefined
      if (!film) return void drop()
      kept = undefined
      // The player opens the stream itself: preloading it, too, would share the bandwidth.
      film.prefetching.abort()
      return film
    },
    drop,
  }
}
