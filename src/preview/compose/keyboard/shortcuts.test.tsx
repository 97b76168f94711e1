import { beforeEach, expect, test } from 'vitest'
import { commandOf } from './shortcuts'

beforeEach(() => {
  document.body.innerHTML = `
    <main class="mqp-compose"><section class="mqp-canvas"></section>
    <button data-part="a" aria-current="true"></button><button data-part="b"></button>
    <button class="other"></button><input><select></select><dialog><button class="in"></button></dialog></main>`
})

const commandAfterKey = (selector: string, key: string, options: KeyboardEventInit & { hasLetters?: boolean } = {}) => {
  const event = new KeyboardEvent('keydown', { key, ...options })
  document.querySelector(selector)?.dispatchEvent(event)
  return commandOf(event, options.hasLetters)
}
const [ctrl, shift] = [{ ctrlKey: true }, { shiftKey: true }]

test.each([
  ['.mqp-canvas', 'z', ctrl, 'undo'],
  ['.mqp-canvas', 'Z', { ...ctrl, ...shift }, 'redo'],
  ['input', 's', ctrl, 'save'],
  ['.mqp-canvas', 'c', ctrl, 'copy'],
  ['input', 'c', ctrl, undefined],
  ['input', 'v', ctrl, undefined],
  ['select', 'v', ctrl, 'paste'],
  ['select', 'a', {}, undefined],
  ['[data-part]', 'x', ctrl, 'cut'],
  ['[data-part]', 'v', ctrl, 'paste'],
  ['.other', 'a', {}, 'add'],
  ['[data-part]', 'b', {}, 'addBefore'],
  ['[data-part]', 'h', {}, 'hide'],
  ['input', 'a', {}, undefined],
  ['.other', 'a', { hasLetters: false }, undefined],
  ['.other', 'M', shift, undefined],
  ['.mqp-canvas', 'm', { altKey: true }, undefined],
  ['.mqp-canvas', 'i', {}, 'use'],
  ['.mqp-canvas', 'Delete', {}, 'remove'],
  ['.other', 'Delete', {}, undefined],
  ['input', 'Delete', {}, undefined],
  ['.mqp-canvas', 'Enter', {}, 'edit'],
  ['[aria-current]', 'Enter', {}, 'edit'],
  ['[data-part=b]', 'Enter', {}, undefined],
  ['.other', 'Enter', {}, undefined],
  ['.other', 'Escape', {}, 'parent'],
  ['input', 'Escape', {}, undefined],
  ['.in', 'Escape', {}, undefined],
  ['.in', 'a', {}, undefined],
  ['input', 'F6', {}, 'nextRegion'],
  ['input', 'F6', shift, 'previousRegion'],
  ['.mqp-canvas', 'a', { isComposing: true }, undefined],
])('with the focus on %s, the key %s with options %o runs the command %s', (selector, key, options, expected) => {
  expect(commandAfterKey(selector, key, options)).toBe(expected)
})
