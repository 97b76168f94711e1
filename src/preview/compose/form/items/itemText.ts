import { isRecord } from '../../../../lib/json/isRecord'
import { pictureOf } from '../../pick/titles/catalogueTitles'
import type { TitlesBySlug } from '../../pick/titles/titlesBySlug'
import { labelOf, nameOf } from '../labels'

export interface ItemText {
  name: string
  /** Facts of a title, and the fields that its card overrides. Of another card its target. */
  about: string
  pictureUrl: string | undefined
}

/** How a list shows an item: a card of a title by its name and picture, which the catalogue has. */
export function itemText(item: unknown, index: number, titles: TitlesBySlug): ItemText {
  const own = nameOf(item, `Item ${index + 1}`)
  const title = isRecord(item) && typeof item.slug === 'string' ? titles.get(item.slug) : undefined
  if (!title || !isRecord(item)) return { name: own, about: linkTargetText(item), pictureUrl: pictureOf(item) }
  const overridden = Object.keys(item)
    .filter((field) => field !== 'slug')
    .map((field) => labelOf(field).toLowerCase())
  return {
    name: own === item.slug ? title.name : own,
    about: [title.about, overridden.length > 0 ? `own ${overridden.join(', ')}` : ''].filter(Boolean).join(' · '),
    pictureUrl: pictureOf(item) ?? title.pictureUrl,
  }
}

const linkTargetText = (item: unknown): string =>
  isRecord(item) && typeof item.link === 'string' ? `leads to ${item.link}` : ''
