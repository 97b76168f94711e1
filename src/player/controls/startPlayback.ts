import type Player from 'video.js/dist/types/player'
import { isFinished } from '../engine/engineSource'
import { playerParts } from './playerParts'
import type { ControlsSettings } from './useControls'

interface StartSettings {
  source: Pick<ControlsSettings['source'], 'type'>
  engine: Pick<ControlsSettings['engine'], 'startAt'>
}

/**
 * Starts playback. If the browser blocks autoplay, the large play button is shown. A paused live stream resumes at its edge
 * (spec, section 4: Player). A seek back from the end continues playing, so that a click just as the video ends works.
 * @returns stops it
 */
export function startPlayback(player: Player, { source, engine }: StartSettings, live: boolean): () => void {
  let isStopped = false
  let wasPaused = false
  let hasEnded = false
  const removeStartingClass = () => player.removeClass('mq-player--starting')
  const start = () => {
    // Streams get their start position from the engine; a file must be seeked.
    const { startAt = 0 } = engine
    if (startAt > 0 && source.type.startsWith('video/') && !isFinished(startAt, player.duration()))
      player.currentTime(startAt)
    // Not earlier: opening a stream resets the element and cancels play().
    player.play()?.catch((error: unknown) => {
      // Autoplay is blocked. Other errors are reported elsewhere.
      if (!isStopped && error instanceof DOMException && error.name === 'NotAllowedError') removeStartingClass()
    })
  }
  const onPause = () => {
    wasPaused = true
    // Browsers also dispatch pause at the end; a video that was paused before stays paused.
    hasEnded = player.ended()
  }
  const onPlay = () => {
    if (live && wasPaused) playerParts(player).liveTracker?.seekToLiveEdge()
    wasPaused = false
    hasEnded = false
  }
  const onSeeked = () => {
    // Not while the viewer drags the seek bar.
    if (hasEnded && !player.ended() && !player.scrubbing()) player.play()?.catch(() => {})
  }
  player.on('pause', onPause)
  player.on('play', onPlay)
  player.on('seeked', onSeeked)
  player.addClass('mq-player--starting')
  player.one('playing', removeStartingClass)
  // Metadata may have loaded before the controls were created.
  if (player.readyState() > 0) start()
  else player.one('loadedmetadata', start)
  return () => {
    isStopped = true
    player.off('pause', onPause)
    player.off('play', onPlay)
    player.off('seeked', onSeeked)
  }
}
