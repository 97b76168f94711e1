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

  /** Identifies a film as far as it is known without a call; the films of another viewer are others (threats S8). */
  function keyOf({ title, asset, version }: PlaybackRequest): string | undefined {
    const own = asset ?? assetIdOf(title)
    const film = version === undefined ? own : `${title.slug} ${version}`
    return film === undefined ? undefined : `${session.state().epoch} ${version === undefined} ${film}`
  }

  return {
    /** Whether a film is prefetched, or cannot be: its asset is not known. */
    covers: (wanted: PlaybackRequest): boolean => keyOf(wanted) === undefined || has(wanted),
    /** Keeps a film in place of the one before, until it is taken. */
    keep(film: PlaybackSession): void {
      drop()
      const key = keyOf(film.wanted)
      if (key === undefined) return
      kept = { key, until: performance.now() + PREFETCH_TTL_MS, film }
      // The page asks again.
      film.answer.catch(() => kept?.film === film && drop())
    },
    /** Hands a film over, once; undefined: another one is prefetched, or none. */
    take(wanted: PlaybackRequest): PlaybackSession | undefined {
      const film = has(wanted) ? kept?.film : undefined
      if (!film) return void drop()
      kept = undefined
      // The player opens the stream itself: a second one would only share its bandwidth.
      film.prefetching.abort()
      return film
    },
    drop,
  }
}
