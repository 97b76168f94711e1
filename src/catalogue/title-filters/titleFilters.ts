import { useMemo } from 'react'
import type { Genre, TitleCard } from '../../generated/types'
import { compareNames } from '../../lib/text/compareNames'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useAddressParams } from '../../site/react/useAddressParams'
import type { Text } from '../../text/createText'
import { filterTitles } from '../content-menu/filterTitles'
import { shownGenres } from '../genres/genres'

/** What a visitor has chosen in the filters of a list of titles. Undefined: any. */
export interface TitleFilters {
  type?: string
  rating?: string
  /** Slug of a genre. */
  genre?: string
}

/** What there is to choose from. */
export interface FilterChoices {
  types: readonly string[]
  ratings: readonly string[]
  genres: readonly Genre[]
}

const KEYS = ['type', 'rating', 'genre'] as const

/** Takes all filters off. */
export const NO_FILTERS: TitleFilters = { type: undefined, rating: undefined, genre: undefined }

/** The types that the filter offers (spec, section 2): Movie is feature, Television is series. */
export const TYPES = ['feature', 'series'] as const

/**
 * A type of titles as the type filter words it: Movie is feature, Television is series (spec, section 2). Others,
 * as a route offers them by `filters` or a page holds them, stand as they are written, with a capital.
 */
export function typeName(type: string, t: Text): string {
  if (type === 'feature') return t('movie')
  if (type === 'series') return t('television')
  return type.charAt(0).toUpperCase() + type.slice(1).replaceAll('-', ' ')
}

/**
 * The filters of a list of titles that is here as a whole, kept in the address.
 * @param types that the type filter offers. Default: Movie and Television
 */
export function useTitleFilters(titles: readonly TitleCard[], types?: readonly string[]) {
  const config = useRuntime().plan.document.site_config
  const choices = useMemo(() => choicesOf(titles, types, config), [titles, types, config])
  const { filters, change } = useFilters(choices)
  const shown = useMemo(() => applyFilters(titles, filters), [titles, filters])
  return { choices, filters, shown, change }
}

/**
 * What is chosen in the filters, kept in the address.
 * @param choices what is offered; anything else in the address does not count
 * @param ends parameters that a change takes away: `page`, where the list has several
 * @returns what is chosen, and a function that changes those that it is given, and takes further parameters away where it is told so
 */
export function useFilters(choices: FilterChoices, ends: readonly string[] = []) {
  const [params, changeParams] = useAddressParams()
  const filters = useMemo(() => readFilters(params, choices), [params, choices])
  const change = (next: TitleFilters, also: readonly string[] = []) =>
    changeParams((before) => {
      const written = writeFilters(before, { ...readFilters(before, choices), ...next })
      for (const name of [...ends, ...also]) written.delete(name)
      return written
    })
  return { filters, change }
}

/**
 * The choices that follow from the titles themselves: their ratings in the spec's order, their genres by name.
 * @param config says which genres titles show
 */
export function choicesOf(
  titles: readonly TitleCard[],
  types: readonly string[] = TYPES,
  config: Parameters<typeof shownGenres>[1] = {},
): FilterChoices {
  const own = titles.flatMap((title) => shownGenres(title.genres, config))
  const bySlug = new Map(own.map((genre) => [genre.slug, genre]))
  const genres = [...bySlug.values()].sort((a, b) => compareNames(a.name, b.name))
  return { types, ratings: ratingsOf(titles), genres }
}

/** The filters that an address tells. What is not offered does not count. */
export function readFilters(params: URLSearchParams, choices: FilterChoices): TitleFilters {
  const offered = {
    type: choices.types,
    rating: choices.ratings,
    genre: choices.genres.map(({ slug }) => slug),
  }
  const filters: TitleFilters = {}
  for (const key of KEYS) {
    const value = params.get(key)
    if (value !== null && offered[key].includes(value)) filters[key] = value
  }
  return filters
}

/** The parameters with the filters in them. Those of others stay. */
export function writeFilters(params: URLSearchParams, filters: TitleFilters): URLSearchParams {
  const written = new URLSearchParams(params)
  for (const key of KEYS) {
    const value = filters[key]
    if (value === undefined) written.delete(key)
    else written.set(key, value)
  }
  return written
}

/** The titles that pass all that is chosen. */
export function applyFilters(
  titles: readonly TitleCard[],
  { type, rating, genre }: TitleFilters,
): readonly TitleCard[] {
  const passing = titles.filter(
    (title) => (type === undefined || title.title_type === type) && (rating === undefined || title.rating === rating),
  )
  return filterTitles(passing, genre ? [genre] : [])
}

/** Whether anything is chosen. */
export const isFiltered = (filters: TitleFilters): boolean => KEYS.some((key) => filters[key] !== undefined)

/** Ratings in the order in which they are offered (spec, section 9): movies, television, not rated. */
export const RATINGS: readonly string[] = [
  'G',
  'PG',
  'PG-13',
  'R',
  'NC-17',
  'TV-Y',
  'TV-Y7',
  'TV-G',
  'TV-PG',
  'TV-14',
  'TV-MA',
  'NR',
]

/** The ratings that these titles have, each once, in the order of the spec; unknown ones follow by name. */
export function ratingsOf(titles: readonly { rating?: string }[]): string[] {
  const present = new Set(titles.map(({ rating }) => rating).filter((rating): rating is string => Boolean(rating)))
  const others = [...present].filter((rating) => !RATINGS.includes(rating)).sort()
  return [...RATINGS.filter((rating) => present.has(rating)), ...others]
}
