import type { CallOptions, Http } from './http/http'
import { segment } from './http/segment'

/** What is asked of a list of titles. Undefined is left out. */
export interface TitleQuery {
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

/** Titles: GET /avails/titles. */
export const getTitles = (http: Http, query: TitleQuery) => http.get(`avails/titles${queryText({ ...query })}`)

/** One title with all that is known of it: GET /avails/titles/{slug}. */
export const getTitle = (http: Http, slug: string, limit?: CallOptions['limit']) =>
  http.get(`avails/titles/${segment(slug)}`, { limit })

/** Titles like this one: GET /avails/titles/{slug}/related/. */
export const getRelated = (http: Http, slug: string) => http.get(`avails/titles/${segment(slug)}/related/`)

/** The titles of a genre: GET /avails/genres/{slug}/?limit=-1. */
export const getGenreTitles = (http: Http, slug: string) => http.get(`avails/genres/${segment(slug)}/?limit=-1`)

/** A query string of what is defined, in a fixed order, so that one question has one address. */
export function queryText(query: Readonly<Record<string, string | number | boolean | undefined>>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== '') params.set(key, String(value))
  const text = params.toString()
  return text && `?${text}`
}
