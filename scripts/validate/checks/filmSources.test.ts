import { describe, expect, it } from 'vitest'
import { runCheck, testSite } from '../site/testSite'
import { checkFilmSources } from './filmSources'

const HLS_TYPE = 'application/x-mpegURL'
const REMOTE_MANIFEST = 'https://cdn.example/a.m3u8'
const siteWithSource = (source: object, config = {}) =>
  testSite(config, { streams: { file: 'streams.json', data: { ferry: [source] } } })

describe('filmSources', () => {
  it.each<[string, object, string[]]>([
    ['a known type', { src: '/site/a.m3u8', type: HLS_TYPE }, []],
    ['no type', { src: '/site/a.mp4' }, []],
    ['a short type name that is known', { src: '/site/a.m3u8', type: 'hls' }, []],
    ['a generic media type', { src: '/site/a.m3u8', type: 'binary/octet-stream' }, ['type']],
    ['an unknown type and no file extension', { src: '/site/a', type: 'film' }, ['type']],
    ['an address that is not https', { src: 'http://cdn.example/a.mp4', type: 'video/mp4' }, ['src']],
    ['a remote manifest', { src: REMOTE_MANIFEST }, []],
  ])('checks a source with %s', (_, source, fields) =>
    expect(runCheck(checkFilmSources, siteWithSource(source))).toEqual(
      fields.map((field) => `warning streams.json /ferry/0/${field}`),
    ),
  )

  it.each<[string, object, object, number]>([
    ['warns about a remote manifest', { src: REMOTE_MANIFEST }, {}, 1],
    [
      'accepts a remote manifest if its origins are listed',
      { src: REMOTE_MANIFEST },
      { media_origins: ['https://keys.example'] },
      0,
    ],
    ['accepts a remote manifest with an empty list of origins', { src: REMOTE_MANIFEST }, { media_origins: [] }, 0],
    ['accepts a remote MP4 file', { src: 'https://cdn.example/a.mp4' }, {}, 0],
  ])('before an export %s', (_, source, config, count) =>
    expect(checkFilmSources({ ...siteWithSource(source, config), forExport: true })).toHaveLength(count),
  )

  it('names the expected types and how the file is played', () =>
    expect(
      checkFilmSources(siteWithSource({ src: '/site/a.m3u8', type: 'application/octet-stream' }))[0]?.message,
    ).toBe(
      '"type" is "application/octet-stream": expected "application/vnd.apple.mpegurl", "application/dash+xml" or "video/mp4". The address is played as HLS',
    ))

  it.each([undefined, null, [], { ferry: {} }, { ferry: [null, { src: 7 }] }])('ignores %j', (data) =>
    expect(checkFilmSources(testSite({}, { streams: { file: 'streams.json', data } }))).toEqual([]),
  )
})
