import type Player from 'video.js/dist/types/player'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { standIn } from '../../lib/testing/standIn'
import { bindKeys, keyAction } from './keys'

let root: HTMLElement
let unbind: () => void
const handlers = { help: vi.fn(), captions: vi.fn(), next: vi.fn() }
const playerState = { at: 50, paused: false, muted: false, volume: 0.5, full: false }

/** A getter and setter in one, like those of video.js. */
const accessor =
  <K extends keyof typeof playerState>(name: K) =>
  (to?: (typeof playerState)[K]) => {
    if (to !== undefined) playerState[name] = to
    return playerState[name]
  }
const setState = (next: Partial<typeof playerState>) => () => {
  Object.assign(playerState, next)
}

/** The part of video.js that keys use: 100 seconds, of which 10 to 90 are seekable. */
const player = {
  el: () => root,
  userActive: () => {},
  currentTime: accessor('at'),
  paused: () => playerState.paused,
  play: async () => setState({ paused: false })(),
  pause: setState({ paused: true }),
  muted: accessor('muted'),
  volume: accessor('volume'),
  isFullscreen: () => playerState.full,
  requestFullscreen: setState({ full: true }),
  exitFullscreen: setState({ full: false }),
  seekable: () => ({ length: 1, start: () => 10, end: () => 90 }),
}

/** Presses a key on an element. @returns whether the player handled it */
function press(key: string, on: Element = document.body, keyCode = 0): boolean {
  const event = new KeyboardEvent('keydown', { key, keyCode, bubbles: true, cancelable: true })
  on.dispatchEvent(event)
  return event.defaultPrevented
}

function appendHtml(html: string): Element {
  document.body.insertAdjacentHTML('beforeend', html)
  const last = document.body.lastElementChild
  if (!last) throw new Error(`The HTML "${html}" has no element.`)
  return last
}

beforeEach(() => {
  Object.assign(playerState, { at: 50, paused: false, muted: false, volume: 0.5, full: false })
  vi.clearAllMocks()
  document.body.innerHTML = '<dialog open id="cinema"><div class="video-js"><button>Play</button></div></dialog>'
  root = document.querySelector('.video-js') as HTMLElement
  unbind = bindKeys(standIn<Player>(player), document, handlers)
})
afterEach(() => unbind())

describe('keys of the page', () => {
  const comment = vi.fn()
  const bind = (more: object) => {
    unbind()
    unbind = bindKeys(standIn<Player>(player), document, { ...handlers, ...more })
  }

  it('override the player’s keys in upper and lower case, but not with a modifier key', () => {
    bind({ pageKeys: new Map([['c', comment]]) })
    expect(press('c')).toBe(true)
    expect(press('C')).toBe(true)
    expect(comment).toHaveBeenCalledTimes(2)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', ctrlKey: true, bubbles: true }))
    expect(comment).toHaveBeenCalledTimes(2)
    expect(handlers.captions).not.toHaveBeenCalled()
  })

  it('lettersOnly ignores arrows and Space outside the player', () => {
    bind({ lettersOnly: true })
    for (const key of [' ', 'ArrowLeft', 'Home', '5']) expect(press(key)).toBe(false)
    for (const key of ['k', ',', '.', '?', 'MediaPlayPause']) expect(press(key)).toBe(true)
    for (const key of ['ArrowLeft', 'Home', '5']) expect(press(key, root)).toBe(true)
  })
})

describe('keys of remote controls', () => {
  it.each([
    ['MediaPlayPause', 0, { paused: true }],
    ['MediaPause', 0, { paused: true }],
    ['MediaStop', 0, { paused: true }],
    ['MediaFastForward', 0, { at: 60 }],
    ['MediaRewind', 0, { at: 40 }],
    ['', 19, { paused: true }],
    ['Unidentified', 413, { paused: true }],
    ['Unidentified', 10252, { paused: true }],
    ['Unidentified', 417, { at: 60 }],
    ['Unidentified', 412, { at: 40 }],
  ])('handles the key "%s" with the keyCode %i', (key, keyCode, expected) => {
    expect(press(key, document.body, keyCode)).toBe(true)
    expect(playerState).toMatchObject(expected)
  })

  it.each([
    ['MediaPlay', 0],
    ['Unidentified', 415],
  ])('plays, but never pauses, on the key "%s" with the keyCode %i', (key, keyCode) => {
    press(key, document.body, keyCode)
    expect(playerState.paused).toBe(false)
    playerState.paused = true
    press(key, document.body, keyCode)
    expect(playerState.paused).toBe(false)
  })

  it('starts the next title on MediaTrackNext', () => {
    press('MediaTrackNext')
    expect(handlers.next).toHaveBeenCalledOnce()
  })
})

