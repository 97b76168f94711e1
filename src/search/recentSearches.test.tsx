import { beforeEach, expect, test } from 'vitest'
import { createSiteStorage } from '../lib/browser/storage'
import { createRecentSearches } from './recentSearches'

const STORAGE_KEY = 'marquee.searches /test/'
const storage = createSiteStorage('localStorage', '/test/')
beforeEach(() => localStorage.clear())

test('keeps the last five, without duplicates, the latest first', () => {
  const recent = createRecentSearches(storage)
  for (const terms of ['a', 'b', 'c', ' A ', '', '  ', 'd', 'e', 'f']) recent.add(terms)
  expect(recent.get()).toEqual(['f', 'e', 'd', 'A', 'c'])
})

test('stores searches, and removes one or all of them', () => {
  const before = createRecentSearches(storage)
  before.add('faust')
  before.add('judex')
  const recent = createRecentSearches(storage)
  expect(recent.get()).toEqual(['judex', 'faust'])
  recent.remove('faust')
  expect(createRecentSearches(storage).get()).toEqual(['judex'])
  recent.clear()
  expect(localStorage.getItem(STORAGE_KEY)).toBeNull()
})

test('stores the searches of each site separately', () => {
  createRecentSearches(storage).add('faust')
  expect(createRecentSearches(createSiteStorage('localStorage', '/other/')).get()).toEqual([])
})

test.each(['', '{', 'null', '{"0":"a"}', '[1,null,{},["x"]]', '["  "]'])('ignores %j in storage', (text) => {
  localStorage.setItem(STORAGE_KEY, text)
  expect(createRecentSearches(storage).get()).toEqual([])
})
