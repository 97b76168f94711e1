import type shaka from 'shaka-player/dist/shaka-player.compiled-es2021'
import type videojs from 'video.js'
import { isFinished } from '../isFinished'
import { bindAudio } from './bindAudio'
import { bindText } from './bindText'
import { configuration } from './configuration'
import { licenceHeaders } from './drm'
import type { EngineSource } from './engineSource'
import { failureOf, isEngineError } from './failureOf'
import { takeStream } from './heldStream'
import { loadShaka } from './shaka'
import { createStock } from './stock'
import { createTextDisplay } from './textDisplay'
import { unwrapLicence } from './unwrapLicence'

/** What of video.js's tech is used. */
export interface Tech {
  el(): HTMLVideoElement
  audioTracks(): EventTarget & { addTrack(track: unknown): void; length: number; [at: number]: { enabled: boolean } }
  remoteTextTracks(): EventTarget
  textTracks(): EventTarget & { length: number; [at: number]: TextTrack }
  addRemoteTextTrack(settings: object, manualCleanup: boolean): { track: TextTrack }
  trigger(event: string): void
}

/**
 * When the stream before has let go of its element. The problem: the engine is torn down asynchronously, and what is
 * played on the same element before that hangs for ever. The solution: the next one waits.
 */
const closing = new WeakMap<HTMLMediaElement, Promise<unknown>>()

/** Plays one stream on the element of a tech, until it is disposed of. */
export function openStream(video: typeof videojs, source: EngineSource, tech: Tech) {
  const element = tech.el()
  const { engine } = source
  let player: shaka.Player | undefined
  let closed = false
  const stock = createStock(element, () => player?.retryStreaming())
  const fail = (error: unknown) => {
    if (!closed) engine.onFailure(failureOf(error), error)
  }

  async function open(): Promise<void> {
    await closing.get(element)
    const shaka = await loadShaka().catch((error) => {
      if (!closed) engine.onFailure({ kind: 'engine' }, error)
    })
    if (!shaka || closed) return
    const held = takeStream(source.src)
    const display = held?.display ?? createTextDisplay()
    player = held?.player ?? new shaka.Player()
    player.configure(configuration(engine, display))
    player.addEventListener('error', (event) => {
      const { detail } = event as unknown as { detail: unknown }
      // What the engine can help by itself is no failure, and words that do not come stop no picture.
      if (isEngineError(detail) && (detail.severity < 2 || detail.category === 2)) return
      if (stock.covers(detail)) return
      fail(detail)
    })
    const net = player.getNetworkingEngine()
    net?.registerRequestFilter((type, request) => {
      if (type !== shaka.net.NetworkingEngine.RequestType.LICENSE) return
      for (const uri of request.uris)
        Object.assign(request.headers, licenceHeaders(uri, engine.authorization(), engine.ownOrigins))
    })
    net?.registerResponseFilter((type, response) => {
      if (type === shaka.net.NetworkingEngine.RequestType.LICENSE) response.data = unwrapLicence(response.data)
    })
    player.addEventListener('canupdatestarttime', () => {
      // Not later: the engine begins to fetch.
      if (isFinished(engine.startAt, range().end)) player?.updateStartTime(range().start)
    })
    await player.attach(element)
    await player.load(held?.preloaded() ?? source.src, engine.startAt)
    if (closed) return
    bindAudio(video, player, tech, engine)
    bindText(player, tech, engine, display)
    tech.trigger('durationchange')
  }

  const opened = open().catch(fail)
  const range = () => player?.seekRange() ?? { start: 0, end: 0 }
  return {
    dispose(): void {
      closed = true
      stock.end()
      closing.set(
        element,
        opened.then(() => player?.destroy()).catch(() => {}),
      )
    },
    seekable: () => {
      const { start, end } = range()
      return end > start ? video.time.createTimeRanges(start, end) : element.seekable
    },
    duration: () => (player?.isLive() ? Number.POSITIVE_INFINITY : element.duration),
  }
}

/** Resolves when nothing is being torn down on an element any more. */
export const whenClosed = async (element: HTMLMediaElement): Promise<void> => void (await closing.get(element))
