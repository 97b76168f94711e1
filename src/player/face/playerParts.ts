import type Component from 'video.js/dist/types/component'
import type Player from 'video.js/dist/types/player'

/** Parts of a video.js player that its own types leave out. */
export interface PlayerParts {
  controlBar: Component
  /** Of live streams: how near the picture is to their edge. */
  liveTracker?: { seekToLiveEdge: () => void }
  /** The dialog of the look of captions. */
  textTrackSettings?: { open: () => void }
}

/** The parts of a player. */
export const playerParts = (player: Player) => player as unknown as PlayerParts
