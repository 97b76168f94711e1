import { describe, expect, it } from 'vitest'
import { engineFailureOf, isEngineError } from './failureOf'

/** An error of shaka. */
const engineError = (code: number, category: number, data: readonly unknown[] = []) => ({
  severity: 2,
  category,
  code,
  data,
})

describe('failureOf', () => {
  it.each([
    ['an error status', engineError(1001, 1, ['/1.m4s', 503]), 'network'],
    ['a missing manifest', engineError(1001, 1, ['/master.m3u8', 404, '', {}, 0]), 'missing'],
    ['a removed manifest', engineError(1001, 1, ['/master.m3u8', 410]), 'missing'],
    ['a missing segment', engineError(1001, 1, ['/1.m4s', 404, '', {}, 1]), 'part'],
    ['a segment that the manifest marks as missing', engineError(1011, 1), 'part'],
    ['a missing key file', engineError(1001, 1, ['/key', 404, '', {}, 6]), 'key'],
    ['a key request with status 503', engineError(1001, 1, ['/key', 503, '', {}, 6]), 'network'],
    ['a lost connection', engineError(1002, 1), 'network'],
    ['a timeout', engineError(1003, 1), 'timeout'],
    ['an unknown URL scheme', engineError(1000, 1), 'source'],
    ['an invalid segment', engineError(3014, 3), 'decode'],
    ['a decoding error of the video element', engineError(3016, 3), 'decode'],
    ['an invalid manifest', engineError(4001, 4), 'decode'],
    ['a playlist without its first line', engineError(4015, 4), 'decode'],
    ['no variant that this browser supports', engineError(4032, 4), 'source'],
    [
      'a licence without a required key',
      engineError(4012, 4, [{ missingKeys: ['aa'], restrictedKeyStatuses: [] }]),
      'licence',
    ],
    [
      'a screen without output protection',
      engineError(4012, 4, [{ missingKeys: [], restrictedKeyStatuses: ['output-restricted'] }]),
      'licence',
    ],
    [
      'no rendition within the restrictions',
      engineError(4012, 4, [{ missingKeys: [], restrictedKeyStatuses: [] }]),
      'decode',
    ],
    ['an inconsistent stream', engineError(5006, 5), 'decode'],
    ['an unknown key system', engineError(6000, 6), 'drm'],
    ['no supported key system', engineError(6001, 6), 'drm'],
    ['a key system that fails to start', engineError(6002, 6), 'drm'],
    ['no licence server for this browser', engineError(6012, 6), 'drm'],
    ['no support for encrypted media', engineError(6020, 6), 'drm'],
    ['a refused licence request', engineError(6007, 6), 'licence'],
    ['an invalid licence', engineError(6008, 6), 'licence'],
    ['an expired licence', engineError(6014, 6), 'licence'],
    ['a missing certificate', engineError(6017, 6), 'licence'],
    ['an error of the player', engineError(7003, 7), 'unknown'],
  ])('maps %s', (_, given, kind) => expect(engineFailureOf(given)).toEqual({ kind, code: String(given.code) }))

  it.each([
    ['an address that the CSP blocks', engineError(1002, 1, ['https://cdn.example/a.m3u8', 'x', 0]), 'blocked'],
    ['an address that the CSP allows', engineError(1002, 1, ['https://other.example/a.m3u8', 'x', 0]), 'network'],
    [
      'an error status from an origin with blocked requests',
      engineError(1001, 1, ['https://cdn.example/a.m3u8', 503]),
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
