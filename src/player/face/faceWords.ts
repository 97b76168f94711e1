import type { Text } from '../../text/createText'
import type { TextKey } from '../../text/texts'

/** Words of video.js by our own, so that a brand can replace them like any other. */
export const faceWords = (t: Text): Record<string, string> =>
  Object.fromEntries(WORDS.map(([theirs, ours]) => [theirs, t(ours)]))

const WORDS: readonly (readonly [string, TextKey])[] = [
  ['Play', 'playerPlay'],
  ['Play Video', 'playerPlay'],
  ['Pause', 'playerPause'],
  ['Replay', 'playerReplay'],
  ['Mute', 'playerMute'],
  ['Unmute', 'playerUnmute'],
  ['Volume Level', 'playerVolume'],
  ['Fullscreen', 'playerFullscreen'],
  ['Exit Fullscreen', 'playerExitFullscreen'],
  ['Picture-in-Picture', 'playerPip'],
  ['Exit Picture-in-Picture', 'playerExitPip'],
  ['Playback Rate', 'playerSpeed'],
  ['Progress Bar', 'playerSeek'],
  ['Seek to live, currently behind live', 'playerToLive'],
  ['Seek to live, currently playing live', 'playerAtLive'],
  ['LIVE', 'live'],
  ['Skip backward {1} seconds', 'playerBack10'],
  ['Skip forward {1} seconds', 'playerForward10'],
  ['Video Player', 'playerName'],
]
