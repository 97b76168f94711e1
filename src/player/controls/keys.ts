import type Player from 'video.js/dist/types/player'
import { isPlainKey } from '../../lib/keys'
import { playerParts } from './playerParts'

/** What keys do beyond the picture itself. */
interface KeyHandlers {
  help: () => void
  captions: () => void
  next?: () => void
  previous?: () => void
  /** By key, in place of what the player would do. */
  own?: ReadonlyMap<string, () => void>
  /** true: of what is pressed beside the player only letters count, and the signs among them. */
  lettersOnly?: boolean
}

/**
 * Lets the keyboard work the player.
 * The problem: the buttons of video.js let no key out, so that after a press on one of them no key would do anything. The
 * solution: keys are heard on their way in, and what is ours goes no further.
 * @param scope where keys are heard: the player itself, or the whole page where it is all there is
 * @returns takes it back
 */
export function bindKeys(player: Player, scope: EventTarget, handlers: KeyHandlers): () => void {
  const press = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.defaultPrevented || isTaken(event, player)) return
    if (
      handlers.lettersOnly &&
      !/^(?:[a-z,.?]|media.+)$/.test(keyName(event)) &&
      !player.el()?.contains(event.target as Node)
    )
      return
    const own = isPlainKey(event) ? handlers.own?.get(keyName(event)) : undefined
    const action = keyAction(event)
    if (!own && !action) return
    event.preventDefault()
    event.stopPropagation()
    player.userActive(true)
    if (own) own()
    else if (action) perform(player, action, handlers)
  }
  scope.addEventListener('keydown', press, true)
  return () => scope.removeEventListener('keydown', press, true)
}

/** Whether what has the focus needs the key itself. */
function isTaken({ key, target }: KeyboardEvent, player: Player): boolean {
  const element = target instanceof Element ? target : undefined
  if (!element || element.closest('input, textarea, select, [contenteditable], [role="menu"]')) return true
  // A dialog before the player, or over its picture; not the one that the player stands in.
  const dialog = element.closest('dialog, .vjs-modal-dialog')
  if (dialog && !dialog.contains(player.el())) return true
  const inside = player.el()?.contains(element)
  if (element.closest('[role="slider"], [data-own-arrows]') && /^(?:Arrow|Home|End|Page)/.test(key)) return true
  // They open a menu of video.js.
  if (element.closest('[aria-haspopup]') && /^Arrow(?:Up|Down)$/.test(key)) return true
  // Space and Enter press what has the focus.
  return /^(?: |Enter)$/.test(key) && element.closest('a, button, [role="button"]') !== null && inside !== undefined
}

/** What a key does in the player. `part` is a tenth of the running time, `by` seconds. */
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
  | { do: 'jump'; part: number }
  | { do: 'volume'; by: number }
  | { do: 'frame'; by: number }

/** The keys of the player, as the help sheet lists them. */
const ACTIONS: ReadonlyMap<string, KeyAction> = new Map<string, KeyAction>([
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

/** Codes of remote controls (CEA-2014, Tizen, webOS), whose browsers may give such a key no name. */
const REMOTE_CODES: ReadonlyMap<number | undefined, string> = new Map([
  [19, 'mediapause'],
  [412, 'mediarewind'],
  [413, 'mediastop'],
  [415, 'mediaplay'],
  [417, 'mediafastforward'],
  [10252, 'mediaplaypause'],
])

const keyName = ({ key, keyCode }: Pick<Press, 'key' | 'keyCode'>): string =>
  REMOTE_CODES.get(keyCode) ?? key.toLowerCase()

/** What of a key press is looked at. */
export interface Press {
  key: string
  /** Deprecated, and all that some televisions send. */
  keyCode?: number
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/**
 * What a key press does.
 * @returns undefined for a key that is not the player's, or that the browser needs
 */
export function keyAction(press: Press): KeyAction | undefined {
  const { key } = press
  if (!isPlainKey(press)) return undefined
  if (/^[0-9]$/.test(key)) return { do: 'jump', part: Number(key) / 10 }
  return ACTIONS.get(keyName(press))
}

/** Length of one picture, in seconds, where nothing else is known. */
const FRAME = 1 / 25

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
    case 'jump':
      jump(player, action.part)
      break
    case 'start':
      jump(player, 0)
      break
    case 'end':
      jump(player, 1)
      break
    case 'frame':
      if (player.paused()) seek(player, now + action.by * FRAME)
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

/** Within what can be reached: of a live stream that is a window that moves. */
function seek(player: Player, to: number): void {
  const range = player.seekable()
  if (range.length === 0) return
  const [start, end] = [range.start(0), range.end(range.length - 1)]
  // Else a live stream would be called live until it is far behind its edge.
  if (to < end) playerParts(player).liveTracker?.nextSeekedFromUser()
  player.currentTime(Math.min(Math.max(to, start), end))
}

function jump(player: Player, part: number): void {
  const range = player.seekable()
  if (range.length === 0) return
  const start = range.start(0)
  seek(player, start + part * (range.end(range.length - 1) - start))
}
