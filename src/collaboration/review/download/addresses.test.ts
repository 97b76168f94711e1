import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fileAddress } from './fileAddress'
import { transferFrom } from './transfers'

beforeAll(() => void vi.stubGlobal('location', new URL('https://site.example/')))
afterAll(() => void vi.unstubAllGlobals())

const BASE = 'https://site.example/api/v1/'

test.each([
  ['https://site.example/api/v2/files/1', 'token'],
  ['https://site.example/api/v1/files/1', 'token'],
  ['https://site.example/media/film.mp4', 'open'],
  // The token goes nowhere else.
  ['https://elsewhere.example/api/v1/files/1', 'open'],
  ['https://site.example.evil/api/v1/files/1', 'open'],
  ['http://[', 'open'],
])('%s is taken by: %s', (url, way) => {
  expect(fileAddress(url, BASE)).toBe(way)
})

test.each([
  [undefined, undefined],
  [{}, undefined],
  [{ registered_root: ' ' }, undefined],
  [
    { registered_root: '/in/a', unregistered_root: '/in/b' },
    { host: 'site.example', root: '/in/a' },
  ],
  [{ unregistered_root: '/in/b' }, { host: 'site.example', root: '/in/b' }],
  [{ registered_root: 'fasp.example.com:/in/a' }, { host: 'fasp.example.com', root: '/in/a' }],
  [{ registered_root: 'aspera://fasp.example.com/in/a' }, { host: 'fasp.example.com', root: '/in/a' }],
])('user data %j begin at %j', (data, from) => {
  expect(transferFrom(data, BASE)).toEqual(from)
})
