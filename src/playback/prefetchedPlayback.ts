import { assetIdOf, type PlaybackRequest } from '../service/playback'
import type { Runtime } from '../site/runtime'
import type { PlaybackSession } from './playbackSession'

/** Maximum age of a prefetched response, in milliseconds: addresses of streams expire, and the saved position changes. */
const PREFETCH_TTL_MS = 15_000

/** The playback session that a site has prefetched. At most one. */
export const prefetchedPlayback = (runtime: Runtime) => runtime.feature(createPrefetchedPlayback)

function createPrefetchedPlayback({ session }: Runtime) {
  let prefetched: { key: string; until: number; film: PlaybackSession } | undefined

  const has = (wanted: PlaybackRequest) =>
    prefetched !== undefined && prefetched.key === keyOf(wanted) && performance.now() < prefetched.until

  function drop(): void {
    prefetched?.film.prefetching.abort()
    prefetched?.film.preloaded?.stream?.drop()
    prefetched = undefined
  }

  /** Identifies a title without a request. Includes the viewer, whose response must not be used for another (threats S8). */
  function keyOf({ title, asset, version }: PlaybackRequest): string | undefined {
    const own = asset ?? assetIdOf(title)
    const film = version === undefined ? own : `${title.slug} ${version}`
    return film === undefined ? undefined : `${session.state().epoch} ${version === undefined} ${film}`
  }

  return {
    /** Whether the title is prefetched, or cannot be, because its asset is unknown. */
    isPrefetchedOrUnknown: (wanted: PlaybackRequest): boolean => keyOf(wanted) === undefined || has(wanted),
    /** Replaces the prefetched session. */
    replace(film: PlaybackSession): void {
      drop()
      const key = keyOf(film.wanted)
      if (key === undefined) return
      prefetched = { key, until: performance.now() + PREFETCH_TTL_MS, film }
      // The page requests failed data again.
      film.response.catch(() => prefetched?.film === film && drop())
    },
    /** Removes and returns the prefetched session; undefined, and dropped, if it is of another title. */
    take(wanted: PlaybackRequest): PlaybackSession | undefined {
      const film = has(wanted) ? prefetched?.film : undefined
      if (!film) return void drop()
      prefetched = undefined
      // The player opens the stream itself: preloading it, too, would share the bandwidth.
      film.prefetching.abort()
      return film
    },
    drop,
  }
}
