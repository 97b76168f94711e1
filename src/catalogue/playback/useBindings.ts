import { useCallback } from 'react'
import type { PlaybackAsset, TitleCard } from '../../generated/types'
import type { PlayerSettings } from '../../player/playerSettings'

/** What watches a player for others: progress and analytics. */
export function useBindings(_title: TitleCard, _asset: PlaybackAsset | undefined): PlayerSettings['bind'] {
  return useCallback(() => () => {}, [])
}
