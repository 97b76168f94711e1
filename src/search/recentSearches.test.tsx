import { beforeEach, expect, test } from 'vitest'
import { createRecentSearches } from './recentSearches'

const KEY = 'marquee.searches test'
beforeEach(() => localStorage.clear())

test('the latest first, each once, five at most', () => {
  const recent = createRecentSearches(KEY)
  for (const words of ['a', 'b', 'c', ' A ', '', '  ', 'd', 'e', 'f']) recent.add(words)
  expect(recent.get()).toEqual(['f', 'e', 'd', 'A', 'c'])
})

test('the browser keeps them, and forgets what it is told to', () => {
  const before = createRecentSearches(KEY)
  before.add('faust')
  before.add('judex')
  const recent = createRecentSearches(KEY)
  expect(recent.get()).toEqual(['judex', 'faust'])
  recent.remove('faust')
  expect(createRecentSearches(KEY).get()).toEqual(['judex'])
  recent.clear()
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('another site has others', () => {
  createRecentSearches(KEY).add('faust')
  expect(createRecentSearches(`${KEY} 2`).get()).toEqual([])
})

test.each(['', '{', 'null', '{"0":"a"}', '[1,null,{},["x"]]', '["  "]'])('%j in the storage is nothing', (text) => {
  localStorage.setItem(KEY, text)
  expect(createRecentSearches(KEY).get()).toEqual([])
})
