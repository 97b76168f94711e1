import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isComposing, isPlainKey } from './keys'

const NO_MODIFIERS = { altKey: false, ctrlKey: false, metaKey: false, isComposing: false }

test.each([
  ['no modifier', {}, true],
  ['Shift, which types capitals', { shiftKey: true }, true],
  ['Alt', { altKey: true }, false],
  ['Ctrl', { ctrlKey: true }, false],
  ['Meta', { metaKey: true }, false],
  ['a composition', { isComposing: true }, false],
  ['the end of a composition in Safari', { keyCode: 229 }, false],
])('isPlainKey with %s: %s', (_, more, plain) => {
  const press = { ...NO_MODIFIERS, ...more }
  expect(isPlainKey(press)).toBe(plain)
  expect(isPlainKey({ ...press, nativeEvent: press })).toBe(plain)
})

test('isComposing ignores modifier keys', () => {
  expect(isComposing({ ...NO_MODIFIERS, ctrlKey: true })).toBe(false)
})

const sourcePaths = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(?:^|\/)testing\//.test(file))
  .map((file) => join('src', file))
const handlesKeys = (text: string) =>
  /\bonKeyDown\b|['"]keydown['"]/.test(text) && /\bevent\.key\b|\{[^{}]*\bkey\b[^{}]*\} = event/.test(text)

test.each(sourcePaths.filter((file) => handlesKeys(readFileSync(file, 'utf8'))))(
  '%s calls isPlainKey or isComposing before it handles a key',
  (file) => expect(readFileSync(file, 'utf8')).toMatch(/\b(?:isPlainKey|isComposing)\(/),
)
