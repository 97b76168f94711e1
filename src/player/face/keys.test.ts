import { describe, expect, it } from 'vitest'
import { keyAction } from './keys'

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) =>
  keyAction({ key, ctrlKey: false, metaKey: false, altKey: false, ...held })

describe('keyAction', () => {
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
    ['0', { do: 'jump', part: 0 }],
    ['5', { do: 'jump', part: 0.5 }],
    ['9', { do: 'jump', part: 0.9 }],
    [',', { do: 'frame', by: -1 }],
    ['.', { do: 'frame', by: 1 }],
    ['n', { do: 'next' }],
    ['p', { do: 'previous' }],
    ['?', { do: 'help' }],
  ])('%j', (key, action) => expect(press(key)).toEqual(action))

  it.each(['Enter', 'Tab', 'Escape', 'x', 'F5', '10', '', 'Shift', 'constructor'])('%j is not the player’s', (key) =>
    expect(press(key)).toBeUndefined(),
  )

  it.each(['ctrlKey', 'metaKey', 'altKey'] as const)('with %s it is the browser’s', (held) => {
    for (const key of ['f', 'l', '0', 'ArrowLeft']) expect(press(key, { [held]: true })).toBeUndefined()
  })
})
