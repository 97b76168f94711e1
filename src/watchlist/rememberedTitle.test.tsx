import { afterEach, expect, test } from 'vitest'
import { removeTitle, storeTitle, takeTitle } from './rememberedTitle'

afterEach(removeTitle)

test.each([
  ['the same title', 7, 0, true],
  ['the same title, as text', '7', 0, true],
  ['another title', 8, 0, false],
  ['after ten minutes', 7, 600_000, false],
  ['by a clock that was set back', 7, -1000, false],
])('%s', (_, id, later, taken) => {
  storeTitle(7, 1_000_000)
  expect(takeTitle(id, 1_000_000 + later)).toBe(taken)
})

test('returns a stored title once', () => {
  storeTitle(7)
  expect([takeTitle(7), takeTitle(7)]).toEqual([true, false])
})

test.each(['', 'no json', 'null', '{"id":"7"}', '{"id":"7","until":"soon"}'])('ignores %j in storage', (text) => {
  sessionStorage.setItem('marquee.add /api/v1/', text)
  expect(takeTitle(7)).toBe(false)
})
