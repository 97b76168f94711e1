import type Component from 'video.js/dist/types/component'
import type Player from 'video.js/dist/types/player'

/** Parts of a video.js player that are missing in its types. */
export interface PlayerParts {
  el(): HTMLElement
  textTracks(): TrackList<TextTrack>
  audioTracks(): TrackList<AudioTrack>
  currentSource(): { src: string; type: string }
  controlBar: { el(): HTMLElement } & Component
  /** Distance to the live edge of live streams. */
  liveTracker?: LiveTracker
  textTrackDisplay?: { el(): HTMLElement; updateDisplayOverlay: () => void; updateDisplay: () => void }
  /** The dialog for the caption style. */
  textTrackSettings?: { open: () => void }
}

type TrackList<Track> = EventTarget & ArrayLike<Track>

interface AudioTrack extends Pick<TextTrack, 'id' | 'label' | 'language'> {
  kind: string
  enabled: boolean
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

export const playerParts = (player: Player): PlayerParts => player as PlayerParts & Player

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
