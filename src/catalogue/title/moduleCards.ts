import type { TitleCard } from '../../generated/types'
import { isRecord } from '../../lib/json/isRecord'

/** The cards of a valid module of any type; undefined if its content is not a list of cards */
export const moduleCards = (module: unknown): readonly TitleCard[] | undefined =>
  isRecord(module) && Array.isArray(module.content) && module.content.every(isCard) ? module.content : undefined

/** Of the types of module content, only cards have a slug. */
const isCard = (item: unknown): item is TitleCard => isRecord(item) && typeof item.slug === 'string'
