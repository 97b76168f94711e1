import type { GenreGroup } from '../../catalogue/title-filters/customGenres'
import type { TitleFilters } from '../../catalogue/title-filters/titleFilters'
import type { TitlesParams } from '../../service/titles'

/** Orders with their request parameters. The first is the default (spec, section 9: name A-Z). */
export const ORDERS = {
  az: { sort: 'name', order: 'ASC' },
  za: { sort: 'name', order: 'DESC' },
  recent: { sort: 'release_year', order: 'DESC' },
  added: { sort: 'just_added', order: 'DESC' },
} as const

export type Order = keyof typeof ORDERS

/**
 * Request of the Titles page. A type of the route is fixed; with `filters` in the route, Any means any of those. A
 * genre belongs to the chosen group, so it replaces the group.
 */
export function titlesParams(
  route: { type?: string; filters?: readonly string[] } | undefined,
  { type, rating, genre }: TitleFilters,
  group: GenreGroup | undefined,
  order: Order,
): TitlesParams {
  return {
    type: route?.type ?? type ?? route?.filters?.join(','),
    genre: genre ?? group?.genres.join(','),
    rating,
    ...ORDERS[order],
  }
}
