import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { siteSources } from '../../src/ssr/headers/siteSources'
import { folderMedia } from './folderMedia'

const CDN = 'https://cdn.example'

/** The `connect-src` origins for a folder with these files. */
function allowed(files: Record<string, string | object>): string[] | undefined {
  const site = mkdtempSync(join(tmpdir(), 'marquee-media-'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(site, path)), { recursive: true })
    writeFileSync(join(site, path), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return siteSources({}, folderMedia({ site, media: join(site, 'media') }))['connect-src']
}
const streams = (...sources: object[]) => ({ 'streams.json': { ferry: sources } })

test.each<[string, Record<string, string | object>, string[] | undefined]>([
  ['no streams.json', {}, undefined],
  ['an invalid streams.json', { 'streams.json': '{' }, undefined],
  ['videos in the folder', streams({ src: '/site/a.mp4' }), undefined],
  ['a remote manifest', streams({ src: `${CDN}/a.m3u8`, type: 'hls' }), [CDN]],
  ['a loopback address', streams({ src: 'http://127.0.0.1:47403/a.m3u8' }), ['http://127.0.0.1:47403']],
  ['an HTTP URL', streams({ src: 'http://cdn.example/a.m3u8' }), undefined],
  [
    'subtitles and thumbnails',
    streams({ src: '/site/a.mp4', subtitles: `${CDN}/a.vtt`, thumbnails: 'https://img.example/a.vtt' }),
    [CDN, 'https://img.example'],
  ],
  [
    'segments and keys in a local playlist',
    {
      ...streams({ src: '/site/films/master.m3u8?v=1' }),
      'films/master.m3u8': '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow/list.m3u8\n',
      'films/low/list.m3u8': `#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="https://keys.example/1"\n#EXTINF:4,\n${CDN}/1.ts\r\n`,
    },
    [CDN, 'https://keys.example'],
  ],
  [
    'a playlist that refers to itself',
    { ...streams({ src: '/site/a.m3u8' }), 'a.m3u8': `/site/a.m3u8\n${CDN}/1.ts` },
    [CDN],
  ],
  [
    'base URLs and templates of a DASH manifest',
    {
      ...streams({ src: '/site/a.mpd' }),
      'a.mpd': `<MPD xmlns="https://www.w3.org/"><BaseURL>${CDN}/x/</BaseURL><SegmentTemplate media="https://seg.example/$Number$.m4s"/></MPD>`,
    },
    [CDN, 'https://seg.example'],
  ],
])('finds the origins of %s', (_, files, expected) => expect(allowed(files)).toEqual(expected))
