import type shaka from 'shaka-player/dist/shaka-player.compiled-es2021'
import type { PlayableSource } from '../sources/orderSources'
import { engineMediaType } from '../sources/streamType'
import { watchCspViolations } from '../watchCspViolations'
import { createBufferedRetry } from './bufferedRetry'
import { configuration } from './configuration'
import { bindLicences } from './drm'
import { type EngineSettings, isFinished } from './engineSource'
import { engineFailureOf, isEngineError, isPlaylistError, isSegmentNotFound } from './failureOf'
import { isTextSegmentError, skipGaps } from './missingSegments'
import { prepareLateSubtitles } from './prepareLateSubtitles'
import { loadShaka } from './shaka'
import { createTextDisplay, type TextDisplay } from './textDisplay'

interface OpenedStream {
  player: shaka.Player
  display: TextDisplay
}

/** A stream for one element, played by shaka. Its controls may be created later. */
export interface Stream {
  /** Starts to play on an element. Later calls do nothing. */
  start: (element: HTMLVideoElement) => void
  hasStarted: () => boolean
  player: () => shaka.Player | undefined
  /** Resolves when it can be played; undefined if it failed (which is reported), was closed, or has not started. */
  whenOpened: () => Promise<OpenedStream | undefined>
  /** In seconds. */
  seekRange: () => { start: number; end: number }
  isClosed: () => boolean
  close: () => void
  /** Called when the shown subtitles fail to load. */
  onTextFailed?: (error: unknown) => void
}

/** shaka's error category of subtitles. */
const TEXT_CATEGORY = 2

export function createStream({ src, type }: Pick<PlayableSource, 'src' | 'type'>, engine: EngineSettings): Stream {
  let player: shaka.Player | undefined
  let closed = false
  let opening: Promise<OpenedStream | undefined> | undefined
  const cleanups: (() => void)[] = []
  let unwatchTextErrors = () => {}
  const seekRange = () => player?.seekRange() ?? { start: 0, end: 0 }

  async function open(element: HTMLVideoElement): Promise<OpenedStream | undefined> {
    const retry = createBufferedRetry(element, () => player?.retryStreaming())
    const policy = watchCspViolations('connect-src')
    const fail = (error: unknown) => {
      if (!closed) engine.onFailure(engineFailureOf(error, policy.isBlocked), error)
    }
    cleanups.push(retry.stop, policy.stop)
    unwatchTextErrors = watchUnhandledTextErrors(stream)
    try {
      const shaka = await loadShaka().catch((error) => {
        if (!closed) engine.onFailure({ kind: 'engine' }, error)
      })
      if (!shaka || closed) return undefined
      const preloaded = engine.preloaded?.src === src ? engine.preloaded.take() : undefined
      const display = preloaded?.display ?? createTextDisplay()
      player = preloaded?.player ?? new shaka.Player()
      player.configure(configuration(engine, display))
      player.addEventListener('error', (event) => {
        const detail = 'detail' in event ? event.detail : undefined
        if (!isEngineError(detail)) return fail(detail)
        // Shaka recovers from these.
        if (detail.severity < 2) return
        // Missing subtitles do not stop playback.
        if (detail.category === TEXT_CATEGORY || isTextSegmentError(detail)) stream.onTextFailed?.(detail)
        else if (!retry.canIgnore(detail)) fail(detail)
      })
      bindLicences(shaka, player, engine)
      prepareLateSubtitles(player)
      skipGaps(player, () => !closed && engine.onNote({ kind: 'part' }))
      player.addEventListener('canupdatestarttime', () => {
        // Shaka starts to fetch segments after this event.
        if (isFinished(engine.startAt, seekRange().end)) player?.updateStartTime(seekRange().start)
      })
      await player.attach(element)
      await loadStream(player, { src, type, startAt: engine.startAt, preloaded: preloaded?.manager }, () => closed)
      return { player, display }
    } catch (error) {
      fail(error)
      return undefined
    }
  }

  const stream: Stream = {
    start: (element) => {
      if (!closed) opening ??= open(element)
    },
    hasStarted: () => opening !== undefined,
    player: () => (closed ? undefined : player),
    whenOpened: async () => opening,
    seekRange,
    isClosed: () => closed,
    close: () => {
      if (closed) return
      closed = true
      for (const cleanup of cleanups) cleanup()
      player?.destroy().catch(() => {})
      // The requests that this aborts end a few tasks later.
      setTimeout(unwatchTextErrors, 1000)
    },
  }
  return stream
}

/**
 * Reports missing playlists of subtitles, which shaka leaves behind as rejected promises. Ignores the `TypeError` of shaka
 * 5.2.12 if the stream is closed while such a playlist loads: `switchTextStream` continues after its request was aborted.
 * @returns stops it
 */
function watchUnhandledTextErrors(stream: Stream): () => void {
  const onRejection = (event: PromiseRejectionEvent) => {
    if (stream.isClosed() && isShakaTypeError(event.reason)) return event.preventDefault()
    if (stream.isClosed() || !isPlaylistError(event.reason) || !stream.onTextFailed) return
    event.preventDefault()
    stream.onTextFailed(event.reason)
  }
  window.addEventListener('unhandledrejection', onRejection)
  return () => window.removeEventListener('unhandledrejection', onRejection)
}

/** The name of the chunk contains the name of the package. */
const isShakaTypeError = (error: unknown) => error instanceof TypeError && /shaka/.test(error.stack ?? '')

interface LoadOptions {
  src: string
  type: string
  /** In seconds. */
  startAt: number | undefined
  preloaded: shaka.media.PreloadManager | undefined
}

/**
 * If a playlist does not declare embedded captions, shaka searches three segments for them before playback, and fails if one
 * of them is missing. In that case, loads again without the search.
 */
async function loadStream(
  player: shaka.Player,
  { src, type, startAt, preloaded }: LoadOptions,
  isClosed: () => boolean,
) {
  const mimeType = engineMediaType(src, type)
  try {
    await player.load(preloaded ?? src, startAt, mimeType)
  } catch (error) {
    if (isClosed() || !isSegmentNotFound(error)) throw error
    player.configure('manifest.hls.disableClosedCaptionsDetection', true)
    await player.load(src, startAt, mimeType)
  }
}
