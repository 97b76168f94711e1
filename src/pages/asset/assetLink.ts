import type { TitleCard } from '../../generated/types'

/** The address of an extra of a title. */
export const assetLink = (slug: string, { slug: asset }: TitleCard) =>
  `/title/${encodeURIComponent(slug)}/${encodeURIComponent(asset)}`
