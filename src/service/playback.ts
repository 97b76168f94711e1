import type { PlaybackAsset, TitleCard, VideoPlayback } from '../generated/types'
import quickAsset from '../generated/validators/service/playback-asset.quick.js'
import quickVideos from '../generated/validators/service/video-playback.quick.js'
import { isRecord } from '../lib/json/isRecord'
import { ServiceError, type ServiceResponse } from './http/response'
import { encodePathSegment } from './http/segment'
import type { ResponseSchema, ServiceClient } from './query'

const ASSET_SCHEMA: ResponseSchema<PlaybackAsset> = { schema: 'service/playback-asset', quick: quickAsset }
const VIDEOS_SCHEMA: ResponseSchema<VideoPlayback> = { schema: 'service/video-playback', quick: quickVideos }

/** Short, because the visitor waits after pressing Play (reliability P3) */
export const SHORT_TIMEOUT_OPTIONS = { timeout: 'secondary' } as const

/** The asset to play, or the code of a refusal (spec, section 8) */
export type Playback = { asset: PlaybackAsset } | { refused: string }

export interface PlaybackRequest {
  title: TitleCard
  /** Default: the title's own asset */
  asset?: string
  /** A version of the cloud distribution */
  version?: string
}

/** The asset that a title plays; undefined if the card does not contain it */
export const assetIdOf = ({
  primary_video,
  asset_id,
}: Pick<TitleCard, 'primary_video' | 'asset_id'>): string | number | undefined => primary_video?.asset_id ?? asset_id

/**
 * Finds what to play: the requested asset, else the title's own, else its video in the viewer's language (spec, section
 * 7). A refusal is data, not an error; code 1 also means that the title has no video.
 * @param language of the profile, which may load later than the first response
 * @throws ServiceError if the service does not respond, TypeError if its response is unusable
 */
export async function requestPlayback(
  client: ServiceClient,
  request: PlaybackRequest,
  language?: Promise<string | undefined>,
): Promise<Playback> {
  return sendStreamRequest(client, () => requestStream(client, request, language))
}

/**
 * Reads the asset of a stream response, or its refusal code.
 * @throws as `requestPlayback`
 */
export async function sendStreamRequest(
  client: ServiceClient,
  send: () => Promise<ServiceResponse>,
): Promise<Playback> {
  try {
    const response = await send()
    const refused = refusalCode(response.data)
    if (refused !== undefined) return { refused }
    const asset = await client.one(response, ASSET_SCHEMA)
    return asset.sources.length > 0 ? { asset } : { refused: '1' }
  } catch (error) {
    const code = refusalCodeOfError(error)
    if (code === undefined) throw error
    return { refused: code }
  }
}

/**
 * GET /avails/play/{title}/{version} for a version of the cloud distribution, /playback/stream/asset/{id}/ for an asset,
 * /playback/videos/{id}/ for a title without a known asset, else /playback/stream/{id}/.
 */
async function requestStream(
  client: ServiceClient,
  { title, asset, version }: PlaybackRequest,
  language?: Promise<string | undefined>,
): Promise<ServiceResponse> {
  const ofAsset = (id: string | number) =>
    client.get(`playback/stream/asset/${encodePathSegment(id)}/`, SHORT_TIMEOUT_OPTIONS)
  if (version !== undefined)
    return client.get(
      `avails/play/${encodePathSegment(title.slug)}/${encodePathSegment(version)}`,
      SHORT_TIMEOUT_OPTIONS,
    )
  const assetId = asset ?? assetIdOf(title)
  if (assetId !== undefined) return ofAsset(assetId)
  const id = encodePathSegment(title.id ?? title.slug)
  const response = await client.get(`playback/videos/${id}/`, SHORT_TIMEOUT_OPTIONS).catch((error) => {
    if (error instanceof ServiceError && error.status === 404) return undefined
    throw error
  })
  const videos = response && (await client.one(response, VIDEOS_SCHEMA))
  const video = videos && pickVideoByLanguage(videos, await language)
  return video ? ofAsset(video.id) : client.get(`playback/stream/${id}/`, SHORT_TIMEOUT_OPTIONS)
}

/**
 * The video in the viewer's language, else in English, else the first (spec, section 7: video playback data).
 * @param language of the profile; default eng (spec)
 */
export function pickVideoByLanguage<T>(videos: Readonly<Record<string, T>>, language = 'eng'): T | undefined {
  const videoIn = (key: string) => (Object.hasOwn(videos, key) ? videos[key] : undefined)
  return videoIn(language) ?? videoIn('eng') ?? Object.values(videos)[0]
}

/** Refusal codes (spec, section 8) */
const REFUSAL_CODE_PATTERN = /^[1-6]$/

/**
 * Code of a refusal: a response without success, or with one of the six codes. Other codes count only if the response
 * has no `success`.
 */
function refusalCode(body: unknown): string | undefined {
  const code = codeInBody(body)
  if (!isRecord(body) || body.success === undefined) return code
  if (body.success !== true) return code ?? '1'
  return code !== undefined && REFUSAL_CODE_PATTERN.test(code) ? code : undefined
}

/** The code may be beside `data` or in it. */
function codeInBody(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined
  const inner = isRecord(body.data) ? body.data.code : undefined
  const code = inner ?? body.code
  return typeof code === 'string' || typeof code === 'number' ? String(code) : undefined
}

/** Code for an error status: 401 sign in, 403 and 404 not available */
function refusalCodeOfError(error: unknown): string | undefined {
  if (!(error instanceof ServiceError) || error.kind !== 'status') return undefined
  const code = codeInBody(error.data)
  if (code !== undefined) return code
  if (error.status === 401) return '2'
  return error.status === 403 || error.status === 404 ? '1' : undefined
}
