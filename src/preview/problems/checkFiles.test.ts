import { expect, test } from 'vitest'
import { jsonFault } from './checkFiles'

test.each([
  ['{"a": 1}', undefined],
  ['{\n  "a": ,\n}', { line: 2, column: 8 }],
  ['{\n  "a": 1\n', { line: 3, column: 1 }],
  ['no JSON', { line: 1, column: 1 }],
])('%j', (text, place) => {
  const fault = jsonFault(text)
  if (place) expect(fault).toMatchObject({ ...place, message: expect.stringMatching(/^is no JSON: [a-z ]+$/) })
  else expect(fault).toBeUndefined()
})

test('a web page is called one', () => {
  expect(jsonFault('\n<!doctype html><h1>page</h1>')?.message).toBe('is a web page, no JSON')
})
