/** The local player. */
export interface LocalPlayer {
  /** The media to cast, with the current position. */
  media: () => CastMedia
  pause: () => void
  /** Resumes at the last position of the cast device, in seconds. */
  resume: (position: number) => void
}

export interface CastActions {
  /** Starts or stops casting. */
  toggle: () => void
  /** Stops observing. The cast device continues. */
  stop: () => void
}

export type CastState = 'none' | 'available' | 'connected'

/** Reports whether a cast device is available, and moves playback there and back. */
export function watchCast(
  { context, request }: CastApi,
  local: LocalPlayer,
  onState: (state: CastState) => void,
): CastActions {
  let isCasting = false
  let lastPosition = 0
  const onEvent = () => {
    const session = context.getCurrentSession()
    if (isCasting && !session) {
      isCasting = false
      local.resume(lastPosition)
    }
    onState(castStateOf(context.getCastState()))
  }
  // Polled, because the position is no longer available when the session ends.
  const timer = setInterval(() => {
    lastPosition = context.getCurrentSession()?.getMediaSession()?.getEstimatedTime() ?? lastPosition
  }, 1000)
  const start = async () => {
    await context.requestSession()
    const session = context.getCurrentSession()
    if (!session) return
    const media = local.media()
    lastPosition = media.position
    await session.loadMedia(request(media))
    isCasting = true
    local.pause()
  }
  const events = ['caststatechanged', 'sessionstatechanged']
  for (const event of events) context.addEventListener(event, onEvent)
  onEvent()
  return {
    toggle() {
      if (isCasting) context.endCurrentSession(true)
      // Also rejects when the viewer closes the device list, which is not an error.
      else start().catch((error) => console.info('Casting did not start.', error))
    },
    stop() {
      clearInterval(timer)
      for (const event of events) context.removeEventListener(event, onEvent)
    },
  }
}

function castStateOf(state: string): CastState {
  if (state === 'NO_DEVICES_AVAILABLE') return 'none'
  return state === 'CONNECTED' ? 'connected' : 'available'
}

interface CastApi {
  context: CastContext
  /** Creates a load request for a receiver. */
  request(media: CastMedia): unknown
}

/** The used part of Google's sender framework, whose script the operator lists in `scripts`. */
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

interface CastMedia {
  src: string
  type: string
  name: string
  /** Start position in seconds. */
  position: number
  isLive: boolean
  /** Licence server of protected media, for receivers that use it. */
  licence?: string
}

interface MediaInfo {
  streamType?: string
  metadata?: object
  customData?: object
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
        MediaInfo: new (src: string, type: string) => MediaInfo
        GenericMediaMetadata: new () => object
        LoadRequest: new (info: MediaInfo) => object
      }
    }
  }
}

declare global {
  interface Window {
    cast?: Globals['cast']
    chrome?: Globals['chrome']
  }
}

/** Google's sender framework of this page; undefined if the browser or the site does not load it. */
export function castApi(from: Globals = window): CastApi | undefined {
  const { cast, chrome } = from
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
    request({ src, type, name, position, isLive, licence }) {
      const info = new media.MediaInfo(new URL(src, location.href).href, type)
      info.streamType = isLive ? media.StreamType.LIVE : media.StreamType.BUFFERED
      info.metadata = Object.assign(new media.GenericMediaMetadata(), { title: name })
      if (licence) info.customData = { licenseUrl: licence, protectionSystem: 'widevine' }
      return Object.assign(new media.LoadRequest(info), { currentTime: position, autoplay: true })
    },
  }
}
