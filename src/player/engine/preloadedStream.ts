import type shaka from 'shaka-player/dist/shaka-player.compiled-es2021'
import { engineMediaType } from '../sources/streamType'
import { configuration, type EngineOptions } from './configuration'
import { loadShaka } from './shaka'
import { createTextDisplay, type TextDisplay } from './textDisplay'

/** How long a preloaded stream is kept for a player, in milliseconds. */
const PRELOAD_TTL_MS = 20_000

/** An engine for one stream that is not attached to an element yet. */
interface IdleEngine {
  player: shaka.Player
  display: TextDisplay
  /** The manifest and first segments; undefined: not loaded, or failed. The stream is then loaded from the beginning. */
  manager: shaka.media.PreloadManager | undefined
}

/** A stream whose manifest and first segments are loaded before its element exists. */
export interface PreloadedStream {
  readonly src: string
  /** true until it is taken or dropped. */
  isAvailable: () => boolean
  /** Returns the engine, once; undefined if it is no longer available. The caller then destroys it. */
  take: () => IdleEngine | undefined
  /** Destroys the engine, unless it was taken. */
  drop: () => void
}

/**
 * Starts to load the beginning of a stream.
 * @param startAt in seconds
 * @param signal checked when the engine is loaded
 * @returns undefined: aborted
 */
export async function preloadStream(
  { src, type }: { src: string; type: string },
  settings: EngineOptions,
  startAt?: number,
  signal?: AbortSignal,
): Promise<PreloadedStream | undefined> {
  const shaka = await loadShaka()
  if (signal?.aborted) return undefined
  const display = createTextDisplay()
  const player = new shaka.Player()
  player.configure(configuration(settings, display))
  const engine: IdleEngine = { player, display, manager: undefined }
  const load = async () => {
    engine.manager = (await player.preload(src, startAt, engineMediaType(src, type))) ?? undefined
    await engine.manager?.waitForFinish()
  }
  // The player reports the failure when it loads the stream itself.
  load().catch(() => {
    engine.manager = undefined
  })

  let isAvailable = true
  function release(): boolean {
    const wasAvailable = isAvailable
    isAvailable = false
    clearTimeout(timer)
    return wasAvailable
  }
  const drop = () => {
    if (release()) player.destroy().catch(() => {})
  }
  const timer = setTimeout(drop, PRELOAD_TTL_MS)
  return { src, isAvailable: () => isAvailable, take: () => (release() ? engine : undefined), drop }
}
