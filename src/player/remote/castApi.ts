/** What of Google's sender framework is used. It comes with a script that the operator lists in `scripts`. */
export interface CastContext {
  setOptions(options: { receiverApplicationId: string; autoJoinPolicy: string }): void
  getCastState(): string
  requestSession(): Promise<unknown>
  getCurrentSession(): CastSession | null
  endCurrentSession(stop: boolean): void
  addEventListener(type: string, listener: () => void): void
  removeEventListener(type: string, listener: () => void): void
}

export interface CastSession {
  loadMedia(request: unknown): Promise<unknown>
  getMediaSession(): { getEstimatedTime(): number } | null
}

export interface CastApi {
  context: CastContext
  /** Makes what a receiver is told to play. */
  request(media: CastMedia): unknown
}

/** What a receiver plays. */
export interface CastMedia {
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
