import type shaka from 'shaka-player/dist/shaka-player.compiled-es2021'
import { configuration, type EngineWish } from './configuration'
import { loadShaka } from './shaka'
import { createTextDisplay, type TextDisplay } from './textDisplay'

/** How long a stream waits for whoever may be about to play it, in milliseconds. */
const PATIENCE = 20_000

/** A stream whose manifest and first segments are on their way before there is a picture for it. */
export interface HeldStream {
  player: shaka.Player
  display: TextDisplay
  /** What has come so far; undefined: it failed, and is to be loaded from the beginning. */
  preloaded: () => shaka.media.PreloadManager | undefined
}

let held: (HeldStream & { src: string; end: ReturnType<typeof setTimeout> }) | undefined

/**
 * Begins to load a stream that is probably played next. One at a time: another one takes its place.
 * @param isWanted asked once the engine is there: whether nobody plays it yet
 */
export async function holdStream(
  src: string,
  engine: EngineWish,
  startAt?: number,
  isWanted = () => true,
): Promise<void> {
  const shaka = await loadShaka()
  if (held?.src === src || !isWanted()) return
  drop()
  const player = new shaka.Player()
  const display = createTextDisplay()
  player.configure(configuration(engine, display))
  let manager: shaka.media.PreloadManager | undefined
  const end = setTimeout(drop, PATIENCE)
  held = { src, player, display, end, preloaded: () => manager }
  const failed = () => {
    manager = undefined
  }
  try {
    manager = (await player.preload(src, startAt)) ?? undefined
    manager?.waitForFinish().catch(failed)
  } catch {
    // Nobody waits for it yet. Whoever plays it is told.
    failed()
  }
}

/** Whether the beginning of a stream is there, or on its way. */
export const isHeld = (src: string): boolean => held?.src === src

/** Hands a stream over that was held; it is the caller's now. */
export function takeStream(src: string): HeldStream | undefined {
  if (held?.src !== src) return undefined
  const taken = held
  held = undefined
  clearTimeout(taken.end)
  return taken
}

function drop(): void {
  const left = held
  held = undefined
  clearTimeout(left?.end)
  left?.player.destroy().catch(() => {})
}
