import { afterEach, expect, test } from 'vitest'
import { stepOfKey } from './AssetSteps'

afterEach(() => {
  document.body.innerHTML = ''
  document.documentElement.style.direction = ''
})

function press(key: string, inside = '', init: KeyboardEventInit = {}): number {
  document.body.innerHTML = inside || '<p data-here></p>'
  let step = 0
  const listen = (event: KeyboardEvent) => {
    step = stepOfKey(event)
  }
  addEventListener('keydown', listen)
  document.querySelector('[data-here]')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }))
  removeEventListener('keydown', listen)
  return step
}

test.each([
  ['[', '', -1],
  [']', '', 1],
  ['ArrowLeft', '', -1],
  ['ArrowRight', '', 1],
  ['a', '', 0],
  [']', '<textarea data-here></textarea>', 0],
  [']', '<div class="mq-player"><button data-here></button></div>', 1],
  ['ArrowRight', '<div class="mq-player"><button data-here></button></div>', 0],
  ['ArrowRight', '<input data-here>', 0],
  ['ArrowRight', '<button role="tab" data-here></button>', 0],
  ['ArrowRight', '<div data-own-arrows><button data-here></button></div>', 0],
  ['ArrowRight', '<dialog open><button data-here></button></dialog>', 0],
])('the key %s, pressed in %j, moves by %s assets', (key, inside, step) => {
  expect(press(key, inside)).toBe(step)
})

test('ignores keys with a modifier', () => {
  expect(press('ArrowLeft', '', { altKey: true })).toBe(0)
  expect(press(']', '', { ctrlKey: true })).toBe(0)
})

test('swaps the arrow keys in right-to-left layouts', () => {
  document.documentElement.style.direction = 'rtl'
  expect([press('ArrowLeft'), press('ArrowRight'), press('[')]).toEqual([1, -1, -1])
})
