import type { TitleCard } from '../generated/types'

/** The asset that a title plays; undefined: it names none, or not on its card. */
export const assetIdOf = ({ primary_video, asset_id }: TitleCard): string | number | undefined =>
  primary_video?.asset_id ?? asset_id
