import type { Title, TitleCard } from '../generated/types'
import quickTitle from '../generated/validators/service/title.quick.js'
import quickCard from '../generated/validators/service/title-card.quick.js'
import type { CallOptions } from './http/http'
import { segment } from './http/segment'
import { type Listed, type Query, queryText, type Thing } from './query'

const TITLE: Thing<Title> = { schema: 'service/title', quick: quickTitle }

/** A title as lists give it. */
export const TITLE_CARD: Thing<TitleCard> = { schema: 'service/title-card', quick: quickCard }

/** What is asked of a list of titles. Undefined is left out. */
export interface TitlesQuestion {
  search?: string
  offset?: number
  /** -1: all. */
  limit?: number
  sort?: string
  order?: 'ASC' | 'DESC'
  /** Title types, separated by commas. */
  type?: string
  genre?: string
  rating?: string
  /** true: a part is answered by its parent. */
  parent?: boolean
}

/**
 * One title with all that is known of it: GET /avails/titles/{slug}. A slug that is no part of an address is a RangeError.
 * @param limit the time that it has, where that is not a page's
 */
export const titleQuery = (slug: string, limit?: CallOptions['limit']): Query<Title> => ({
  key: `title ${slug}`,
  read: async (ask) => ask.one(await ask.get(`avails/titles/${segment(slug)}`, { limit }), TITLE),
})

/** Titles: GET /avails/titles. */
export const titlesQuery = (question: TitlesQuestion): Query<Listed<TitleCard>> => {
  const text = queryText({ ...question })
  return {
    key: `titles ${text}`,
    read: async (ask) => ask.list(await ask.get(`avails/titles${text}`), TITLE_CARD),
  }
}

/**
 * Title search: GET /avails/titles with the spec's own parameters (section 7), unless the question says otherwise. A
 * part that is found is answered by its parent.
 */
export const searchQuery = ({ search, sort, order, type, parent, ...more }: TitlesQuestion & { search: string }) =>
  titlesQuery({
    sort: sort ?? 'name',
    search,
    order: order ?? 'ASC',
    ...more,
    parent: parent ?? true,
    type: type ?? 'feature,series',
  })

/** Titles like this one: GET /avails/titles/{slug}/related/. */
export const relatedQuery = (slug: string): Query<Listed<TitleCard>> => ({
  key: `related ${slug}`,
  read: async (ask) => ask.list(await ask.get(`avails/titles/${segment(slug)}/related/`), TITLE_CARD),
})
