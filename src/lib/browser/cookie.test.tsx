import Cookies from 'js-cookie'
import { afterEach, expect, it, test, vi } from 'vitest'
import { readCookie, writeCookie } from './cookie'

afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
})

const COOKIE_VALUES = ['abc', 'a+b/c==', 'necessary,analytics', 'a; Domain=evil.example', 'ü ✓', '100%', '"quoted"', '']

test.each(COOKIE_VALUES)('writes %j so that it and a common cookie library can read it', (value) => {
  writeCookie('token', value, 365)
  expect(readCookie('token') ?? '').toBe(value)
  expect(Cookies.get('token') ?? '').toBe(value)
})

test.each(COOKIE_VALUES)('reads %j as written by that library', (value) => {
  Cookies.set('token', value)
  expect(readCookie('token') ?? '').toBe(value)
})

it('writes lifetime, path and security attributes', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
  const set = vi.spyOn(document, 'cookie', 'set')
  writeCookie('token', 'a+b', 365)
  expect(set).toHaveBeenCalledWith('token=a+b; Path=/; SameSite=Lax; Expires=Fri, 01 Jan 2027 00:00:00 GMT')
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('deletes a cookie', () => {
  writeCookie('token', 'abc', 365)
  writeCookie('token', '', -1)
  expect(readCookie('token')).toBeUndefined()
})

it('ignores a name with the same ending, and undecodable values', () => {
  Cookies.set('my_token', 'no')
  expect(readCookie('token')).toBeUndefined()
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('token=%E0%A4%A')
  expect(readCookie('token')).toBeUndefined()
  vi.restoreAllMocks()
})

it('ignores writes and reads undefined if cookie access throws', () => {
  const no = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: no, set: no }))
  expect(() => writeCookie('token', 'abc', 1)).not.toThrow()
  expect(readCookie('token')).toBeUndefined()
  vi.unstubAllGlobals()
})
