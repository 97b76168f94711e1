import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fileDownloadMethod } from './fileAccess'
import { parseTransferSource } from './transfers'

beforeAll(() => void vi.stubGlobal('location', new URL('https://site.example/')))
afterAll(() => void vi.unstubAllGlobals())

const BASE = 'https://site.example/api/v1/'

test.each([
  ['https://site.example/api/v2/files/1', 'token'],
  ['https://site.example/api/v1/files/1', 'token'],
  ['https://site.example/media/film.mp4', 'open'],
  // The token is not sent to other origins.
  ['https://elsewhere.example/api/v1/files/1', 'open'],
  ['https://site.example.evil/api/v1/files/1', 'open'],
  ['http://[', 'open'],
])('downloads %s with the method "%s"', (url, access) => {
  expect(fileDownloadMethod(url, BASE)).toBe(access)
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
])('parses the user data %j to the transfer source %j', (data, from) => {
  expect(parseTransferSource(data, BASE)).toEqual(from)
})
