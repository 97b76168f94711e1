import type { RefObject } from 'react'
import type Player from 'video.js/dist/types/player'
import type { PlayerSettings } from '../playerSettings'

interface MediaSessionTexts {
  name: string
  seriesLine?: string
  poster?: string
}

/**
 * Connects the player to the media controls of the system, such as media keys and the lock screen.
 * @returns disconnects it
 */
export function bindMediaSession(
  player: Player,
  { name, seriesLine, poster }: MediaSessionTexts,
  latest: RefObject<PlayerSettings>,
) {
  const session = navigator.mediaSession
  if (!session || !('MediaMetadata' in window)) return () => {}
  session.metadata = new MediaMetadata({
    title: name,
    artist: seriesLine ?? '',
    artwork: poster ? [{ src: new URL(poster, location.href).href }] : [],
  })
  const seekBy = (seconds: number) => player.currentTime(Math.max(0, (player.currentTime() ?? 0) + seconds))
  const { onNext, onPrevious } = latest.current
  const actions: [MediaSessionAction, MediaSessionActionHandler | null][] = [
    ['play', () => void player.play()?.catch(() => {})],
    ['pause', () => player.pause()],
    ['seekbackward', ({ seekOffset = 10 }) => void seekBy(-seekOffset)],
    ['seekforward', ({ seekOffset = 10 }) => void seekBy(seekOffset)],
    ['seekto', ({ seekTime }) => void (seekTime !== undefined && player.currentTime(seekTime))],
    ['nexttrack', onNext ? () => latest.current.onNext?.() : null],
    ['previoustrack', onPrevious ? () => latest.current.onPrevious?.() : null],
  ]
  for (const [action, handler] of actions) setHandler(session, action, handler)
  return () => {
    session.metadata = null
    for (const [action] of actions) setHandler(session, action, null)
  }
}

/** Browsers throw for unknown actions. */
function setHandler(session: MediaSession, action: MediaSessionAction, handler: MediaSessionActionHandler | null) {
  try {
    session.setActionHandler(action, handler)
  } catch {}
}
