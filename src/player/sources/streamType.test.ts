import { describe, expect, it } from 'vitest'
import { engineMediaType, fileMediaType, formatOfType, mediaType, streamType } from './streamType'

describe('streamType', () => {
  it.each([
    ['HLS by its usual type', { src: '/x', type: 'application/x-mpegURL' }, 'hls'],
    ['HLS by its registered type', { src: '/x', type: 'application/vnd.apple.mpegurl' }, 'hls'],
    ['HLS with an audio type', { src: '/x', type: 'audio/mpegurl' }, 'hls'],
    ['HLS with a parameter', { src: '/x', type: 'application/x-mpegURL; charset=utf-8' }, 'hls'],
    ['DASH', { src: '/x', type: 'application/dash+xml' }, 'dash'],
    ['DASH in capitals', { src: '/x', type: 'Application/DASH+XML' }, 'dash'],
    [
      'DASH with its profile',
      { src: '/x', type: 'application/dash+xml;profiles=urn:mpeg:dash:profile:isoff-live:2011' },
      'dash',
    ],
    ['a file', { src: '/x', type: 'video/mp4' }, 'file'],
    ['a file with codecs', { src: '/x', type: 'video/mp4; codecs="avc1.42E01E"' }, 'file'],
    ['a file type with the extension of HLS', { src: '/x.m3u8', type: 'video/mp4' }, 'file'],
    ['an extension', { src: 'https://cdn.example/film/master.m3u8' }, 'hls'],
    ['an extension in capitals', { src: '/film/MANIFEST.MPD' }, 'dash'],
    ['an extension before a query', { src: '/master.m3u8?token=a.mp4' }, 'hls'],
    ['an extension before a fragment', { src: '/manifest.mpd#t=10' }, 'dash'],
    ['an extension only in the query', { src: '/film.mp4?next=/master.m3u8' }, 'file'],
    ['HLS by a short name', { src: '/x', type: 'hls' }, 'hls'],
    ['HLS by a short name in capitals', { src: '/x', type: ' HLS ' }, 'hls'],
    ['HLS with the extension as type', { src: '/x', type: 'm3u8' }, 'hls'],
    ['HLS with a video type', { src: '/x', type: 'video/x-mpegurl' }, 'hls'],
    ['HLS with an audio/x- type', { src: '/x', type: 'audio/x-mpegURL' }, 'hls'],
    ['DASH by a short name', { src: '/x', type: 'dash' }, 'dash'],
    ['DASH with the extension as type', { src: '/x', type: 'MPD' }, 'dash'],
    ['Smooth Streaming', { src: '/x', type: 'application/vnd.ms-sstr+xml' }, 'smooth'],
    ['binary data with the extension of HLS', { src: '/master.m3u8', type: 'application/octet-stream' }, 'hls'],
    ['binary data with the extension of DASH', { src: '/a.mpd', type: 'binary/octet-stream' }, 'dash'],
    ['an unknown type with an extension', { src: '/master.m3u8', type: 'stream; v=1' }, 'hls'],
    ['an unknown type without an extension', { src: '/film', type: 'application/octet-stream' }, 'file'],
    ['a short name of a file', { src: '/film', type: 'mp4' }, 'file'],
    ['HLS in a manifest with a format', { src: '/a.ism/manifest(format=m3u8-cmaf)' }, 'hls'],
    ['DASH in a manifest with a format', { src: '/a.ism/Manifest(format=mpd-time-csf)' }, 'dash'],
    ['a manifest of Smooth Streaming', { src: 'https://cdn.example/a.ism/Manifest?x=1' }, 'smooth'],
    ['HLS of a packager', { src: '/a.ism/.m3u8' }, 'hls'],
    ['an extension before a session id', { src: '/master.m3u8;jsessionid=1' }, 'hls'],
    ['an extension in the query if the path has none', { src: '/play?file=master.m3u8&x=1' }, 'hls'],
    ['a format in the query', { src: '/play?format=mpd' }, 'dash'],
    ['an empty type', { src: '/master.m3u8', type: '' }, 'hls'],
    ['no extension', { src: '/film' }, 'file'],
    ['an empty address', { src: '' }, 'file'],
  ])('%s: %j is %s', (_, source, type) => expect(streamType(source)).toBe(type))
})

describe('fileMediaType', () => {
  it.each([
    ['/clip.mp4', 'video/mp4'],
    ['/clip.M4V', 'video/mp4'],
    ['/clip.webm?start=2', 'video/webm'],
    ['/clip.webm#t=2', 'video/webm'],
    ['/sound.mp3', 'audio/mpeg'],
    ['/sound.m4a', 'audio/mp4'],
    ['/clip', 'video/mp4'],
    ['/clip.unknown', 'video/mp4'],
    ['', 'video/mp4'],
  ])('the type of "%s" is %s', (src, type) => expect(fileMediaType(src)).toBe(type))
})

describe('mediaType', () => {
  it.each([
    ['HLS', { src: '/a.m3u8', type: 'hls' }, 'application/x-mpegurl'],
    ['DASH without a type', { src: '/a.mpd' }, 'application/dash+xml'],
    ['a file with its type', { src: '/a', type: 'video/webm; codecs="vp9"' }, 'video/webm; codecs="vp9"'],
    ['a file with an unsupported type', { src: '/a.asf', type: 'video/x-ms-asf' }, 'video/x-ms-asf'],
    ['a file as binary data', { src: '/a.webm', type: 'application/octet-stream' }, 'video/webm'],
    ['a short name without an extension', { src: '/a', type: 'webm' }, 'video/webm'],
    ['a short name with an extension', { src: '/feature.mp4', type: 'mp4' }, 'video/mp4'],
  ])('%s: %j is %s', (_, source, type) => expect(mediaType(source)).toBe(type))
})

describe('engineMediaType', () => {
  it.each([
    [
      'the type of the extension rather than that of the source',
      '/a.m3u8',
      'application/dash+xml',
      'application/x-mpegurl',
    ],
    ['the type of a format in brackets', '/manifest(format=m3u8-cmaf)', '', 'application/x-mpegurl'],
    ['the type of a format in the query', '/a?format=mpd-time-csf', 'hls', 'application/dash+xml'],
    ['the type of the source if the address has no format', '/a', 'application/x-mpegurl', 'application/x-mpegurl'],
    ['no type for the address of a file', '/a.mp4', 'application/x-mpegurl', undefined],
  ])('returns %s', (_, src, type, expected) => expect(engineMediaType(src, type)).toBe(expected))
})

describe('formatOfType', () => {
  it.each([undefined, '', 'application/octet-stream', 'mp4', 'text/html'])('is undefined for %s', (type) =>
    expect(formatOfType(type)).toBeUndefined(),
  )
})
