import type { PlaybackAsset, TitleCard, VideoPlayback } from '../generated/types'
import quickAsset from '../generated/validators/service/playback-asset.quick.js'
import quickVideos from '../generated/validators/service/video-playback.quick.js'
import { isRecord } from '../lib/json/isRecord'
import { type Reply, ServiceError } from '../service/http/reply'
import { getAssetPlayback, getDistributedPlayback, getTitlePlayback, getVideos } from '../service/playback'
import type { Runtime } from '../site/runtime'
import { readOne } from '../site/validate/readAnswer'
import { assetIdOf, pickLanguage } from './titleVideo'

/** What is to be played: an asset that the service names, or the code that says why not (spec, section 8). */
export type Playback = { asset: PlaybackAsset } | { refused: string }

/** Which video of a title is meant. */
export interface Wanted {
  title: TitleCard
  /** An asset of it, where it is not its own. */
  asset?: string
  /** A version of the cloud distribution. */
  version?: string
}

/**
 * Asks what is to be played: the asset that is meant, else the title's own, else its video in the viewer's language
 * (spec, section 7). A refusal is an answer; code 1 also stands for a title without a video.
 * @throws ServiceError when the service does not answer, TypeError when nothing in its answer can be used
 */
export async function loadPlayback(runtime: Runtime, wanted: Wanted): Promise<Playback> {
  try {
    return await readPlayback(runtime, await ask(runtime, wanted))
  } catch (error) {
    const code = refusal(error)
    if (code === undefined) throw error
    return { refused: code }
  }
}

async function ask(runtime: Runtime, { title, asset, version }: Wanted): Promise<Reply> {
  const { http, problems, session } = runtime
  if (version !== undefined) return getDistributedPlayback(http, title.slug, version)
  const own = asset ?? assetIdOf(title)
  if (own !== undefined) return getAssetPlayback(http, own)
  const id = title.id ?? title.slug
  const reply = await getVideos(http, id).catch((error) => {
    if (error instanceof ServiceError && error.status === 404) return undefined
    throw error
  })
  const check = { schema: 'service/video-playback', quick: quickVideos, problems } as const
  const videos = reply && (await readOne<VideoPlayback>(reply, check))
  const video = videos && pickLanguage(videos, session.state().profile?.language)
  return video ? getAssetPlayback(http, video.id) : getTitlePlayback(http, id)
}

async function readPlayback({ problems }: Runtime, reply: Reply): Promise<Playback> {
  const code = codeOf(reply.data)
  if (code !== undefined) return { refused: code }
  const check = { schema: 'service/playback-asset', quick: quickAsset, problems } as const
  const asset = await readOne<PlaybackAsset>(reply, check)
  return asset.sources.length > 0 ? { asset } : { refused: '1' }
}

/** The code of a refusal, beside the data or in them. */
function codeOf(answer: unknown): string | undefined {
  if (!isRecord(answer)) return undefined
  const inner = isRecord(answer.data) ? answer.data.code : undefined
  const code = inner ?? answer.code
  return typeof code === 'string' || typeof code === 'number' ? String(code) : undefined
}

/** What a status says where the service gives no code: 401 sign in, 403 and 404 not available. */
function refusal(error: unknown): string | undefined {
  if (!(error instanceof ServiceError) || error.kind !== 'status') return undefined
  const code = codeOf(error.data)
  if (code !== undefined) return code
  if (error.status === 401) return '2'
  return error.status === 403 || error.status === 404 ? '1' : undefined
}
