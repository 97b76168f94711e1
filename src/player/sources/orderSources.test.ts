import { describe, expect, it } from 'vitest'
import type { PlaybackAsset } from '../../generated/types'
import { orderSources } from './orderSources'

type Sources = PlaybackAsset['sources']
const HLS = { src: '/a.m3u8', type: 'application/x-mpegURL' }
const DASH = { src: '/a.mpd', type: 'application/dash+xml' }
const MP4 = { src: '/a.mp4', type: 'video/mp4' }
const locked = { ...DASH, is_drm: true }

/** What a browser with these key systems, and with MP4 only, makes of an asset. */
async function ordered(sources: Sources, servers: Partial<PlaybackAsset> = {}, systems: string[] = []) {
  const asked: string[] = []
  const found = await orderSources(
    { sources, ...servers },
    {
      keySystem: async (name) => {
        asked.push(name)
        return systems.includes(name)
      },
      file: (type) => type.startsWith('video/mp4'),
    },
  )
  return { ...found, asked }
}

describe('orderSources', () => {
  it.each<[string, Sources, string[]]>([
    ['the order of the service', [DASH, HLS, MP4], ['/a.mpd', '/a.m3u8', '/a.mp4']],
    ['nothing', [], []],
    ['files that the browser does not play are left out', [{ src: '/a.asf', type: 'video/x-ms-asf' }, MP4], ['/a.mp4']],
    [
      'by the ending, where there is no type',
      [{ src: '/a.webm' }, { src: '/a.mp4' }, { src: '/a.mpd' }],
      ['/a.mp4', '/a.mpd'],
    ],
  ])('%s', async (_, sources, kept) => {
    const found = await ordered(sources)
    expect(found.sources.map(({ src }) => src)).toEqual(kept)
    expect(found.drmMissing).toBe(false)
    expect(found.asked).toEqual([])
  })

  it('takes sources whose type is a short name or says nothing', async () => {
    const { sources } = await ordered([
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

  it('every stream has a type that the engine takes', async () => {
    const { sources } = await ordered([
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
    ['a browser with Widevine', all, ['com.widevine.alpha'], true],
    ['a browser with FairPlay', all, ['com.apple.fps'], true],
    ['a browser with ClearKey', all, ['org.w3.clearkey'], true],
    ['a browser without any', all, [], false],
    ['a system without a server', { widevine: '/wv' }, ['org.w3.clearkey'], false],
    ['FairPlay without a certificate', { fairplay: '/fp' }, ['com.apple.fps'], false],
    ['no server at all', {}, ['com.widevine.alpha'], false],
  ])('protected: %s', async (_, servers, systems, plays) => {
    const found = await ordered([locked, MP4], servers, systems)
    expect(found.sources.map(({ src }) => src)).toEqual(plays ? ['/a.mpd', '/a.mp4'] : ['/a.mp4'])
    expect(found.sources[0]?.protected).toBe(plays)
    expect(found.drmMissing).toBe(!plays)
  })
})
