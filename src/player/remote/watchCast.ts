import type { CastApi, CastMedia } from './castApi'

/** The local picture, as far as casting is concerned. */
export interface LocalPicture {
  /** What would be cast from here, with the place where it stands. */
  media: () => CastMedia
  pause: () => void
  /** Goes on here, from where the other screen stopped, in seconds. */
  resume: (at: number) => void
}

export interface Cast {
  /** Begins to cast, or ends it. */
  toggle: () => void
  /** Stops watching. The other screen plays on. */
  stop: () => void
}

export type CastState = 'none' | 'available' | 'connected'

/** Follows whether there is a screen to cast to, and moves the picture there and back. */
export function watchCast({ context, request }: CastApi, local: LocalPicture, tell: (state: CastState) => void): Cast {
  let casting = false
  let at = 0
  const follow = () => {
    const session = context.getCurrentSession()
    if (casting && !session) {
      casting = false
      local.resume(at)
    }
    tell(stateOf(context.getCastState()))
  }
  // Asked while the session lives: when it ends nobody knows any more.
  const timer = setInterval(() => {
    at = context.getCurrentSession()?.getMediaSession()?.getEstimatedTime() ?? at
  }, 1000)
  const begin = async () => {
    await context.requestSession()
    const session = context.getCurrentSession()
    if (!session) return
    const media = local.media()
    at = media.at
    await session.loadMedia(request(media))
    casting = true
    local.pause()
  }
  const events = ['caststatechanged', 'sessionstatechanged']
  for (const event of events) context.addEventListener(event, follow)
  follow()
  return {
    toggle() {
      if (casting) context.endCurrentSession(true)
      // Who closes the list of screens has changed their mind: no failure.
      else begin().catch((error) => console.info('Nothing is cast', error))
    },
    stop() {
      clearInterval(timer)
      for (const event of events) context.removeEventListener(event, follow)
    },
  }
}

function stateOf(state: string): CastState {
  if (state === 'NO_DEVICES_AVAILABLE') return 'none'
  return state === 'CONNECTED' ? 'connected' : 'available'
}
