import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { fileVideoStatus, isFileMissing } from './fileTracks'

const VIDEO_FOLDER = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'media', 'video')
const requests: string[] = []

/** A server with or without range requests. */
function serveFile(bytes: Uint8Array, { ranges = true } = {}): void {
  requests.length = 0
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: { Range: string } }) => {
    requests.push(headers.Range)
    const [from = 0, to = 0] = (/(\d+)-(\d+)/.exec(headers.Range) ?? []).slice(1).map(Number)
    if (ranges && from >= bytes.length) return new Response(null, { status: 416 })
    return ranges ? new Response(bytes.slice(from, to + 1), { status: 206 }) : new Response(bytes.slice())
  })
}

const readVideoFile = (name: string) => new Uint8Array(readFileSync(join(VIDEO_FOLDER, name)))
const source = { src: '/a.mp4', type: 'video/mp4' }
const canPlayExceptHevc = (type: string) => (/hvc1/.test(type) ? '' : 'probably')
const checkFileStatus = (canPlay: (type: string) => string = canPlayExceptHevc) => fileVideoStatus(source, canPlay)

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['clip.mp4', 'expected', 1],
  ['sound.mp4', 'none', 1],
  // Its header is at the end.
  ['hevc.mp4', 'unknown format', 2],
])('reads from %s the video status "%s" with %i requests', async (name, status, requestCount) => {
  serveFile(readVideoFile(name))
  expect(await checkFileStatus()).toBe(status)
  expect(requests).toHaveLength(requestCount)
})

test('expects video in an HEVC file if the browser supports HEVC', async () => {
  serveFile(readVideoFile('hevc.mp4'))
  expect(await checkFileStatus(() => 'probably')).toBe('expected')
})

test('does not read files with an audio type', async () => {
  serveFile(readVideoFile('clip.mp4'))
  expect(await fileVideoStatus({ src: '/a.m4a', type: 'audio/mp4' }, canPlayExceptHevc)).toBe('none')
  expect(requests).toEqual([])
})

test('does not count cover art as video', async () => {
  const bytes = readVideoFile('clip.mp4')
  // The format in the sample description of the video track.
  const at = Buffer.from(bytes).indexOf('avc1', Buffer.from(bytes).indexOf('stsd'))
  bytes.set(Buffer.from('jpeg'), at)
  serveFile(bytes)
  expect(await checkFileStatus()).toBe('none')
})

test('without range requests, reads a header at the start only', async () => {
  serveFile(readVideoFile('sound.mp4'), { ranges: false })
  expect(await checkFileStatus()).toBe('none')
  serveFile(readVideoFile('hevc.mp4'), { ranges: false })
  expect(await checkFileStatus()).toBe('expected')
})

test.each<[string, Uint8Array]>([
  ['an empty file', new Uint8Array()],
  ['an HTML page', new TextEncoder().encode('<!doctype html><title>Not here</title>')],
  ['half a header', readVideoFile('clip.mp4').slice(0, 200)],
  ['zeros', new Uint8Array(4096)],
  ['boxes without an end', new Uint8Array([0, 0, 0, 24, ...Buffer.from('ftyp'), ...new Array(400).fill(0)])],
])('falls back to the media type for %s, with few requests', async (_, bytes) => {
  serveFile(bytes)
  expect(['expected', 'none']).toContain(await checkFileStatus())
  expect(requests.length).toBeLessThan(14)
})

test('trusts the media type of a file that CORS blocks', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await checkFileStatus()).toBe('expected')
  expect(await isFileMissing('/a.mp4')).toBe(false)
})

test.each([
  [404, true],
  [410, true],
  [403, false],
  [206, false],
])('after status %i, isFileMissing returns %s', async (status, missing) => {
  vi.stubGlobal('fetch', async () => new Response('x', { status }))
  expect(await isFileMissing('/a.mp4')).toBe(missing)
})
