import type { RefObject } from 'react'
import type Player from 'video.js/dist/types/player'
import { withTimeout } from '../../lib/withTimeout'
import { seekPictureAt } from '../engine/seekPictures'
import type { Stream } from '../engine/stream'
import type { FailureKind } from '../failure'
import { guardFrozen } from '../frozenGuard'
import { PlayerOverlay } from '../overlay/PlayerOverlay'
import { guardPicture } from '../pictureGuard'
import type { PlayerSettings } from '../playerSettings'
import { watchPolicy } from '../policyBlocks'
import { followPreferences } from '../preferences'
import { bindLiveEdge } from '../seek/bindLiveEdge'
import { bindSeekBar } from '../seek/bindSeekBar'
import { filePicture, isFileGone } from '../sources/fileTracks'
import { streamType } from '../sources/streamType'
import { guardStalls } from '../stallGuard'
import { mountWatermarks } from '../watermark/mountWatermarks'
import { createControls } from './createControls'
import { joinMediaSession } from './joinMediaSession'
import { placeCaptions } from './placeCaptions'
import { startPlayback } from './startPlayback'
import type { ControlsSettings, PlayerControls } from './useControls'

/** What of ours lies over the picture. */
export { PlayerOverlay }

/**
 * Gives a video element its controls, and all that a player does besides showing itself.
 * @returns the controls, and what takes them away together with the element
 */
export function startControls(
  element: HTMLVideoElement,
  settings: ControlsSettings,
  stream: Stream | undefined,
  latest: RefObject<PlayerSettings>,
): { controls: PlayerControls; end: () => void } {
  const player = createControls(element, settings, stream)
  const overlay = document.createElement('div')
  overlay.className = 'mq-player__over'
  const root = player.el() as HTMLElement
  root.insertBefore(overlay, root.querySelector('.vjs-control-bar'))
  const controls = { player, video: root.querySelector('video') as HTMLVideoElement, overlay, settings, PlayerOverlay }
  const leave = watch(controls, stream, latest)
  return {
    controls,
    end() {
      // Before it is gone: where the viewer is has to be read once more.
      leave()
      player.dispose()
    },
  }
}

/**
 * All that a player does besides showing itself, from when it is there until it is taken away.
 * @returns ends it; to be called while the player is still there
 */
function watch(
  { player, video, settings }: PlayerControls,
  stream: Stream | undefined,
  latest: RefObject<PlayerSettings>,
): () => void {
  const { engine, patience } = settings
  const { asset, name, line, poster, bind } = latest.current
  const leaves = [
    followPreferences(player),
    failOnError(player, settings),
    placeCaptions(player),
    bindSeekBar(player, settings.t, async (time) => stream && seekPictureAt(stream, time)),
    bindLiveEdge(player, settings.t),
    guardStalls(video, patience, () => engine.onFailure({ kind: navigator.onLine ? 'timeout' : 'network' })),
    guardFrozen(video, () => engine.onFailure({ kind: 'decode', code: 'frozen' })),
    guardFirstPicture(video, settings),
    mountWatermarks(player.el() as HTMLElement, video, asset.wm ?? []),
    joinMediaSession(player, { name, line, poster }, latest),
    startPlayback(player, settings, asset.is_live === true),
    bind?.(player, video) ?? (() => {}),
  ]
  const focused = document.activeElement
  // Where nobody put it: a page that has just come gives it to its heading.
  if (latest.current.takesFocus && (!focused || focused.matches('body, dialog, main, h1')))
    (player.el() as HTMLElement).focus({ preventScroll: true })
  return () => {
    for (const leave of leaves) leave()
  }
}

/** The browser's codes of a media element. */
const KINDS: Record<number, FailureKind> = { 2: 'network', 3: 'decode', 4: 'source' }

/** Tells of what the video element itself says is wrong. @returns takes it back */
function failOnError(player: Player, { source, engine }: ControlsSettings): () => void {
  let left = false
  const policy = watchPolicy('media-src')
  const failed = async () => {
    const error = player.error() as { code: number; message?: string } | null
    if (!error) return
    const kind = policy.blocks(source.src) ? 'blocked' : (KINDS[error.code] ?? 'unknown')
    const isGone =
      kind === 'source' && isFile(source) && (await withTimeout(isFileGone(source.src), LIMIT).catch(() => false))
    if (!left) engine.onFailure({ kind: isGone ? 'missing' : kind, code: `media-${error.code}` }, error.message)
  }
  player.on('error', failed)
  return () => {
    left = true
    policy.end()
    player.off('error', failed)
  }
}

/** How long the reason of a failure is asked for, in milliseconds. */
const LIMIT = 3000

const isFile = (source: ControlsSettings['source']) => streamType(source) === 'file'

/** Of a stream the engine knows what it plays; only a file may hold a picture that nobody has asked about. */
function guardFirstPicture(video: HTMLVideoElement, { source, engine }: ControlsSettings): () => void {
  const asking = new AbortController()
  const ask = async () =>
    isFile(source) ? filePicture(source, (type) => video.canPlayType(type), asking.signal) : ('none' as const)
  const leave = guardPicture(video, ask, () => engine.onFailure({ kind: 'source', code: 'no-picture' }))
  return () => {
    asking.abort()
    leave()
  }
}
