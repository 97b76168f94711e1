import type { TitleCard } from '../generated/types'

/** What a title goes by on the watchlist. */
export const titleId = ({ id, slug }: Pick<TitleCard, 'id' | 'slug'>) => id ?? slug
