import { afterEach, expect, it, vi } from 'vitest'
import { createSiteStorage, createStorage } from './storage'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

it('separates sites', () => {
  const [one, other] = ['/one/', '/other/'].map((base) => createSiteStorage('localStorage', base))
  one?.set('searches', 'faust')
  expect([one?.get('searches'), other?.get('searches')]).toEqual(['faust', undefined])
  other?.remove('searches')
  expect(createSiteStorage('localStorage', '/one/').get('searches')).toBe('faust')
})

it('keeps values in memory when the browser blocks storage', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  createStorage('localStorage').set('a', '1')
  expect(createStorage('localStorage').get('a')).toBe('1')
  expect(createStorage('sessionStorage').get('a')).toBeUndefined()
  createStorage('localStorage').remove('a')
  expect(createStorage('localStorage').get('a')).toBeUndefined()
})
