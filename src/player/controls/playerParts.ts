import type Component from 'video.js/dist/types/component'
import type Player from 'video.js/dist/types/player'

/** Parts of a video.js player that its own types leave out. */
export interface PlayerParts {
  controlBar: Component
  /** Of live streams: how near the picture is to their edge. */
  liveTracker?: LiveTracker
  /** Where captions are shown. */
  textTrackDisplay?: Component & { updateDisplayOverlay: () => void; updateDisplay: () => void }
  /** The dialog of the look of captions. */
  textTrackSettings?: { open: () => void }
}

/** Whether a stream is live, and where its edge is, in seconds of its own time. */
interface LiveTracker extends Pick<Component, 'on' | 'off'> {
  seekToLiveEdge: () => void
  isLive: () => boolean
  behindLiveEdge: () => boolean
  liveCurrentTime: () => number
  /** The next move is the viewer's own: a few seconds behind count, too. */
  nextSeekedFromUser: () => void
}

/** The parts of a player. */
export const playerParts = (player: Player) => player as unknown as PlayerParts

/** The parts of the bar, in their order; video.js knows them by these names. */
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

/** Speeds that are offered. */
export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2]
