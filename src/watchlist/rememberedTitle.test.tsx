import { afterEach, expect, test } from 'vitest'
import { discardTitleToAdd, storeTitleToAdd, takeTitleToAdd } from './rememberedTitle'

afterEach(discardTitleToAdd)

test.each([
  ['returns true for the same title', 7, 0, true],
  ['returns true for the same id as text', '7', 0, true],
  ['returns false for another title', 8, 0, false],
  ['returns false after ten minutes', 7, 600_000, false],
  ['returns false when the clock was set back', 7, -1000, false],
])('takeTitleToAdd() %s', (_, id, later, expected) => {
  storeTitleToAdd(7, 1_000_000)
  expect(takeTitleToAdd(id, 1_000_000 + later)).toBe(expected)
})

test('returns a stored title once', () => {
  storeTitleToAdd(7)
  expect([takeTitleToAdd(7), takeTitleToAdd(7)]).toEqual([true, false])
})

test.each(['', 'no json', 'null', '{"id":"7"}', '{"id":"7","until":"soon"}'])('ignores %j in storage', (text) => {
  sessionStorage.setItem('marquee.add /api/v1/', text)
  expect(takeTitleToAdd(7)).toBe(false)
})
