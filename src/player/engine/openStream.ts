import type videojs from 'video.js'
import { bindAudioTracks } from './bindAudioTracks'
import { bindTextTracks } from './bindTextTracks'
import type { EngineSource } from './engineSource'
import { engineFailureOf } from './failureOf'

/** The used part of a video.js tech. */
export interface Tech {
  /** false: fetches a track when it is first shown. Read when a track is created. */
  preloadTextTracks: boolean
  el(): HTMLVideoElement
  audioTracks(): EventTarget & { addTrack(track: unknown): void; length: number; [at: number]: { enabled: boolean } }
  remoteTextTracks(): EventTarget
  textTracks(): EventTarget & { length: number; [at: number]: TextTrack }
  addRemoteTextTrack(settings: object, manualCleanup: boolean): { track: TextTrack }
  removeRemoteTextTrack(track: TextTrack): void
  trigger(event: string): void
}

/** Source handler of video.js: plays a stream on the element of a tech until it is disposed. */
export function openStream(video: typeof videojs, { stream, engine }: EngineSource, tech: Tech) {
  const element = tech.el()
  // A stream that started before its controls has already dispatched this event.
  if (stream.hasStarted()) setTimeout(() => !stream.isClosed() && tech.trigger('loadstart'))
  stream.start(element)
  const bind = async () => {
    const opened = await stream.whenOpened()
    if (!opened || stream.isClosed()) return
    bindAudioTracks(video, opened.player, tech, engine, stream.isClosed)
    stream.onTextFailed = bindTextTracks(opened.player, tech, engine, opened.display, stream.isClosed)
    tech.trigger('durationchange')
  }
  bind().catch((error) => {
    if (!stream.isClosed()) engine.onFailure(engineFailureOf(error), error)
  })
  return {
    dispose: stream.close,
    seekable: () => {
      const { start, end } = stream.seekRange()
      return end > start ? video.time.createTimeRanges(start, end) : element.seekable
    },
    duration: () => (stream.player()?.isLive() ? Number.POSITIVE_INFINITY : element.duration),
  }
}
