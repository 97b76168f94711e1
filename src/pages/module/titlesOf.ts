import type { TitleCard } from '../../generated/types'

/**
 * The titles that a module holds, whatever its type.
 * @returns undefined where it holds none: texts, collections, promos that lead elsewhere. Such a module is shown as it is.
 */
export function titlesOf(module: unknown): readonly TitleCard[] | undefined {
  const content = typeof module === 'object' && module !== null && 'content' in module ? module.content : undefined
  if (!Array.isArray(content)) return undefined
  const items = content as TitleCard[]
  return items.length === 0 || items.some(isTitle) ? items : undefined
}

const isTitle = ({ title_type: type, link }: TitleCard) => link === undefined && type !== 'collection'
