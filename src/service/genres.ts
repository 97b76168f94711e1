import type { Genre, GenreList, TitleCard } from '../generated/types'
import quick from '../generated/validators/service/genre-list.quick.js'
import { isRecord } from '../lib/json/isRecord'
import { safeResource } from '../lib/url/safeHref'
import type { ServiceResponse } from './http/response'
import { segment } from './http/segment'
import { type DataType, isNotFound, type Query } from './query'
import { TITLE_CARD } from './titles'

const GENRES: DataType<GenreList> = { schema: 'service/genre-list', quick }

/** All genres, without those that are broken: GET /avails/genres/. */
export const genresQuery: Query<readonly Genre[]> = {
  key: 'genres',
  async read(client) {
    const response = await client.get('avails/genres/')
    const list = await client.part(response, GENRES, [])
    if (!list) throw new TypeError(`${response.path}: no list of genres`)
    return list.data
  },
}

/** One genre with all its titles. */
export interface GenreWithTitles {
  slug: string
  name: string
  /** Checked address of its picture. */
  picture: string | undefined
  titles: readonly TitleCard[]
}

/**
 * A genre and its titles: GET /avails/genres/{slug}/?limit=-1. The genre's own fields stand beside `data` in the answer.
 * Null where there is no such genre.
 */
export const genreQuery = (slug: string): Query<GenreWithTitles | null> => ({
  key: `genre ${slug}`,
  tag: { type: 'cards' },
  async read(client) {
    let response: ServiceResponse
    try {
      response = await client.get(`avails/genres/${segment(slug)}/?limit=-1`)
    } catch (error) {
      // A slug that nothing has, or that is no part of an address.
      if (error instanceof RangeError || isNotFound(error)) return null
      throw error
    }
    const { items } = await client.list(response, TITLE_CARD)
    const { name, image_path: picture } = isRecord(response.data) ? response.data : {}
    return {
      slug,
      name: typeof name === 'string' && name.trim() ? name : slugToName(slug),
      picture: typeof picture === 'string' ? safeResource(picture) : undefined,
      titles: items,
    }
  },
})

/** What a genre is called as long as the service does not say: "science-fiction" reads "Science fiction". */
export const slugToName = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')
