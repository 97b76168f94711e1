import { expect, test } from 'vitest'
import { createSourceLineFinder } from './sourceLine'

const TEXT = `{
  "type": "carousel_shwo",
  "contnet": [1, 2],
  "config": { "limit": "7" },
  "list": [
    true
  ]
}
`

test.each([
  ['a value', { pointer: '/type' }, 2, '"type": ', '"carousel_shwo"', ','],
  ['a name', { pointer: '/contnet', isName: true }, 3, '', '"contnet"', ': [1, 2],'],
  ['a whole list, by its name', { pointer: '/contnet' }, 3, '', '"contnet"', ': [1, 2],'],
  ['a nested value', { pointer: '/config/limit' }, 4, '"config": { "limit": ', '"7"', ' },'],
  ['an item of a list', { pointer: '/list/0' }, 6, '', 'true', ''],
])('marks %s', (_, problem, number, before, marked, after) => {
  expect(createSourceLineFinder(TEXT)(problem)).toEqual({ number, before, marked, after })
})

test.each([
  ['a missing value', '/nothing'],
  ['the whole document', ''],
])('returns no line for %s', (_, pointer) => {
  expect(createSourceLineFinder(TEXT)({ pointer })).toBeUndefined()
})

test('shortens long lines around the marked part', () => {
  const rest = 'x'.repeat(200)
  const line = createSourceLineFinder(JSON.stringify({ a: rest, b: 7, c: rest }))({ pointer: '/b' })
  expect(line?.before).toMatch(/^…x{54}","b":$/)
  expect(line?.marked).toBe('7')
  expect(line?.after).toMatch(/^,"c":"x+…$/)
})

test('returns no line for invalid JSON', () => {
  expect(createSourceLineFinder('{"a": ')({ pointer: '/b' })).toBeUndefined()
})
