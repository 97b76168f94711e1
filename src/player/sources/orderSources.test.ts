import { describe, expect, it } from 'vitest'
import type { PlaybackAsset } from '../../generated/types'
import { orderSources } from './orderSources'

type Sources = PlaybackAsset['sources']
const HLS = { src: '/a.m3u8', type: 'application/x-mpegURL' }
const DASH = { src: '/a.mpd', type: 'application/dash+xml' }
const MP4 = { src: '/a.mp4', type: 'video/mp4' }
const protectedDash = { ...DASH, is_drm: true }

/** Orders sources for a browser with these key systems that plays only MP4 files. */
async function orderInBrowser(sources: Sources, servers: Partial<PlaybackAsset> = {}, systems: string[] = []) {
  const requested: string[] = []
  const found = await orderSources(
    { sources, ...servers },
    {
      keySystem: async (name) => {
        requested.push(name)
        return systems.includes(name)
      },
      file: (type) => type.startsWith('video/mp4'),
    },
  )
  return { ...found, requested }
}

describe('orderSources', () => {
  it.each<[string, Sources, string[]]>([
    ['keeps the order of the service', [DASH, HLS, MP4], ['/a.mpd', '/a.m3u8', '/a.mp4']],
    ['returns an empty list for no sources', [], []],
    ['skips files that the browser does not play', [{ src: '/a.asf', type: 'video/x-ms-asf' }, MP4], ['/a.mp4']],
    [
      'uses the extension of sources without a type',
      [{ src: '/a.webm' }, { src: '/a.mp4' }, { src: '/a.mpd' }],
      ['/a.mp4', '/a.mpd'],
    ],
  ])('%s', async (_, sources, expected) => {
    const found = await orderInBrowser(sources)
    expect(found.sources.map(({ src }) => src)).toEqual(expected)
    expect(found.isDrmMissing).toBe(false)
    expect(found.requested).toEqual([])
  })

  it('accepts sources with a short name ("HLS") or a generic type (application/octet-stream)', async () => {
    const { sources } = await orderInBrowser([
      { src: '/a.m3u8', type: 'HLS' },
      { src: '/b.m3u8', type: 'application/octet-stream' },
      { src: '/c.m3u8', type: 'video/x-mpegurl' },
      { src: '/d.mp4', type: 'mp4' },
    ])
    expect(sources.map(({ type }) => type)).toEqual([
      'application/x-mpegurl',
      'application/x-mpegurl',
      'application/x-mpegurl',
      'video/mp4',
    ])
  })

  it('sets a type that the engine accepts for each stream', async () => {
    const { sources } = await orderInBrowser([
      { src: '/a.m3u8' },
      { ...HLS, type: 'audio/mpegurl' },
      { src: '/a.mpd' },
      { src: '/a' },
    ])
    expect(sources.map(({ type }) => type)).toEqual([
      'application/x-mpegurl',
      'application/x-mpegurl',
      'application/dash+xml',
      'video/mp4',
    ])
  })

  const all = { widevine: '/wv', fairplay: '/fp', fairplayCert: '/cert', clearkey: '/ck' }
  it.each<[string, Partial<PlaybackAsset>, string[], boolean]>([
    ['is listed in a browser with Widevine', all, ['com.widevine.alpha'], true],
    ['is listed in a browser with FairPlay', all, ['com.apple.fps'], true],
    ['is listed in a browser with ClearKey', all, ['org.w3.clearkey'], true],
    ['is omitted in a browser without a key system', all, [], false],
    [
      'is omitted if the key system of the browser has no licence server',
      { widevine: '/wv' },
      ['org.w3.clearkey'],
      false,
    ],
    ['is omitted for FairPlay without a certificate', { fairplay: '/fp' }, ['com.apple.fps'], false],
    ['is omitted for an asset without licence servers', {}, ['com.widevine.alpha'], false],
  ])('a protected source %s', async (_, servers, systems, plays) => {
    const found = await orderInBrowser([protectedDash, MP4], servers, systems)
    expect(found.sources.map(({ src }) => src)).toEqual(plays ? ['/a.mpd', '/a.mp4'] : ['/a.mp4'])
    expect(found.sources[0]?.protected).toBe(plays)
    expect(found.isDrmMissing).toBe(!plays)
  })
})
