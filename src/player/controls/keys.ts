import type Player from 'video.js/dist/types/player'
import { isPlainKey } from '../../lib/browser/keys'
import { playerParts } from './playerParts'

/** Actions of keys outside the video itself. */
interface KeyHandlers {
  help: () => void
  captions: () => void
  next?: () => void
  previous?: () => void
  /** Actions by key, which override those of the player. */
  pageKeys?: ReadonlyMap<string, () => void>
  /** true: outside the player, only letters, punctuation and media keys count. */
  lettersOnly?: boolean
}

/**
 * Controls the player by keyboard. Listens in the capture phase, because the buttons of video.js stop the propagation of
 * keys, and stops handled keys itself.
 * @param scope the player, or the document of a full-page player
 * @returns unbinds
 */
export function bindKeys(player: Player, scope: EventTarget, handlers: KeyHandlers): () => void {
  const onKeyDown = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.defaultPrevented || isUsedByFocus(event, player)) return
    if (
      handlers.lettersOnly &&
      !/^(?:[a-z,.?]|media.+)$/.test(keyName(event)) &&
      !(event.target instanceof Node && player.el()?.contains(event.target))
    )
      return
    const pageAction = isPlainKey(event) ? handlers.pageKeys?.get(keyName(event)) : undefined
    const action = keyAction(event)
    if (!pageAction && !action) return
    event.preventDefault()
    event.stopPropagation()
    player.userActive(true)
    if (pageAction) pageAction()
    else if (action) perform(player, action, handlers)
  }
  scope.addEventListener('keydown', onKeyDown, true)
  return () => scope.removeEventListener('keydown', onKeyDown, true)
}

/** Whether the focused element uses the key itself. */
function isUsedByFocus({ key, target }: KeyboardEvent, player: Player): boolean {
  const element = target instanceof Element ? target : undefined
  if (!element || element.closest('input, textarea, select, [contenteditable], [role="menu"]')) return true
  // A dialog over the player or the page. A dialog that contains the player does not count.
  const dialog = element.closest('dialog, .vjs-modal-dialog')
  if (dialog && !dialog.contains(player.el())) return true
  const isInPlayer = player.el()?.contains(element)
  if (element.closest('[role="slider"], [data-own-arrows]') && /^(?:Arrow|Home|End|Page)/.test(key)) return true
  // These open a menu of video.js.
  if (element.closest('[aria-haspopup]') && /^Arrow(?:Up|Down)$/.test(key)) return true
  // Space and Enter activate the focused element.
  return /^(?: |Enter)$/.test(key) && element.closest('a, button, [role="button"]') !== null && isInPlayer !== undefined
}

/** `fraction` is of the seekable range, `by` is in seconds (volume: 0 to 1, frame: frames). */
export type KeyAction =
  | {
      do:
        | 'toggle'
        | 'play'
        | 'pause'
        | 'mute'
        | 'captions'
        | 'fullscreen'
        | 'help'
        | 'start'
        | 'end'
        | 'next'
        | 'previous'
    }
  | { do: 'seek'; by: number }
  | { do: 'seekTo'; fraction: number }
  | { do: 'volume'; by: number }
  | { do: 'frame'; by: number }