describe('bindKeys', () => {
  it.each([
    ['k', { paused: true }],
    ['m', { muted: true }],
    ['f', { full: true }],
    ['j', { at: 40 }],
    ['ArrowRight', { at: 55 }],
    ['ArrowUp', { volume: 0.6 }],
    ['5', { at: 50 }],
    ['Home', { at: 10 }],
    ['End', { at: 90 }],
    ['9', { at: 82 }],
  ])('performs the player action of the key %s', (key, expected) => {
    expect(press(key)).toBe(true)
    expect(playerState).toMatchObject(expected)
  })

  it('limits a seek to the seekable range', () => {
    playerState.at = 12
    press('j')
    expect(playerState.at).toBe(10)
  })

  it('steps by one frame, only while paused', () => {
    press('.')
    expect(playerState.at).toBe(50)
    playerState.paused = true
    press('.')
    expect(playerState.at).toBeCloseTo(50.04)
  })

  it('calls the handlers of help, captions and next', () => {
    for (const key of ['?', 'c', 'n', 'p']) press(key)
    expect([handlers.help, handlers.captions, handlers.next].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
  })

  it('handles keys that are pressed in the player or in the dialog around it', () => {
    expect(press('k', document.querySelector('#cinema') ?? undefined)).toBe(true)
    expect(press('j', root)).toBe(true)
  })

  it.each([
    ['a dialog over the player', '<dialog open></dialog>'],
    ['an input', '<input>'],
    ['a select', '<select></select>'],
    ['a menu', '<div role="menu"></div>'],
  ])('ignores keys in %s', (_, html) => expect(press('k', appendHtml(html))).toBe(false))

  it('ignores Space on a focused button, but not other keys', () => {
    const button = root.querySelector('button') ?? undefined
    expect(press(' ', button)).toBe(false)
    expect(press('k', button)).toBe(true)
  })

  it('ignores arrow keys on a slider', () => {
    const slider = appendHtml('<div role="slider"></div>')
    expect(press('ArrowLeft', slider)).toBe(false)
    expect(press('m', slider)).toBe(true)
  })

  it('ignores keys after unbinding', () => {
    unbind()
    expect(press('k')).toBe(false)
  })
})

describe('keyAction', () => {
  const press = (key: string, modifiers: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) =>
    keyAction({ key, ctrlKey: false, metaKey: false, altKey: false, ...modifiers })

  it.each([
    [' ', { do: 'toggle' }],
    ['k', { do: 'toggle' }],
    ['K', { do: 'toggle' }],
    ['j', { do: 'seek', by: -10 }],
    ['l', { do: 'seek', by: 10 }],
    ['ArrowLeft', { do: 'seek', by: -5 }],
    ['ArrowRight', { do: 'seek', by: 5 }],
    ['ArrowUp', { do: 'volume', by: 0.1 }],
    ['ArrowDown', { do: 'volume', by: -0.1 }],
    ['m', { do: 'mute' }],
    ['c', { do: 'captions' }],
    ['f', { do: 'fullscreen' }],
    ['Home', { do: 'start' }],
    ['End', { do: 'end' }],
    ['0', { do: 'seekTo', fraction: 0 }],
    ['5', { do: 'seekTo', fraction: 0.5 }],
    ['9', { do: 'seekTo', fraction: 0.9 }],
    [',', { do: 'frame', by: -1 }],
    ['.', { do: 'frame', by: 1 }],
    ['n', { do: 'next' }],
    ['p', { do: 'previous' }],
    ['?', { do: 'help' }],
  ])('maps the key %j to an action', (key, action) => expect(press(key)).toEqual(action))

  it.each(['Enter', 'Tab', 'Escape', 'x', 'F5', '10', '', 'Shift', 'constructor'])('ignores the key %j', (key) =>
    expect(press(key)).toBeUndefined(),
  )

  it.each(['ctrlKey', 'metaKey', 'altKey'] as const)('ignores keys with %s', (modifiers) => {
    for (const key of ['f', 'l', '0', 'ArrowLeft']) expect(press(key, { [modifiers]: true })).toBeUndefined()
  })
})
