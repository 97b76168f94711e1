import type shaka from 'shaka-player/dist/shaka-player.compiled-es2021'
import { engineType } from '../sources/streamType'
import { configuration, type EngineWish } from './configuration'
import { loadShaka } from './shaka'
import { createTextDisplay, type TextDisplay } from './textDisplay'

/** How long a stream waits for whoever may be about to play it, in milliseconds. */
const PATIENCE = 20_000

/** A stream whose manifest and first segments are on their way before there is a picture for it. */
export interface PreloadedStream {
  player: shaka.Player
  display: TextDisplay
  /** What has come so far; undefined: it failed, and is to be loaded from the beginning. */
  loaded: () => shaka.media.PreloadManager | undefined
}

let preloaded: (PreloadedStream & { src: string; end: ReturnType<typeof setTimeout> }) | undefined

/**
 * Begins to load a stream that is probably played next. One at a time: another one takes its place.
 * @param isWanted asked once the engine is there: whether nobody plays it yet
 */
export async function preloadStream(
  { src, type }: { src: string; type: string },
  engine: EngineWish,
  startAt?: number,
  isWanted = () => true,
): Promise<void> {
  const shaka = await loadShaka()
  if (preloaded?.src === src || !isWanted()) return
  drop()
  const player = new shaka.Player()
  const display = createTextDisplay()
  player.configure(configuration(engine, display))
  let manager: shaka.media.PreloadManager | undefined
  const end = setTimeout(drop, PATIENCE)
  preloaded = { src, player, display, end, loaded: () => manager }
  const failed = () => {
    manager = undefined
  }
  try {
    manager = (await player.preload(src, startAt, engineType(src, type))) ?? undefined
    manager?.waitForFinish().catch(failed)
  } catch {
    // Nobody waits for it yet. Whoever plays it is told.
    failed()
  }
}

/** Whether the beginning of a stream is there, or on its way. */
export const isPreloaded = (src: string): boolean => preloaded?.src === src

/** Hands a preloaded stream over; it is the caller's now. */
export function takePreloadedStream(src: string): PreloadedStream | undefined {
  if (preloaded?.src !== src) return undefined
  const taken = preloaded
  preloaded = undefined
  clearTimeout(taken.end)
  return taken
}

function drop(): void {
  const left = preloaded
  preloaded = undefined
  clearTimeout(left?.end)
  left?.player.destroy().catch(() => {})
}
