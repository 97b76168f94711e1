import type { Genre, GenreList, TitleCard } from '../generated/types'
import quick from '../generated/validators/service/genre-list.quick.js'
import { isRecord } from '../lib/json/isRecord'
import { safeResourceUrl } from '../lib/url/safeHref'
import type { ServiceResponse } from './http/response'
import { encodePathSegment } from './http/segment'
import { isNotFound, type Query, type ResponseSchema } from './query'
import { TITLE_CARD_SCHEMA } from './titles'

const GENRE_LIST_SCHEMA: ResponseSchema<GenreList> = { schema: 'service/genre-list', quick }

/** All valid genres: GET /avails/genres/ */
export const genresQuery: Query<readonly Genre[]> = {
  key: 'genres',
  async read(client) {
    const response = await client.get('avails/genres/')
    const list = await client.part(response, GENRE_LIST_SCHEMA, [])
    if (!list) throw new TypeError(`${response.path}: expected a list of genres`)
    return list.data
  },
}

export interface GenreWithTitles {
  slug: string
  name: string
  /** Validated URL of its image */
  picture: string | undefined
  titles: readonly TitleCard[]
}

/**
 * A genre with its titles: GET /avails/genres/{slug}/?limit=-1. The fields of the genre are beside `data`.
 * Null if the genre does not exist.
 */
export const genreQuery = (slug: string): Query<GenreWithTitles | null> => ({
  key: `genre ${slug}`,
  tag: { type: 'cards' },
  async read(client) {
    let response: ServiceResponse
    try {
      response = await client.get(`avails/genres/${encodePathSegment(slug)}/?limit=-1`)
    } catch (error) {
      // The genre does not exist, or the slug cannot be part of a path.
      if (error instanceof RangeError || isNotFound(error)) return null
      throw error
    }
    const { items } = await client.list(response, TITLE_CARD_SCHEMA)
    const { name, image_path: picture } = isRecord(response.data) ? response.data : {}
    return {
      slug,
      name: typeof name === 'string' && name.trim() ? name : slugToName(slug),
      picture: typeof picture === 'string' ? safeResourceUrl(picture) : undefined,
      titles: items,
    }
  },
})

/** Fallback for the name of a genre: "science-fiction" becomes "Science fiction" */
export const slugToName = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')
