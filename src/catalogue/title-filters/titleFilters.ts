import { useMemo } from 'react'
import type { Genre, TitleCard } from '../../generated/types'
import { compareNames } from '../../lib/text/compareNames'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useAddressParams } from '../../site/react/useAddressParams'
import type { TranslateFunction } from '../../text/createText'
import { filterTitlesByGenre } from '../content-menu/filterTitles'
import { shownGenres } from '../genres/genres'

/** Selected filters of a list of titles. Undefined: any. */
export interface TitleFilters {
  type?: string
  rating?: string
  /** Slug of a genre. */
  genre?: string
}

export interface FilterChoices {
  types: readonly string[]
  ratings: readonly string[]
  genres: readonly Genre[]
}

const FILTER_NAMES = ['type', 'rating', 'genre'] as const

/** Resets all filters. */
export const NO_FILTERS: TitleFilters = { type: undefined, rating: undefined, genre: undefined }

/** Title types of the type filter (spec, section 2): Movie is feature, Television is series. */
export const FILTERABLE_TITLE_TYPES = ['feature', 'series'] as const

/**
 * Label of a title type: Movie for feature, Television for series (spec, section 2). Other types, from a route's
 * `filters` or from titles, are shown capitalised.
 */
export function titleTypeLabel(type: string, t: TranslateFunction): string {
  if (type === 'feature') return t('movie')
  if (type === 'series') return t('television')
  return type.charAt(0).toUpperCase() + type.slice(1).replaceAll('-', ' ')
}

/**
 * Filters of a list of titles that is loaded completely, stored in the address.
 * @param types of the type filter. Default: Movie and Television
 */
export function useTitleFilters(titles: readonly TitleCard[], types?: readonly string[]) {
  const config = useRuntime().plan.document.site_config
  const choices = useMemo(() => createFilterChoices(titles, types, config), [titles, types, config])
  const { filters, change } = useFilters(choices)
  const matching = useMemo(() => applyFilters(titles, filters), [titles, filters])
  return { choices, filters, shown: matching, change }
}

/**
 * The selected filters, stored in the address.
 * @param choices the available filters; other values in the address are ignored
 * @param resetParams parameters that a change removes: `page`, if the list has several pages
 * @returns the filters, and a function that changes some of them and removes further parameters
 */
export function useFilters(choices: FilterChoices, resetParams: readonly string[] = []) {
  const [params, changeParams] = useAddressParams()
  const filters = useMemo(() => parseFilterParams(params, choices), [params, choices])
  const change = (next: TitleFilters, moreParams: readonly string[] = []) =>
    changeParams((before) => {
      const written = withFilterParams(before, { ...parseFilterParams(before, choices), ...next })
      for (const name of [...resetParams, ...moreParams]) written.delete(name)
      return written
    })
  return { filters, change }
}

/**
 * Filter choices of a list of titles: ratings in the spec's order, genres by name.
 * @param config decides which genres titles show
 */
export function createFilterChoices(
  titles: readonly TitleCard[],
  types: readonly string[] = FILTERABLE_TITLE_TYPES,
  config: Parameters<typeof shownGenres>[1] = {},
): FilterChoices {
  const shown = titles.flatMap((title) => shownGenres(title.genres, config))
  const bySlug = new Map(shown.map((genre) => [genre.slug, genre]))
  const genres = [...bySlug.values()].sort((a, b) => compareNames(a.name, b.name))
  return { types, ratings: ratingsOf(titles), genres }
}

/** Reads the filters from the query. Values that are not offered are ignored. */
export function parseFilterParams(params: URLSearchParams, choices: FilterChoices): TitleFilters {
  const offered = {
    type: choices.types,
    rating: choices.ratings,
    genre: choices.genres.map(({ slug }) => slug),
  }
  const filters: TitleFilters = {}
  for (const key of FILTER_NAMES) {
    const value = params.get(key)
    if (value !== null && offered[key].includes(value)) filters[key] = value
  }
  return filters
}

/** Returns the query with the filters in it. Other parameters are kept. */
export function withFilterParams(params: URLSearchParams, filters: TitleFilters): URLSearchParams {
  const written = new URLSearchParams(params)
  for (const key of FILTER_NAMES) {
    const value = filters[key]
    if (value === undefined) written.delete(key)
    else written.set(key, value)
  }
  return written
}

/** Keeps titles that match all filters. */
export function applyFilters(
  titles: readonly TitleCard[],
  { type, rating, genre }: TitleFilters,
): readonly TitleCard[] {
  const passing = titles.filter(
    (title) => (type === undefined || title.title_type === type) && (rating === undefined || title.rating === rating),
  )
  return filterTitlesByGenre(passing, genre ? [genre] : [])
}

export const isFiltered = (filters: TitleFilters): boolean => FILTER_NAMES.some((key) => filters[key] !== undefined)

/** Ratings in display order (spec, section 9): movies, television, not rated. */
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

/** The distinct ratings of titles in the spec's order; unknown ones follow alphabetically. */
export function ratingsOf(titles: readonly { rating?: string }[]): string[] {
  const present = new Set(titles.map(({ rating }) => rating).filter((rating): rating is string => Boolean(rating)))
  const others = [...present].filter((rating) => !RATINGS.includes(rating)).sort()
  return [...RATINGS.filter((rating) => present.has(rating)), ...others]
}
