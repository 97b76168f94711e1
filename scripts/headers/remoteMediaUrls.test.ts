import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { siteSources } from '../../src/ssr/headers/siteSources'
import { remoteMediaUrls } from './remoteMediaUrls'

const CDN = 'https://cdn.example'

/** The `connect-src` origins for a folder with these files. */
function allowedOrigins(files: Record<string, string | object>): string[] | undefined {
  const siteFolder = mkdtempSync(join(tmpdir(), 'marquee-media-'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(siteFolder, path)), { recursive: true })
    writeFileSync(join(siteFolder, path), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return siteSources({}, remoteMediaUrls({ siteFolder, mediaFolder: join(siteFolder, 'media') }))['connect-src']
}
const streamsFile = (...sources: object[]) => ({ 'streams.json': { ferry: sources } })

test.each<[string, Record<string, string | object>, string[] | undefined]>([
  ['no streams.json', {}, undefined],
  ['an invalid streams.json', { 'streams.json': '{' }, undefined],
  ['videos in the folder', streamsFile({ src: '/site/a.mp4' }), undefined],
  ['a remote manifest', streamsFile({ src: `${CDN}/a.m3u8`, type: 'hls' }), [CDN]],
  ['a loopback address', streamsFile({ src: 'http://127.0.0.1:47403/a.m3u8' }), ['http://127.0.0.1:47403']],
  ['an HTTP URL', streamsFile({ src: 'http://cdn.example/a.m3u8' }), undefined],
  [
    'subtitles and thumbnails',
    streamsFile({ src: '/site/a.mp4', subtitles: `${CDN}/a.vtt`, thumbnails: 'https://img.example/a.vtt' }),
    [CDN, 'https://img.example'],
  ],
  [
    'segments and keys in a local playlist',
    {
      ...streamsFile({ src: '/site/films/master.m3u8?v=1' }),
      'films/master.m3u8': '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow/list.m3u8\n',
      'films/low/list.m3u8': `#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="https://keys.example/1"\n#EXTINF:4,\n${CDN}/1.ts\r\n`,
    },
    [CDN, 'https://keys.example'],
  ],
  [
    'a playlist that refers to itself',
    { ...streamsFile({ src: '/site/a.m3u8' }), 'a.m3u8': `/site/a.m3u8\n${CDN}/1.ts` },
    [CDN],
  ],
  [
    'base URLs and templates of a DASH manifest',
    {
      ...streamsFile({ src: '/site/a.mpd' }),
      'a.mpd': `<MPD xmlns="https://www.w3.org/"><BaseURL>${CDN}/x/</BaseURL><SegmentTemplate media="https://seg.example/$Number$.m4s"/></MPD>`,
    },
    [CDN, 'https://seg.example'],
  ],
])('finds the origins of %s', (_, files, expected) => expect(allowedOrigins(files)).toEqual(expected))