const ACTION_BY_KEY: ReadonlyMap<string, KeyAction> = new Map<string, KeyAction>([
  [' ', { do: 'toggle' }],
  ['k', { do: 'toggle' }],
  ['j', { do: 'seek', by: -10 }],
  ['l', { do: 'seek', by: 10 }],
  ['arrowleft', { do: 'seek', by: -5 }],
  ['arrowright', { do: 'seek', by: 5 }],
  ['arrowup', { do: 'volume', by: 0.1 }],
  ['arrowdown', { do: 'volume', by: -0.1 }],
  ['m', { do: 'mute' }],
  ['c', { do: 'captions' }],
  ['f', { do: 'fullscreen' }],
  ['home', { do: 'start' }],
  ['end', { do: 'end' }],
  [',', { do: 'frame', by: -1 }],
  ['.', { do: 'frame', by: 1 }],
  ['n', { do: 'next' }],
  ['p', { do: 'previous' }],
  ['?', { do: 'help' }],
  // Remote controls and keyboards with media keys.
  ['mediaplaypause', { do: 'toggle' }],
  ['mediaplay', { do: 'play' }],
  ['mediapause', { do: 'pause' }],
  ['mediastop', { do: 'pause' }],
  ['mediafastforward', { do: 'seek', by: 10 }],
  ['mediarewind', { do: 'seek', by: -10 }],
  ['mediatracknext', { do: 'next' }],
  ['mediatrackprevious', { do: 'previous' }],
])

/** Key codes of remote controls (CEA-2014, Tizen, webOS), whose browsers may not set `key`. */
const KEY_BY_REMOTE_CODE: ReadonlyMap<number | undefined, string> = new Map([
  [19, 'mediapause'],
  [412, 'mediarewind'],
  [413, 'mediastop'],
  [415, 'mediaplay'],
  [417, 'mediafastforward'],
  [10252, 'mediaplaypause'],
])

const keyName = ({ key, keyCode }: Pick<KeyPress, 'key' | 'keyCode'>): string =>
  KEY_BY_REMOTE_CODE.get(keyCode) ?? key.toLowerCase()

/** The used part of a KeyboardEvent. */
export interface KeyPress {
  key: string
  /** Deprecated, but some TVs set nothing else. */
  keyCode?: number
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/**
 * The action of a key.
 * @returns undefined for keys that the player does not use, or with a modifier
 */
export function keyAction(press: KeyPress): KeyAction | undefined {
  const { key } = press
  if (!isPlainKey(press)) return undefined
  if (/^[0-9]$/.test(key)) return { do: 'seekTo', fraction: Number(key) / 10 }
  return ACTION_BY_KEY.get(keyName(press))
}

/** Assumed duration of a frame, in seconds. */
const FRAME_SECONDS = 1 / 25

// One case per action: splitting the switch would not make it clearer.
function perform(player: Player, action: KeyAction, handlers: KeyHandlers): void {
  const now = player.currentTime() ?? 0
  switch (action.do) {
    case 'toggle':
      if (player.paused()) player.play()?.catch(() => {})
      else player.pause()
      break
    case 'play':
      player.play()?.catch(() => {})
      break
    case 'pause':
      player.pause()
      break
    case 'seek':
      seek(player, now + action.by)
      break
    case 'seekTo':
      seekToFraction(player, action.fraction)
      break
    case 'start':
      seekToFraction(player, 0)
      break
    case 'end':
      seekToFraction(player, 1)
      break
    case 'frame':
      if (player.paused()) seek(player, now + action.by * FRAME_SECONDS)
      break
    case 'volume':
      player.muted(false)
      player.volume(Math.min(1, Math.max(0, (player.volume() ?? 1) + action.by)))
      break
    case 'mute':
      player.muted(!player.muted())
      break
    case 'fullscreen':
      if (player.isFullscreen()) player.exitFullscreen()
      else player.requestFullscreen()
      break
    default:
      handlers[action.do]?.()
  }
}

/** Seeks within the seekable range, which moves in a live stream. */
function seek(player: Player, to: number): void {
  const range = player.seekable()
  if (range.length === 0) return
  const [start, end] = [range.start(0), range.end(range.length - 1)]
  // Otherwise video.js shows "live" until the position is far behind the live edge.
  if (to < end) playerParts(player).liveTracker?.nextSeekedFromUser()
  player.currentTime(Math.min(Math.max(to, start), end))
}

function seekToFraction(player: Player, fraction: number): void {
  const range = player.seekable()
  if (range.length === 0) return
  const start = range.start(0)
  seek(player, start + fraction * (range.end(range.length - 1) - start))
}
