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

interface CastApi {
  context: CastContext
  /** Makes what a receiver is told to play. */
  request(media: CastMedia): unknown
}

/** What of Google's sender framework is used. It comes with a script that the operator lists in `scripts`. */
interface CastContext {
  setOptions(options: { receiverApplicationId: string; autoJoinPolicy: string }): void
  getCastState(): string
  requestSession(): Promise<unknown>
  getCurrentSession(): CastSession | null
  endCurrentSession(stop: boolean): void
  addEventListener(type: string, listener: () => void): void
  removeEventListener(type: string, listener: () => void): void
}

interface CastSession {
  loadMedia(request: unknown): Promise<unknown>
  getMediaSession(): { getEstimatedTime(): number } | null
}

/** What a receiver plays. */
interface CastMedia {
  src: string
  type: string
  name: string
  /** Where it begins, in seconds. */
  at: number
  live: boolean
  /** Licence server of a protected film, for receivers that ask for it. */
  licence?: string
}

/** The framework's globals. */
interface Globals {
  cast?: { framework?: { CastContext: { getInstance(): CastContext } } }
  chrome?: {
    cast?: {
      AutoJoinPolicy: { ORIGIN_SCOPED: string }
      media: {
        DEFAULT_MEDIA_RECEIVER_APP_ID: string
        StreamType: { LIVE: string; BUFFERED: string }
        MediaInfo: new (src: string, type: string) => Record<string, unknown>
        GenericMediaMetadata: new () => Record<string, unknown>
        LoadRequest: new (info: unknown) => Record<string, unknown>
      }
    }
  }
}

/** The sender framework of this page; undefined: the browser or the site has none. */
export function castApi(from: unknown = window): CastApi | undefined {
  const { cast, chrome } = from as Globals
  const media = chrome?.cast?.media
  const framework = cast?.framework
  if (!media || !framework || !chrome?.cast) return undefined
  const context = framework.CastContext.getInstance()
  context.setOptions({
    receiverApplicationId: media.DEFAULT_MEDIA_RECEIVER_APP_ID,
    autoJoinPolicy: chrome.cast.AutoJoinPolicy.ORIGIN_SCOPED,
  })
  return {
    context,
    request({ src, type, name, at, live, licence }) {
      const info = new media.MediaInfo(new URL(src, location.href).href, type)
      info.streamType = live ? media.StreamType.LIVE : media.StreamType.BUFFERED
      info.metadata = Object.assign(new media.GenericMediaMetadata(), { title: name })
      if (licence) info.customData = { licenseUrl: licence, protectionSystem: 'widevine' }
      return Object.assign(new media.LoadRequest(info), { currentTime: at, autoplay: true })
    },
  }
}
