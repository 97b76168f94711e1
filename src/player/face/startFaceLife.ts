import type { RefObject } from 'react'
import { guardFrozen } from '../frozenGuard'
import type { PlayerSettings } from '../playerSettings'
import { guardStalls } from '../stallGuard'
import { mountWatermarks } from '../watermark/mountWatermarks'
import { failOnError } from './failOnError'
import { followPreferences } from './followPreferences'
import { joinMediaSession } from './joinMediaSession'
import { startPlayback } from './startPlayback'
import type { Face } from './useFace'

/**
 * All that a player does besides showing itself, from when it is there until it is taken away.
 * @returns ends it; to be called while the player is still there
 */
export function startFaceLife({ player, video, settings }: Face, latest: RefObject<PlayerSettings>): () => void {
  const { engine, patience } = settings
  const { asset, name, line, poster, bind } = latest.current
  const leaves = [
    followPreferences(player),
    failOnError(player, engine.onFailure),
    guardStalls(video, patience, () => engine.onFailure({ kind: navigator.onLine ? 'timeout' : 'network' })),
    guardFrozen(video, () => engine.onFailure({ kind: 'decode', code: 'frozen' })),
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
