import { expect, test } from 'vitest'
import { findMovedItems } from './findMovedItems'

test.each([
  ['nothing was moved', 'a b c', 'a b c', ''],
  ['one item was moved down', 'a b c d', 'b c a d', 'a'],
  ['one item was moved up', 'a b c d', 'd a b c', 'd'],
  ['two items were moved', 'a b c d e', 'b d e a c', 'a c'],
  ['other items were added and removed', 'a b c', 'x b a y', 'a'],
  ['two items have the same key', 'a a b', 'a a b', ''],
  ['the list was empty', '', 'a', ''],
])('finds what was moved if %s', (_, before, after, moved) => {
  const keys = (text: string) => text.split(' ').filter(Boolean)
  expect([...findMovedItems(keys(before), keys(after))].sort()).toEqual(keys(moved))
})
