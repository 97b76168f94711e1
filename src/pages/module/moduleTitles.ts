import { moduleCards } from '../../catalogue/title/moduleCards'
import type { TitleCard } from '../../generated/types'

/**
 * Titles of a module of any type.
 * @returns undefined for texts, collections and promos with links
 */
export function moduleTitles(module: unknown): readonly TitleCard[] | undefined {
  const items = moduleCards(module)
  return items?.length === 0 || items?.some(isTitle) ? items : undefined
}

const isTitle = ({ title_type: type, link }: TitleCard) => link === undefined && type !== 'collection'
