import { expect, test } from 'vitest'
import { sourceLines } from './sourceLine'

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
  ['a list as a whole is marked by its name', { pointer: '/contnet' }, 3, '', '"contnet"', ': [1, 2],'],
  ['a value within', { pointer: '/config/limit' }, 4, '"config": { "limit": ', '"7"', ' },'],
  ['an entry', { pointer: '/list/0' }, 6, '', 'true', ''],
])('%s', (_, problem, number, before, marked, after) => {
  expect(sourceLines(TEXT)(problem)).toEqual({ number, before, marked, after })
})

test.each([
  ['what is not there', '/nothing'],
  ['the document as a whole', ''],
])('%s has no line', (_, pointer) => {
  expect(sourceLines(TEXT)({ pointer })).toBeUndefined()
})

test('of a document in one line the parts around are shown', () => {
  const rest = 'x'.repeat(200)
  const line = sourceLines(JSON.stringify({ a: rest, b: 7, c: rest }))({ pointer: '/b' })
  expect(line?.before).toMatch(/^…x{54}","b":$/)
  expect(line?.marked).toBe('7')
  expect(line?.after).toMatch(/^,"c":"x+…$/)
})

test('what is no JSON has no lines', () => {
  expect(sourceLines('{"a": ')({ pointer: '/b' })).toBeUndefined()
})
