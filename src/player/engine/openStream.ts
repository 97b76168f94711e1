import type shaka from 'shaka-player/dist/shaka-player.compiled-es2021'
import type videojs from 'video.js'
import { watchPolicy } from '../policyBlocks'
import { engineType } from '../sources/streamType'
import { bindAudio } from './bindAudio'
import { bindText } from './bindText'
import { createBufferedRetry } from './bufferedRetry'
import { configuration } from './configuration'
import { licenceHeaders, unwrapLicence } from './drm'
import { type EngineSource, isFinished } from './engineSource'
import { failureOf, isEngineError, isOfPlaylist, isSegmentGone } from './failureOf'
import { isOfText, leaveOutGaps } from './missingSegments'
import { takePreloadedStream } from './preloadedStream'
import { offerSeekPictures } from './seekPictures'
import { loadShaka } from './shaka'
import { createTextDisplay, type TextDisplay } from './textDisplay'

/** What of video.js's tech is used. */
export interface Tech {
  /** false: a track is fetched when it is shown first. Each track keeps what was said when it was made. */
  preloadTextTracks: boolean
  el(): HTMLVideoElement
  audioTracks(): EventTarget & { addTrack(track: unknown): void; length: number; [at: number]: { enabled: boolean } }
  remoteTextTracks(): EventTarget
  textTracks(): EventTarget & { length: number; [at: number]: TextTrack }
  addRemoteTextTrack(settings: object, manualCleanup: boolean): { track: TextTrack }
  removeRemoteTextTrack(track: TextTrack): void
  trigger(event: string): void
}

/**
 * When the stream before has let go of its element. The problem: the engine is torn down asynchronously, and what is
 * played on the same element before that hangs for ever. The solution: the next one waits.
 */
const closing = new WeakMap<HTMLMediaElement, Promise<unknown>>()

/** A stream on an element, from the moment it is begun. */
interface Stream {
  player: () => shaka.Player | undefined
  /** Resolves when it can be played; undefined: it failed, which was told, or was closed. */
  ready: Promise<{ player: shaka.Player; display: TextDisplay } | undefined>
  /** What can be sought. */
  range: () => { start: number; end: number }
  isClosed: () => boolean
  close: () => void
  /** Told when the subtitles that are shown do not come. */
  onTextFailed?: (error: unknown) => void
}

/** The engine's category of errors in subtitles. */
const TEXT = 2

/** Streams that were begun before their controls were there. */
const begun = new WeakMap<HTMLMediaElement, Stream>()

/** Begins to play a stream on an element, whose controls come later. @returns closes it, if they did not take it over */
export function beginStream(element: HTMLVideoElement, source: EngineSource): () => void {
  const stream = startStream(element, source)
  begun.set(element, stream)
  return () => {
    if (begun.delete(element)) stream.close()
  }
}

/** Plays one stream on the element of a tech, until it is disposed of. */
export function openStream(video: typeof videojs, source: EngineSource, tech: Tech) {
  const element = tech.el()
  const { engine } = source
  const stream = begun.get(element) ?? startStream(element, source)
  // Controls that come later wait for a beginning that they have missed.
  if (begun.delete(element)) setTimeout(() => !stream.isClosed() && tech.trigger('loadstart'))
  const bind = async () => {
    const opened = await stream.ready
    if (!opened || stream.isClosed()) return
    bindAudio(video, opened.player, tech, engine, stream.isClosed)
    stream.onTextFailed = bindText(opened.player, tech, engine, opened.display, stream.isClosed)
    tech.trigger('durationchange')
  }
  bind().catch((error) => {
    if (!stream.isClosed()) engine.onFailure(failureOf(error), error)
  })
  return {
    dispose: stream.close,
    seekable: () => {
      const { start, end } = stream.range()
      return end > start ? video.time.createTimeRanges(start, end) : element.seekable
    },
    duration: () => (stream.player()?.isLive() ? Number.POSITIVE_INFINITY : element.duration),
  }
}

function startStream(element: HTMLVideoElement, { src, type, engine }: EngineSource): Stream {
  let player: shaka.Player | undefined
  let closed = false
  const retry = createBufferedRetry(element, () => player?.retryStreaming())
  const range = () => player?.seekRange() ?? { start: 0, end: 0 }
  const policy = watchPolicy('connect-src')
  const fail = (error: unknown) => {
    if (!closed) engine.onFailure(failureOf(error, policy.blocks), error)
  }

  async function open() {
    await closing.get(element)
    const shaka = await loadShaka().catch((error) => {
      if (!closed) engine.onFailure({ kind: 'engine' }, error)
    })
    if (!shaka || closed) return undefined
    const preloaded = takePreloadedStream(src)
    const display = preloaded?.display ?? createTextDisplay()
    player = preloaded?.player ?? new shaka.Player()
    player.configure(configuration(engine, display))
    const net = player.getNetworkingEngine()
    player.addEventListener('error', (event) => {
      const { detail } = event as unknown as { detail: unknown }
      if (!isEngineError(detail)) return fail(detail)
      // What the engine can help by itself is no failure.
      if (detail.severity < 2) return
      // Words that do not come stop no picture.
      if (detail.category === TEXT || isOfText(detail)) stream.onTextFailed?.(detail)
      else if (!retry.covers(detail)) fail(detail)
    })
    net?.registerRequestFilter((type, request) => {
      if (type !== shaka.net.NetworkingEngine.RequestType.LICENSE) return
      for (const uri of request.uris)
        Object.assign(request.headers, licenceHeaders(uri, engine.authorization(), engine.ownOrigins))
    })
    net?.registerResponseFilter((type, response) => {
      if (type === shaka.net.NetworkingEngine.RequestType.LICENSE) response.data = unwrapLicence(response.data)
    })
    leaveOutGaps(player, () => !closed && engine.onNote({ of: 'part' }))
    player.addEventListener('canupdatestarttime', () => {
      // Not later: the engine begins to fetch.
      if (isFinished(engine.startAt, range().end)) player?.updateStartTime(range().start)
    })
    await player.attach(element)
    await load(player, preloaded?.loaded())
    return { player, display }
  }

  /**
   * The problem: where a playlist does not say whether there are captions in the picture, the engine looks into three
   * segments before it begins, and gives up when one of them is missing. The solution: it begins without having looked.
   */
  async function load(player: shaka.Player, preloaded: shaka.media.PreloadManager | undefined) {
    const mimeType = engineType(src, type)
    try {
      await player.load(preloaded ?? src, engine.startAt, mimeType)
    } catch (error) {
      if (closed || !isSegmentGone(error)) throw error
      player.configure('manifest.hls.disableClosedCaptionsDetection', true)
      await player.load(src, engine.startAt, mimeType)
    }
  }

  const ready = open().catch((error) => {
    fail(error)
    return undefined
  })
  offerSeekPictures(element, () => (closed ? undefined : player))
  // The engine lets nobody else hear that a list of segments of subtitles does not come.
  const unheard = (event: PromiseRejectionEvent) => {
    if (!isOfPlaylist(event.reason) || !stream.onTextFailed) return
    event.preventDefault()
    stream.onTextFailed(event.reason)
  }
  window.addEventListener('unhandledrejection', unheard)

  const stream: Stream = {
    player: () => player,
    ready,
    range,
    isClosed: () => closed,
    close: () => {
      closed = true
      retry.end()
      policy.end()
      window.removeEventListener('unhandledrejection', unheard)
      // At once: else what is still being opened is opened to its end, on an element that is gone.
      closing.set(element, Promise.allSettled([player?.destroy(), ready]))
    },
  }
  return stream
}
