import type Component from 'video.js/dist/types/component'
import type Player from 'video.js/dist/types/player'

/** Components of a video.js player that are missing in its types. */
export interface PlayerParts {
  controlBar: Component
  /** Distance to the live edge of live streams. */
  liveTracker?: LiveTracker
  textTrackDisplay?: Component & { updateDisplayOverlay: () => void; updateDisplay: () => void }
  /** The dialog for the caption style. */
  textTrackSettings?: { open: () => void }
}

/** Times are in seconds. */
interface LiveTracker extends Pick<Component, 'on' | 'off'> {
  seekToLiveEdge: () => void
  isLive: () => boolean
  behindLiveEdge: () => boolean
  liveCurrentTime: () => number
  /** Marks the next seek as made by the viewer, so that a few seconds behind the edge count, too. */
  nextSeekedFromUser: () => void
}

export const playerParts = (player: Player) => player as unknown as PlayerParts

/** The components of the control bar in order, by their names in video.js. */
export const CONTROL_BAR = {
  children: [
    'progressControl',
    'playToggle',
    'skipBackward',
    'skipForward',
    'volumePanel',
    'currentTimeDisplay',
    'timeDivider',
    'durationDisplay',
    'seekToLive',
    'customControlSpacer',
    'playbackRateMenuButton',
    'pictureInPictureToggle',
    'fullscreenToggle',
  ],
  skipButtons: { backward: 10, forward: 10 },
  volumePanel: { inline: true },
} as const

export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2]
