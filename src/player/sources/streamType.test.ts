import { describe, expect, it } from 'vitest'
import { fileType, streamType } from './streamType'

describe('streamType', () => {
  it.each([
    ['HLS by its usual type', { src: '/x', type: 'application/x-mpegURL' }, 'hls'],
    ['HLS by its registered type', { src: '/x', type: 'application/vnd.apple.mpegurl' }, 'hls'],
    ['HLS as sound', { src: '/x', type: 'audio/mpegurl' }, 'hls'],
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
    ['the type goes before the ending', { src: '/x.m3u8', type: 'video/mp4' }, 'file'],
    ['an ending', { src: 'https://cdn.example/film/master.m3u8' }, 'hls'],
    ['an ending in capitals', { src: '/film/MANIFEST.MPD' }, 'dash'],
    ['an ending before a query', { src: '/master.m3u8?token=a.mp4' }, 'hls'],
    ['an ending before a fragment', { src: '/manifest.mpd#t=10' }, 'dash'],
    ['an ending in the query only', { src: '/film.mp4?next=/master.m3u8' }, 'file'],
    ['an empty type', { src: '/master.m3u8', type: '' }, 'hls'],
    ['no ending', { src: '/film' }, 'file'],
    ['nothing', { src: '' }, 'file'],
  ])('%s', (_, source, type) => expect(streamType(source)).toBe(type))
})

describe('fileType', () => {
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
  ])('%s is %s', (src, type) => expect(fileType(src)).toBe(type))
})
