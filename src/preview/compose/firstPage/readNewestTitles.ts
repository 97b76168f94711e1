import { isRecord } from '../../../lib/json/isRecord'
import { timeoutSignal } from '../../../service/http/timeoutSignal'

/** A title of the service, as far as a first page needs it. */
export interface NewTitle {
  slug: string
  name: string
  genres: readonly { slug: string; name: string }[]
  /** Address of the wide picture. */
  banner?: string
  /** Address of the poster. */
  poster?: string
}

interface TitlesRequest {
  /** Title types, separated by commas. Default: features and series. */
  type?: string
  signal?: AbortSignal
}

const MAX_TITLES = 60
const TIMEOUT_MS = 5000

/**
 * The newest titles of the service, the latest first.
 * @throws Error if the service responds with an error, or not within 5 seconds
 */
export async function readNewestTitles({ type, signal }: TitlesRequest = {}): Promise<NewTitle[]> {
  const timer = timeoutSignal(TIMEOUT_MS, signal)
  try {
    const response = await fetch(
      `/api/v1/avails/titles?limit=${MAX_TITLES}&offset=0&sort=-release_date${type ? `&type=${type}` : ''}`,
      { signal: timer.signal },
    )
    if (!response.ok) throw new Error(`The service answered HTTP ${response.status}.`)
    const answer: unknown = await response.json()
    return isRecord(answer) && Array.isArray(answer.data) ? answer.data.flatMap(readTitle) : []
  } catch (error) {
    if (timer.reason() === 'timeout') throw new Error('The service did not answer within 5 seconds.')
    throw error
  } finally {
    timer.clear()
  }
}

function readTitle(title: unknown): NewTitle[] {
  if (!isRecord(title) || typeof title.slug !== 'string') return []
  const { slug, name, genres, images } = title
  const pictures = isRecord(images) ? images : {}
  const [banner, poster] = [
    [pictures.banner, pictures.image],
    [pictures.thumb, pictures.image],
  ].map((addresses) => addresses.find((address) => typeof address === 'string'))
  return [
    {
      slug,
      name: typeof name === 'string' ? name : slug,
      genres: (Array.isArray(genres) ? genres : []).flatMap((genre) =>
        isRecord(genre) && typeof genre.slug === 'string' && typeof genre.name === 'string'
          ? [{ slug: genre.slug, name: genre.name }]
          : [],
      ),
      banner,
      poster,
    },
  ]
}
