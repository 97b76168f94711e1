import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlaybackAsset } from '../../generated/types'
import { drmConfig, licenceHeaders, licenceServers, unwrapLicence } from './drm'

const bytes = (text: string) => new TextEncoder().encode(text)
const LICENCE = Uint8Array.from({ length: 48 }, (_, at) => (at * 37) % 256)
const LICENCE_BASE64 = Buffer.from(LICENCE).toString('base64')

describe('unwrapLicence', () => {
  it.each([
    ['Base64', LICENCE_BASE64],
    ['Base64 with a trailing line break', `${LICENCE_BASE64}\r\n`],
    ['Base64 in lines', LICENCE_BASE64.replace(/.{20}/g, '$&\n')],
    ['Base64 in <ckc>', `<ckc>${LICENCE_BASE64}</ckc>`],
    ['Base64 in <ckc>, in lines', `\n<ckc>\n${LICENCE_BASE64}\n</ckc>\n`],
  ])('decodes %s', (_, text) => {
    expect(Buffer.from(unwrapLicence(bytes(text)) as Uint8Array)).toEqual(Buffer.from(LICENCE))
    expect(Buffer.from(unwrapLicence(bytes(text).buffer) as Uint8Array)).toEqual(Buffer.from(LICENCE))
  })

  it.each([
    ['binary data', LICENCE],
    ['a ClearKey licence', bytes('{"keys":[{"kty":"oct","kid":"bWFy","k":"HwxeK5p9"}],"type":"temporary"}')],
    ['an HTML page', bytes('<html><body>Service unavailable</body></html>')],
    ['a short text', bytes('granted')],
    ['empty data', new Uint8Array()],
    ['letters with an invalid Base64 length', bytes('A'.repeat(17))],
    ['data above the size limit', bytes('A'.repeat(65_540))],
  ])('does not change %s', (_, data) => expect(unwrapLicence(data)).toBe(data))

  it('reads a view into a larger buffer from its offset', () => {
    const whole = bytes(`????${LICENCE_BASE64}????`)
    expect(Buffer.from(unwrapLicence(whole.subarray(4, -4)) as Uint8Array)).toEqual(Buffer.from(LICENCE))
  })

  it('never throws for any text, and decodes any Base64 licence in <ckc>', () => {
    fc.assert(fc.property(fc.string(), (text) => void unwrapLicence(bytes(text))))
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 400 }), (licence) => {
        const wrapped = bytes(`<ckc>${Buffer.from(licence).toString('base64')}</ckc>`)
        expect(Buffer.from(unwrapLicence(wrapped) as Uint8Array)).toEqual(Buffer.from(licence))
      }),
    )
  })
})

const asset = (fields: Partial<PlaybackAsset>): PlaybackAsset => ({ sources: [], ...fields })
const [widevine, fairplay, clearkey] = ['/licence/wv', '/licence/fp', '/licence/ck']
const fairplayCert = '/certificate'

describe('licenceServers', () => {
  it.each<[string, Partial<PlaybackAsset>, Record<string, string>]>([
    ['no servers', {}, {}],
    ['Widevine', { widevine }, { 'com.widevine.alpha': widevine }],
    ['FairPlay with its certificate', { fairplay, fairplayCert }, { 'com.apple.fps': fairplay }],
    ['ignores FairPlay without its certificate', { fairplay }, {}],
    ['ignores a certificate without a server', { fairplayCert }, {}],
    ['ClearKey', { clearkey }, { 'org.w3.clearkey': clearkey }],
    ['ignores an empty address', { widevine: '', clearkey }, { 'org.w3.clearkey': clearkey }],
    [
      'all of them',
      { widevine, fairplay, fairplayCert, clearkey },
      { 'com.widevine.alpha': widevine, 'com.apple.fps': fairplay, 'org.w3.clearkey': clearkey },
    ],
  ])('%s', (_, fields, servers) => expect(licenceServers(asset(fields))).toEqual(servers))
})

describe('drmConfig', () => {
  it('sets a certificate for FairPlay only', () => {
    const { servers, advanced } = drmConfig(asset({ widevine, fairplay, fairplayCert }))
    expect(servers).toMatchObject({ 'com.apple.fps': fairplay })
    expect(advanced).toEqual({ 'com.apple.fps': { serverCertificateUri: fairplayCert } })
    expect(drmConfig(asset({ widevine })).advanced).toEqual({})
  })

  it('times out within 15 s without a response', () => {
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
    ['sends the token to a path of this site', '/licence/', all],
    ['sends the token to an address of this site', 'https://site.example/licence/', all],
    ['sends the token to the origin of the service', 'https://api.site.example/v1/licence/', all],
    ['sends no token to a foreign server', 'https://licences.example/widevine', {}],
    ['sends no token to a foreign server without a scheme', '//licences.example/widevine', {}],
    ['sends no token to another port', 'https://site.example:8443/licence/', {}],
    ['sends no token to another scheme', 'http://site.example/licence/', {}],
    ['sends no token to a host that starts with ours', 'https://site.example.evil.example/', {}],
    ['sends no token to an address with our host as user name', 'https://site.example@evil.example/', {}],
    ['sends no token to a data URL', 'data:application/json,{}', {}],
  ])('%s', (_, uri, headers) => expect(licenceHeaders(uri, 'Token t', own)).toEqual(headers))

  it('sends no token when signed out', () =>
    expect(licenceHeaders('/licence/', undefined, own)).toEqual({ device: 'Web' }))
})
