import type { TitleCard } from '../../generated/types'

/** Whether a card says which asset is played: then nobody has to wait for the whole title. */
export const knowsAsset = ({ primary_video, asset_id }: TitleCard): boolean =>
  (primary_video?.asset_id ?? asset_id) !== undefined
