import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlaybackAsset } from '../../generated/types'
import { drmConfig, licenceHeaders, licenceServers } from './drm'

const asset = (fields: Partial<PlaybackAsset>): PlaybackAsset => ({ sources: [], ...fields })
const [widevine, fairplay, clearkey] = ['/licence/wv', '/licence/fp', '/licence/ck']
const fairplayCert = '/certificate'

describe('licenceServers', () => {
  it.each<[string, Partial<PlaybackAsset>, Record<string, string>]>([
    ['none', {}, {}],
    ['Widevine', { widevine }, { 'com.widevine.alpha': widevine }],
    ['FairPlay with its certificate', { fairplay, fairplayCert }, { 'com.apple.fps': fairplay }],
    ['FairPlay without its certificate is of no use', { fairplay }, {}],
    ['a certificate without a server', { fairplayCert }, {}],
    ['ClearKey', { clearkey }, { 'org.w3.clearkey': clearkey }],
    ['an empty address', { widevine: '', clearkey }, { 'org.w3.clearkey': clearkey }],
    [
      'all of them',
      { widevine, fairplay, fairplayCert, clearkey },
      { 'com.widevine.alpha': widevine, 'com.apple.fps': fairplay, 'org.w3.clearkey': clearkey },
    ],
  ])('%s', (_, fields, servers) => expect(licenceServers(asset(fields))).toEqual(servers))
})

describe('drmConfig', () => {
  it('names the certificate of FairPlay, and of nothing else', () => {
    const { servers, advanced } = drmConfig(asset({ widevine, fairplay, fairplayCert }))
    expect(servers).toMatchObject({ 'com.apple.fps': fairplay })
    expect(advanced).toEqual({ 'com.apple.fps': { serverCertificateUri: fairplayCert } })
    expect(drmConfig(asset({ widevine })).advanced).toEqual({})
  })

  it('a licence server that says nothing is given up within 15 s', () => {
    const { maxAttempts, timeout, baseDelay, fuzzFactor } = drmConfig(asset({})).retryParameters
    expect(maxAttempts * timeout + baseDelay * (1 + fuzzFactor)).toBeLessThan(15_000)
  })
})

describe('licenceHeaders', () => {
  const own = ['https://site.example', 'https://api.site.example']
  const all = { device: 'Web', Authorization: 'Token t' }

  beforeEach(() => void vi.stubGlobal('location', { href: 'https://site.example/play/faust' }))
  afterEach(() => void vi.unstubAllGlobals())

  it.each([
    ['a path of this site', '/licence/', all],
    ['an address of this site', 'https://site.example/licence/', all],
    ['the origin of the service', 'https://api.site.example/v1/licence/', all],
    ['a foreign server', 'https://licences.example/widevine', {}],
    ['a foreign server without a scheme', '//licences.example/widevine', {}],
    ['another port', 'https://site.example:8443/licence/', {}],
    ['another scheme', 'http://site.example/licence/', {}],
    ['a name that begins like ours', 'https://site.example.evil.example/', {}],
    ['a name before an @', 'https://site.example@evil.example/', {}],
    ['no server at all', 'data:application/json,{}', {}],
  ])('%s', (_, uri, headers) => expect(licenceHeaders(uri, 'Token t', own)).toEqual(headers))

  it('signed out there is no token to tell', () =>
    expect(licenceHeaders('/licence/', undefined, own)).toEqual({ device: 'Web' }))
})
