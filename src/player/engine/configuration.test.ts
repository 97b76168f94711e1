import { afterEach, describe, expect, it, vi } from 'vitest'
import { configuration, type EngineWish } from './configuration'
import type { TextDisplay } from './textDisplay'

interface Retry {
  maxAttempts: number
  baseDelay: number
  backoffFactor: number
  fuzzFactor: number
  timeout: number
  connectionTimeout: number
  stallTimeout: number
}

interface Config {
  preferredAudio: object[]
  textDisplayFactory: (player: unknown) => unknown
  drm: { servers: Record<string, string>; advanced: object }
  manifest: { retryParameters: Retry }
  streaming: { retryParameters: Retry; preferNativeHls: boolean }
}

const display = {} as TextDisplay
function configure(given: { languages?: string[]; manifestFirst?: boolean; asset?: object } = {}) {
  const { languages = ['deu'], manifestFirst = false, asset = {} } = given
  const wish: EngineWish = { rules: { languages, manifestFirst }, asset: { sources: [], ...asset } }
  return configuration(wish, display) as unknown as Config
}

/** The longest that attempts at something that never answers can take, in milliseconds. */
function longest({ maxAttempts, baseDelay, backoffFactor, fuzzFactor, connectionTimeout }: Retry): number {
  const pauses = Array.from({ length: maxAttempts - 1 }, (_, at) => baseDelay * backoffFactor ** at * (1 + fuzzFactor))
  return maxAttempts * connectionTimeout + pauses.reduce((sum, pause) => sum + pause, 0)
}

afterEach(() => void vi.unstubAllGlobals())

describe('configuration', () => {
  it.each([
    ['the viewer’s', {}, [{ language: 'deu' }]],
    ['chosen before, then the viewer’s', { languages: ['fra', 'deu'] }, [{ language: 'fra' }]],
    ['the manifest’s', { manifestFirst: true }, []],
    ['of nobody', { languages: [] }, []],
  ])('language: %s', (_, given, preferred) => expect(configure(given).preferredAudio).toEqual(preferred))

  it('native HLS only where the engine cannot run', () => {
    expect(configure().streaming.preferNativeHls).toBe(true)
    for (const way of ['MediaSource', 'ManagedMediaSource']) {
      vi.stubGlobal(way, class {})
      expect(configure().streaming.preferNativeHls).toBe(false)
      vi.unstubAllGlobals()
    }
  })

  it('FairPlay: server and certificate', () => {
    const { servers, advanced } = configure({ asset: { fairplay: '/fp', fairplayCert: '/cert' } }).drm
    expect(servers).toEqual({ 'com.apple.fps': '/fp' })
    expect(advanced).toEqual({ 'com.apple.fps': { serverCertificateUri: '/cert' } })
  })

  it('what never answers is given up within 15 s, and more than one attempt is made', () => {
    const { manifest, streaming } = configure()
    for (const { retryParameters } of [manifest, streaming]) {
      expect(longest(retryParameters)).toBeLessThan(15_000)
      expect(retryParameters.maxAttempts).toBeGreaterThan(1)
      expect(retryParameters.stallTimeout).toBeLessThanOrEqual(retryParameters.connectionTimeout)
    }
  })

  it('words go where we show them', () => expect(configure().textDisplayFactory(undefined)).toBe(display))
})
