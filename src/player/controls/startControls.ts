import type { RefObject } from 'react'
import type Player from 'video.js/dist/types/player'
import { withTimeout } from '../../lib/async/withTimeout'
import type { Stream } from '../engine/stream'
import { thumbnailAt } from '../engine/thumbnails'
import type { FailureKind } from '../failure'
import { PlayerOverlay } from '../overlay/PlayerOverlay'
import type { PlayerSettings } from '../playerSettings'
import { bindPreferences } from '../preferences'
import { bindLiveEdge } from '../seek/bindLiveEdge'
import { bindSeekBar } from '../seek/bindSeekBar'
import { fileVideoStatus, isFileMissing } from '../sources/fileTracks'
import { streamType } from '../sources/streamType'
import { watchCspViolations } from '../watchCspViolations'
import { watchFrozenVideo } from '../watchFrozenVideo'
import { watchMissingVideo } from '../watchMissingVideo'
import { watchStalls } from '../watchStalls'
import { mountWatermarks } from '../watermark/mountWatermarks'
import { bindMediaSession } from './bindMediaSession'
import { createControls } from './createControls'
import { placeCaptions } from './placeCaptions'
import { playerParts } from './playerParts'
import { startPlayback } from './startPlayback'
import type { ControlsSettings, PlayerControls } from './useControls'

// Exported here, so that it loads with the controls.
export { PlayerOverlay }

/**
 * Creates the controls of a video element and binds everything that observes the player.
 * @returns the controls, and a function that removes them with the element
 */
export function startControls(
  element: HTMLVideoElement,
  settings: ControlsSettings,
  stream: Stream | undefined,
  latest: RefObject<PlayerSettings>,
): { controls: PlayerControls; dispose: () => void } {
  const player = createControls(element, settings, stream)
  const overlay = document.createElement('div')
  overlay.className = 'mq-player__over'
  const root = player.el()
  root.insertBefore(overlay, root.querySelector('.vjs-control-bar'))
  const controls = { player, video: root.querySelector('video') ?? element, overlay, settings, PlayerOverlay }
  const stop = observePlayer(controls, stream, latest)
  return {
    controls,
    dispose() {
      // Before the player is disposed, because the last position must be read.
      stop()
      player.dispose()
    },
  }
}

/**
 * Binds everything that observes a player: failure checks, captions, watermarks, progress.
 * @returns stops it; call before the player is disposed
 */
function observePlayer(
  { player, video, settings }: PlayerControls,
  stream: Stream | undefined,
  latest: RefObject<PlayerSettings>,
): () => void {
  const { engine, stallTimeouts } = settings
  const { asset, name, seriesLine, poster, bind } = latest.current
  const cleanups = [
    bindPreferences(player),
    watchMediaErrors(player, settings),
    placeCaptions(player),
    bindSeekBar(player, settings.t, async (time) => stream && thumbnailAt(stream, time)),
    bindLiveEdge(player, settings.t),
    watchStalls(video, stallTimeouts, () => engine.onFailure({ kind: navigator.onLine ? 'timeout' : 'network' })),
    watchFrozenVideo(video, () => engine.onFailure({ kind: 'decode', code: 'frozen' })),
    watchFirstFrame(video, settings),
    mountWatermarks(playerParts(player).el(), video, asset.wm ?? []),
    bindMediaSession(player, { name, seriesLine, poster }, latest),
    startPlayback(player, settings, asset.is_live === true),
    bind?.(player, video) ?? (() => {}),
  ]
  const focused = document.activeElement
  // Only if no control has the focus. A new page focuses its heading.
  if (latest.current.takesFocus && (!focused || focused.matches('body, dialog, main, h1')))
    playerParts(player).el().focus({ preventScroll: true })
  return () => {
    for (const cleanup of cleanups) cleanup()
  }
}

/** MediaError codes. */
const MEDIA_ERROR_KINDS: Record<number, FailureKind> = { 2: 'network', 3: 'decode', 4: 'source' }

/** Reports errors of the video element as failures. @returns stops it */
function watchMediaErrors(player: Player, { source, engine }: ControlsSettings): () => void {
  let isStopped = false
  const policy = watchCspViolations('media-src')
  const onError = async () => {
    const error = player.error()
    if (!error) return
    const kind = policy.isBlocked(source.src) ? 'blocked' : (MEDIA_ERROR_KINDS[error.code] ?? 'unknown')
    const isNotFound =
      kind === 'source' &&
      isFileSource(source) &&
      (await withTimeout(isFileMissing(source.src), FILE_CHECK_TIMEOUT_MS).catch(() => false))
    if (!isStopped)
      engine.onFailure({ kind: isNotFound ? 'missing' : kind, code: `media-${error.code}` }, error.message)
  }
  player.on('error', onError)
  return () => {
    isStopped = true
    policy.stop()
    player.off('error', onError)
  }
}

/** Timeout of the request that checks whether a file exists. */
const FILE_CHECK_TIMEOUT_MS = 3000

const isFileSource = (source: ControlsSettings['source']) => streamType(source) === 'file'

/** Only for files: the engine knows whether a stream has video. */
function watchFirstFrame(video: HTMLVideoElement, { source, engine }: ControlsSettings): () => void {
  const controller = new AbortController()
  const checkFile = async () =>
    isFileSource(source)
      ? fileVideoStatus(source, (type) => video.canPlayType(type), controller.signal)
      : ('none' as const)
  const stop = watchMissingVideo(video, checkFile, () => engine.onFailure({ kind: 'source', code: 'no-picture' }))
  return () => {
    controller.abort()
    stop()
  }
}
