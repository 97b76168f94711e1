import type { PlaybackAsset, TitleCard, VideoPlayback } from '../generated/types'
import quickAsset from '../generated/validators/service/playback-asset.quick.js'
import quickVideos from '../generated/validators/service/video-playback.quick.js'
import { isRecord } from '../lib/json/isRecord'
import { ServiceError, type ServiceResponse } from './http/response'
import { segment } from './http/segment'
import type { DataType, ServiceClient } from './query'

const ASSET: DataType<PlaybackAsset> = { schema: 'service/playback-asset', quick: quickAsset }
const VIDEOS: DataType<VideoPlayback> = { schema: 'service/video-playback', quick: quickVideos }

/** Whoever pressed Play is told soon that nothing comes (reliability P3). */
export const SHORT_TIMEOUT = { timeout: 'secondary' } as const

/** What is to be played: an asset that the service names, or the code that says why not (spec, section 8). */
export type Playback = { asset: PlaybackAsset } | { refused: string }

/** Which video of a title is meant. */
export interface PlaybackRequest {
  title: TitleCard
  /** An asset of it, where it is not its own. */
  asset?: string
  /** A version of the cloud distribution. */
  version?: string
}

/** The asset that a title plays; undefined: it names none, or not on its card. */
export const assetIdOf = ({
  primary_video,
  asset_id,
}: Pick<TitleCard, 'primary_video' | 'asset_id'>): string | number | undefined => primary_video?.asset_id ?? asset_id

/**
 * What is to be played: the asset that is meant, else the title's own, else its video in the viewer's language (spec,
 * section 7). A refusal is an answer; code 1 also stands for a title without a video.
 * @param language of the profile, which may come later than the first answer
 * @throws ServiceError when the service does not answer, TypeError when nothing in its answer can be used
 */
export async function readPlayback(
  client: ServiceClient,
  request: PlaybackRequest,
  language?: Promise<string | undefined>,
): Promise<Playback> {
  return readStream(client, () => requestStream(client, request, language))
}

/**
 * What an answer with a stream says: the asset, or the code of its refusal.
 * @throws as `readPlayback`
 */
export async function readStream(client: ServiceClient, send: () => Promise<ServiceResponse>): Promise<Playback> {
  try {
    const response = await send()
    const refused = refusalCode(response.data)
    if (refused !== undefined) return { refused }
    const asset = await client.one(response, ASSET)
    return asset.sources.length > 0 ? { asset } : { refused: '1' }
  } catch (error) {
    const code = refusalCodeOfError(error)
    if (code === undefined) throw error
    return { refused: code }
  }
}

/**
 * GET /avails/play/{title}/{version} of a version of the cloud distribution, /playback/stream/asset/{id}/ of an asset,
 * /playback/videos/{id}/ of a title that names none, else /playback/stream/{id}/.
 */
async function requestStream(
  client: ServiceClient,
  { title, asset, version }: PlaybackRequest,
  language?: Promise<string | undefined>,
): Promise<ServiceResponse> {
  const ofAsset = (id: string | number) => client.get(`playback/stream/asset/${segment(id)}/`, SHORT_TIMEOUT)
  if (version !== undefined) return client.get(`avails/play/${segment(title.slug)}/${segment(version)}`, SHORT_TIMEOUT)
  const assetId = asset ?? assetIdOf(title)
  if (assetId !== undefined) return ofAsset(assetId)
  const id = segment(title.id ?? title.slug)
  const response = await client.get(`playback/videos/${id}/`, SHORT_TIMEOUT).catch((error) => {
    if (error instanceof ServiceError && error.status === 404) return undefined
    throw error
  })
  const videos = response && (await client.one(response, VIDEOS))
  const video = videos && pickLanguage(videos, await language)
  return video ? ofAsset(video.id) : client.get(`playback/stream/${id}/`, SHORT_TIMEOUT)
}

/**
 * The video in the viewer's language, else in English, else the first (spec, section 7: video playback data).
 * @param language of the profile; the spec's default is eng
 */
export function pickLanguage<T>(videos: Readonly<Record<string, T>>, language = 'eng'): T | undefined {
  const videoIn = (key: string) => (Object.hasOwn(videos, key) ? videos[key] : undefined)
  return videoIn(language) ?? videoIn('eng') ?? Object.values(videos)[0]
}

/** The codes that refuse (spec, section 8). */
const REFUSALS = /^[1-6]$/

/**
 * Why an answer plays nothing: it says that it had no success, or one of the six codes. Other codes count only where it
 * does not say how it went.
 */
function refusalCode(body: unknown): string | undefined {
  const code = codeOf(body)
  if (!isRecord(body) || body.success === undefined) return code
  if (body.success !== true) return code ?? '1'
  return code !== undefined && REFUSALS.test(code) ? code : undefined
}

/** The code of an answer, beside the data or in them. */
function codeOf(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined
  const inner = isRecord(body.data) ? body.data.code : undefined
  const code = inner ?? body.code
  return typeof code === 'string' || typeof code === 'number' ? String(code) : undefined
}

/** What a status says where the service gives no code: 401 sign in, 403 and 404 not available. */
function refusalCodeOfError(error: unknown): string | undefined {
  if (!(error instanceof ServiceError) || error.kind !== 'status') return undefined
  const code = codeOf(error.data)
  if (code !== undefined) return code
  if (error.status === 401) return '2'
  return error.status === 403 || error.status === 404 ? '1' : undefined
}
