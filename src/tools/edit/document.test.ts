import { expect, test } from 'vitest'
import { parseJsonDocument } from './document'

test('parses a text once while it is one of the last two', () => {
  const first = parseJsonDocument('[1]')
  parseJsonDocument('[2]')
  expect(parseJsonDocument('[1]')).toBe(first)
  parseJsonDocument('[3]')
  expect(parseJsonDocument('[1]')).toBe(first)
  parseJsonDocument('[2]')
  parseJsonDocument('[3]')
  expect(parseJsonDocument('[1]')).not.toBe(first)
})
