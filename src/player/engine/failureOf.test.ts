import { describe, expect, it } from 'vitest'
import { engineFailureOf, isEngineError } from './failureOf'

/** An error of shaka. */
const error = (code: number, category: number, data: readonly unknown[] = []) => ({ severity: 2, category, code, data })

describe('failureOf', () => {
  it.each([
    ['an error status', error(1001, 1, ['/1.m4s', 503]), 'network'],
    ['a missing manifest', error(1001, 1, ['/master.m3u8', 404, '', {}, 0]), 'missing'],
    ['a removed manifest', error(1001, 1, ['/master.m3u8', 410]), 'missing'],
    ['a missing segment', error(1001, 1, ['/1.m4s', 404, '', {}, 1]), 'part'],
    ['a segment that the manifest marks as missing', error(1011, 1), 'part'],
    ['a missing key file', error(1001, 1, ['/key', 404, '', {}, 6]), 'key'],
    ['a key request with status 503', error(1001, 1, ['/key', 503, '', {}, 6]), 'network'],
    ['a lost connection', error(1002, 1), 'network'],
    ['a timeout', error(1003, 1), 'timeout'],
    ['an unknown URL scheme', error(1000, 1), 'source'],
    ['an invalid segment', error(3014, 3), 'decode'],
    ['a decoding error of the video element', error(3016, 3), 'decode'],
    ['an invalid manifest', error(4001, 4), 'decode'],
    ['a playlist without its first line', error(4015, 4), 'decode'],
    ['no variant that this browser supports', error(4032, 4), 'source'],
    [
      'a licence without a required key',
      error(4012, 4, [{ missingKeys: ['aa'], restrictedKeyStatuses: [] }]),
      'licence',
    ],
    [
      'a screen without output protection',
      error(4012, 4, [{ missingKeys: [], restrictedKeyStatuses: ['output-restricted'] }]),
      'licence',
    ],
    [
      'no rendition within the restrictions',
      error(4012, 4, [{ missingKeys: [], restrictedKeyStatuses: [] }]),
      'decode',
    ],
    ['an inconsistent stream', error(5006, 5), 'decode'],
    ['an unknown key system', error(6000, 6), 'drm'],
    ['no supported key system', error(6001, 6), 'drm'],
    ['a key system that fails to start', error(6002, 6), 'drm'],
    ['no licence server for this browser', error(6012, 6), 'drm'],
    ['no support for encrypted media', error(6020, 6), 'drm'],
    ['a refused licence request', error(6007, 6), 'licence'],
    ['an invalid licence', error(6008, 6), 'licence'],
    ['an expired licence', error(6014, 6), 'licence'],
    ['a missing certificate', error(6017, 6), 'licence'],
    ['an error of the player', error(7003, 7), 'unknown'],
  ])('maps %s', (_, given, kind) => expect(engineFailureOf(given)).toEqual({ kind, code: String(given.code) }))

  it.each([
    ['an address that the CSP blocks', error(1002, 1, ['https://cdn.example/a.m3u8', 'x', 0]), 'blocked'],
    ['an address that the CSP allows', error(1002, 1, ['https://other.example/a.m3u8', 'x', 0]), 'network'],
    [
      'an error status from an origin with blocked requests',
      error(1001, 1, ['https://cdn.example/a.m3u8', 503]),
      'network',
    ],
  ])('maps %s', (_, given, kind) =>
    expect(engineFailureOf(given, (address) => String(address).startsWith('https://cdn.example/')).kind).toBe(kind),
  )

  it.each([
    ['an exception', new TypeError('x')],
    ['a string', 'broken'],
    ['undefined', undefined],
    ['null', null],
    ['an object without category', { code: 1001 }],
  ])('maps %s to unknown', (_, given) => {
    expect(engineFailureOf(given)).toEqual({ kind: 'unknown' })
    expect(isEngineError(given)).toBe(false)
  })
})
