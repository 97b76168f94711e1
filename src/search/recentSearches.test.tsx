import { beforeEach, expect, test } from 'vitest'
import { createSiteStorage } from '../lib/storage'
import { createRecentSearches } from './recentSearches'

const KEY = 'marquee.searches /test/'
const storage = createSiteStorage('localStorage', '/test/')
beforeEach(() => localStorage.clear())

test('the latest first, each once, five at most', () => {
  const recent = createRecentSearches(storage)
  for (const words of ['a', 'b', 'c', ' A ', '', '  ', 'd', 'e', 'f']) recent.add(words)
  expect(recent.get()).toEqual(['f', 'e', 'd', 'A', 'c'])
})

test('the browser keeps them, and forgets what it is told to', () => {
  const before = createRecentSearches(storage)
  before.add('faust')
  before.add('judex')
  const recent = createRecentSearches(storage)
  expect(recent.get()).toEqual(['judex', 'faust'])
  recent.remove('faust')
  expect(createRecentSearches(storage).get()).toEqual(['judex'])
  recent.clear()
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('another site has others', () => {
  createRecentSearches(storage).add('faust')
  expect(createRecentSearches(createSiteStorage('localStorage', '/other/')).get()).toEqual([])
})

test.each(['', '{', 'null', '{"0":"a"}', '[1,null,{},["x"]]', '["  "]'])('%j in the storage is nothing', (text) => {
  localStorage.setItem(KEY, text)
  expect(createRecentSearches(storage).get()).toEqual([])
})
