import type Player from 'video.js/dist/types/player'
import { isFinished } from '../engine/engineSource'
import { playerParts } from './playerParts'
import type { ControlsSettings } from './useControls'

/**
 * Starts to play. Where the browser refuses to begin by itself, the large Play stands there.
 * A live stream that was paused goes on at its edge (spec, section 4: Player). Who goes back from the end plays on from
 * there, as a moment before: else a press that comes as the film ends would be lost.
 * @returns takes it back
 */
export function startPlayback(player: Player, { source, engine }: ControlsSettings, live: boolean): () => void {
  let gone = false
  let paused = false
  let ended = false
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
    // The end pauses by itself; whoever has paused before it stays paused.
    ended = player.ended()
  }
  const toEdge = () => {
    if (live && paused) playerParts(player).liveTracker?.seekToLiveEdge()
    paused = false
    ended = false
  }
  const goOn = () => {
    // Not while the bar is held.
    if (ended && !player.ended() && !player.scrubbing()) player.play()?.catch(() => {})
  }
  player.on('pause', pause)
  player.on('play', toEdge)
  player.on('seeked', goOn)
  player.addClass('mq-player--starting')
  player.one('playing', started)
  // Its picture may have come before its controls.
  if (player.readyState() > 0) begin()
  else player.one('loadedmetadata', begin)
  return () => {
    gone = true
    player.off('pause', pause)
    player.off('play', toEdge)
    player.off('seeked', goOn)
  }
}
