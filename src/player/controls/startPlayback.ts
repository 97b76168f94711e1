import type Player from 'video.js/dist/types/player'
import { isFinished } from '../engine/engineSource'
import type { ControlsSettings } from './createControls'
import { playerParts } from './playerParts'

/**
 * Starts to play. Where the browser refuses to begin by itself, the large Play stands there.
 * A live stream that was paused goes on at its edge (spec, section 4: Player).
 * @returns takes it back
 */
export function startPlayback(player: Player, { source, engine }: ControlsSettings, live: boolean): () => void {
  let gone = false
  let paused = false
  const started = () => player.removeClass('mq-player--starting')
  const begin = () => {
    // The engine begins where it is told to; a file has to be asked.
    const { startAt = 0 } = engine
    if (startAt > 0 && source.type.startsWith('video/') && !isFinished(startAt, player.duration()))
      player.currentTime(startAt)
    // Not sooner: while a stream is being opened the element is emptied, and forgets that it should play.
    player.play()?.catch((error: unknown) => {
      // Refused, not broken: what is broken is told elsewhere.
      if (!gone && error instanceof DOMException && error.name === 'NotAllowedError') started()
    })
  }
  const pause = () => {
    paused = true
  }
  const toEdge = () => {
    if (live && paused) playerParts(player).liveTracker?.seekToLiveEdge()
    paused = false
  }
  player.on('pause', pause)
  player.on('play', toEdge)
  player.addClass('mq-player--starting')
  player.one('playing', started)
  // Its picture may have come before its controls.
  if (player.readyState() > 0) begin()
  else player.one('loadedmetadata', begin)
  return () => {
    gone = true
    player.off('pause', pause)
    player.off('play', toEdge)
  }
}
