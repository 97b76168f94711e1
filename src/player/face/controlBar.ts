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
