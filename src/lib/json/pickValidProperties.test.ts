import { expect, test } from 'vitest'
import validate from '../../generated/validators/service/login-response.quick.js'
import { pickValidProperties } from './pickValidProperties'

test.each([
  ['a valid value', { success: true, token: 'a' }, { success: true, token: 'a' }],
  ['a partly valid value', { success: 'false', token: 'a', other: 7 }, { token: 'a', other: 7 }],
  ['only invalid properties', { success: 1 }, {}],
  ['a list', [{ token: 'a' }], {}],
  ['undefined', undefined, {}],
  ['a text', 'token', {}],
])('returns the valid properties of %s', (_, value, expected) =>
  expect(pickValidProperties(value, validate)).toEqual(expected),
)

test('does not touch prototypes (threats D1)', () => {
  const parts = pickValidProperties(JSON.parse('{"__proto__":{"token":"a"},"success":1}'), validate)
  expect('token' in parts).toBe(false)
  expect(Object.getPrototypeOf(parts)).toBe(Object.prototype)
})
