import { afterEach, describe, expect, it, vi } from 'vitest'
import { configuration, type EngineOptions } from './configuration'
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
function configure(options: { languages?: string[]; manifestFirst?: boolean; asset?: object } = {}) {
  const { languages = ['deu'], manifestFirst = false, asset = {} } = options
  const engineOptions: EngineOptions = { rules: { languages, manifestFirst }, asset: { sources: [], ...asset } }
  return configuration(engineOptions, display) as unknown as Config
}

/** The longest time that all attempts take without a response, in milliseconds. */
function maxDuration({ maxAttempts, baseDelay, backoffFactor, fuzzFactor, connectionTimeout }: Retry): number {
  const delays = Array.from({ length: maxAttempts - 1 }, (_, at) => baseDelay * backoffFactor ** at * (1 + fuzzFactor))
  return maxAttempts * connectionTimeout + delays.reduce((sum, pause) => sum + pause, 0)
}

afterEach(() => void vi.unstubAllGlobals())

describe('configuration', () => {
  it.each([
    ['is the viewer’s language', {}, [{ language: 'deu' }]],
    ['is the language selected before, if any', { languages: ['fra', 'deu'] }, [{ language: 'fra' }]],
    ['is undefined if the manifest decides', { manifestFirst: true }, []],
    ['is undefined without viewer languages', { languages: [] }, []],
  ])('preferred audio language: %s', (_, options, preferred) =>
    expect(configure(options).preferredAudio).toEqual(preferred),
  )

  it('uses native HLS only if the browser has no media source API', () => {
    expect(configure().streaming.preferNativeHls).toBe(true)
    for (const api of ['MediaSource', 'ManagedMediaSource']) {
      vi.stubGlobal(api, class {})
      expect(configure().streaming.preferNativeHls).toBe(false)
      vi.unstubAllGlobals()
    }
  })

  it('sets server and certificate of FairPlay', () => {
    const { servers, advanced } = configure({ asset: { fairplay: '/fp', fairplayCert: '/cert' } }).drm
    expect(servers).toEqual({ 'com.apple.fps': '/fp' })
    expect(advanced).toEqual({ 'com.apple.fps': { serverCertificateUri: '/cert' } })
  })

  it('limits the attempts of a request to 15 s in total, and makes more than one attempt', () => {
    const { manifest, streaming } = configure()
    for (const { retryParameters } of [manifest, streaming]) {
      expect(maxDuration(retryParameters)).toBeLessThan(15_000)
      expect(retryParameters.maxAttempts).toBeGreaterThan(1)
      expect(retryParameters.stallTimeout).toBeLessThanOrEqual(retryParameters.connectionTimeout)
    }
  })

  it('uses the given text display', () => expect(configure().textDisplayFactory(undefined)).toBe(display))
})
