import { isRecord } from '../../../../lib/json/isRecord'
import { valueAtPath } from '../../../../lib/json/valueAtPath'
import { isVideoFile } from '../../../../lib/url/mediaUrl'
import { safeResourceUrl } from '../../../../lib/url/safeHref'
import { readService } from './readService'

/** A title of the service's catalogue, as pickers and lists show it. */
export interface CatalogueTitle {
  slug: string
  name: string
  /** Such as "1927, feature". */
  about: string
  /** Address of a small picture, upright if there is one. */
  pictureUrl?: string
}

export interface TitleQuery {
  /** Part of a name, a person, a tag, a year or a slug. */
  search: string
  /** Slug of a genre, or empty. */
  genreSlug: string
  /** A title type, or empty for features and series. */
  type: string
  order: TitleOrder
}

export const TITLE_ORDERS = [
  { value: '-release_date', label: 'Newest first' },
  { value: 'release_date', label: 'Oldest first' },
  { value: '-just_added', label: 'Recently added' },
  { value: 'name', label: 'By name' },
] as const
export type TitleOrder = (typeof TITLE_ORDERS)[number]['value']

export const TITLE_TYPES = [
  { value: 'feature', label: 'Features' },
  { value: 'series', label: 'Series' },
  { value: 'season', label: 'Seasons' },
  { value: 'episode', label: 'Episodes' },
  { value: 'extra', label: 'Extras' },
  { value: 'trailer', label: 'Trailers' },
  { value: 'collection', label: 'Collections' },
] as const

/** Titles of one request. */
export const PAGE_SIZE = 60

/**
 * Titles of a query from an offset on, and how many there are.
 * @throws Error if the service responds with an error, or not in time
 */
export async function readTitles(
  { search, genreSlug, type, order }: TitleQuery,
  offset: number,
  signal?: AbortSignal,
): Promise<{ titles: CatalogueTitle[]; total: number }> {
  const query = new URLSearchParams({
    limit: String(PAGE_SIZE),
    offset: String(offset),
    sort: order.replace('-', ''),
    order: order.startsWith('-') ? 'DESC' : 'ASC',
    // A matching part is replaced by its title, unless parts are wanted.
    ...(type ? { type } : { parent: 'true', type: 'feature,series' }),
    ...(search ? { search, by: 'any' } : {}),
    ...(genreSlug ? { genre: genreSlug } : {}),
  })
  const answer = await readService(`avails/titles?${query}`, signal)
  const titles = titlesIn(answer)
  const total = valueAtPath(answer, ['total'])
  return { titles, total: typeof total === 'number' ? total : offset + titles.length }
}

/** A picture of a title. */
export interface TitleArt {
  address: string
  title: string
}

/** Titles whose pictures are listed. */
const MAX_ART_TITLES = 30

/**
 * The pictures of the titles that a text finds; of the newest ones for an empty text.
 * @throws Error if the service responds with an error, or not in time
 */
export async function readTitleArt(search: string, signal?: AbortSignal): Promise<TitleArt[]> {
  const query = new URLSearchParams({
    limit: String(MAX_ART_TITLES),
    sort: 'release_date',
    order: 'DESC',
    ...(search ? { search, by: 'any' } : {}),
  })
  const data = valueAtPath(await readService(`avails/titles?${query}`, signal), ['data'])
  return (Array.isArray(data) ? data : []).flatMap((title) => {
    const name = titleOf(title)?.name
    return name === undefined ? [] : picturesOf(title, PICTURE_PATHS).map((address) => ({ address, title: name }))
  })
}

/** Titles of one request by slug: addresses have a length that servers accept. */
const MAX_SLUGS_PER_REQUEST = 60

/** The titles with these slugs. Slugs that the catalogue does not have are left out. */
export async function readTitlesBySlug(slugs: readonly string[], signal?: AbortSignal): Promise<CatalogueTitle[]> {
  const chunks = Array.from({ length: Math.ceil(slugs.length / MAX_SLUGS_PER_REQUEST) }, (_, index) =>
    slugs.slice(index * MAX_SLUGS_PER_REQUEST, (index + 1) * MAX_SLUGS_PER_REQUEST),
  )
  const answers = await Promise.all(
    chunks.map((chunk) =>
      readService(`modules/inventory?${new URLSearchParams({ ids: chunk.join(','), limit: '-1' })}`, signal),
    ),
  )
  return answers.flatMap(titlesIn)
}

/** The genres of the catalogue. */
export async function readGenres(signal?: AbortSignal): Promise<{ slug: string; name: string }[]> {
  const data = valueAtPath(await readService('avails/genres', signal), ['data'])
  return (Array.isArray(data) ? data : []).flatMap((genre) =>
    isRecord(genre) && typeof genre.slug === 'string'
      ? [{ slug: genre.slug, name: String(genre.name ?? genre.slug) }]
      : [],
  )
}

function titlesIn(answer: unknown): CatalogueTitle[] {
  const data = valueAtPath(answer, ['data'])
  return (Array.isArray(data) ? data : []).flatMap((title) => titleOf(title) ?? [])
}

/** @returns undefined for values that are no titles */
function titleOf(value: unknown): CatalogueTitle | undefined {
  if (!isRecord(value) || typeof value.slug !== 'string') return undefined
  const { slug, name, release_year, title_type } = value
  const facts = [valueAtPath(value, ['meta', 'year']) ?? release_year, title_type]
  const about = facts.filter((each) => typeof each === 'string' || typeof each === 'number').join(', ')
  return { slug, name: typeof name === 'string' && name ? name : slug, about, pictureUrl: pictureOf(value) }
}

/** The fields with pictures, upright ones first. */
const PICTURE_PATHS = [
  ['poster'],
  ['images', 'thumb'],
  ['images', 'image'],
  ['images', 'bannerThumb'],
  ['images', 'banner'],
  ['images', 'detail'],
  ['background'],
]

const UPRIGHT_PICTURE_PATHS = PICTURE_PATHS.slice(0, 2)

/** The first picture of a title or card. Only https, http and paths of the site. */
export const pictureOf = (card: unknown): string | undefined => firstPicture(card, PICTURE_PATHS)

/** Whether a card has wide pictures only. */
export const isWideCard = (card: unknown): boolean =>
  pictureOf(card) !== undefined && firstPicture(card, UPRIGHT_PICTURE_PATHS) === undefined

const firstPicture = (card: unknown, paths: readonly string[][]): string | undefined => picturesOf(card, paths)[0]

const picturesOf = (card: unknown, paths: readonly string[][]): string[] => {
  const addresses = paths.flatMap((path) => safeResourceUrl(valueAtPath(card, path)) ?? [])
  return [...new Set(addresses.filter((src) => !isVideoFile(src)))]
}
