import type { RefObject } from 'react'
import type Player from 'video.js/dist/types/player'
import type { PlayerSettings } from '../playerSettings'

interface Shown {
  name: string
  line?: string
  poster?: string
}

/**
 * Lets the system's own controls work the player: keys of a keyboard or headset, the lock screen.
 * @returns takes it back
 */
export function joinMediaSession(player: Player, { name, line, poster }: Shown, latest: RefObject<PlayerSettings>) {
  const session = navigator.mediaSession
  if (!session || !('MediaMetadata' in window)) return () => {}
  session.metadata = new MediaMetadata({
    title: name,
    artist: line ?? '',
    artwork: poster ? [{ src: new URL(poster, location.href).href }] : [],
  })
  const by = (seconds: number) => player.currentTime(Math.max(0, (player.currentTime() ?? 0) + seconds))
  const { onNext, onPrevious } = latest.current
  const actions: [MediaSessionAction, MediaSessionActionHandler | null][] = [
    ['play', () => void player.play()?.catch(() => {})],
    ['pause', () => player.pause()],
    ['seekbackward', ({ seekOffset = 10 }) => void by(-seekOffset)],
    ['seekforward', ({ seekOffset = 10 }) => void by(seekOffset)],
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

/** Browsers throw for actions that they do not know. */
function setHandler(session: MediaSession, action: MediaSessionAction, handler: MediaSessionActionHandler | null) {
  try {
    session.setActionHandler(action, handler)
  } catch {}
}
