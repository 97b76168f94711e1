import shaka from 'shaka-player/dist/shaka-player.compiled-es2021'
import { afterEach, expect, test, vi } from 'vitest'
import { standIn } from '../../lib/testing/standIn'
import { createGapDetector, installGapHandler, isTextSegmentError, skipGaps } from './missingSegments'

const segment = (start: number, type = 'video', stream = 1) => ({ type, stream, start, end: start + 4 })
const createDetector = (renditions = 1, end = 100) =>
  createGapDetector({ renditions: () => renditions, end: () => end })

test('skips at most two consecutive missing segments, and skips again later in the stream', () => {
  const isGap = createDetector()
  expect([8, 12, 16, 40].map((start) => isGap(segment(start)))).toEqual([true, true, false, true])
})

test('counts missing video and audio segments of the same time as one gap, and a repeated request once', () => {
  const isGap = createDetector()
  const pieces = [segment(8), segment(8, 'audio'), segment(12), segment(12, 'audio'), segment(12)]
  expect(pieces.map(isGap)).toEqual([true, true, true, true, true])
})

test('skips a video segment once all renditions lack it', () => {
  const isGap = createDetector(3)
  expect([1, 2, 2, 3, 1].map((stream) => isGap(segment(8, 'video', stream)))).toEqual([false, false, false, true, true])
  expect(isGap(segment(8, 'audio', 9))).toBe(true)
})

test('does not skip the last segment, unless the duration is unknown', () => {
  expect(createDetector(1, 12)(segment(8))).toBe(false)
  // The duration is unknown.
  expect(createDetector(1, 0)(segment(8))).toBe(true)
})

test('does not skip subtitles', () => expect(createDetector()(segment(8, 'text'))).toBe(false))

/** Requests a segment with the real engine from a server that returns `status`. */
async function requestSegment(type: string, { status = 404, context = true, uris = ['https://a.example/3.m4s'] } = {}) {
  const { net, util } = shaka
  const fetched = vi.spyOn(net.HttpFetchPlugin, 'parse').mockImplementation((uri) => {
    const { Severity, Category, Code } = util.Error
    return util.AbortableOperation.failed(
      new util.Error(Severity.RECOVERABLE, Category.NETWORK, Code.BAD_HTTP_STATUS, uri, status, '', {}, 1),
    )
  })
  shaka.polyfill.installAll()
  installGapHandler(shaka)
  const owner = new shaka.Player()
  const engine = owner.getNetworkingEngine() as shaka.net.NetworkingEngine
  const onGap = vi.fn()
  const player = {
    getVariantTracks: () => [{ videoId: 1 }],
    seekRange: () => ({ start: 0, end: 100 }),
    getNetworkingEngine: () => engine,
  }
  skipGaps(standIn(player), onGap)
  const reference = new shaka.media.SegmentReference(8, 12, () => uris, 0, null, null, 0, 0, 100)
  const retryParameters = { ...net.NetworkingEngine.defaultRetryParameters(), maxAttempts: 2, baseDelay: 1 }
  const request = net.NetworkingEngine.makeRequest(uris, retryParameters)
  const stream = standIn<shaka.extern.Stream>({ type, id: 1 })
  const requestContext = context ? { stream, segment: reference } : undefined
  const answer = engine.request(net.NetworkingEngine.RequestType.SEGMENT, request, requestContext).promise
  const { data, error } = await answer.then(
    ({ data }) => ({ data: data as ArrayBuffer, error: undefined }),
    (error) => ({ data: undefined, error }),
  )
  const attempts = fetched.mock.calls.length
  await owner.destroy()
  return { length: data?.byteLength, error, attempts, gaps: onGap.mock.calls.length }
}

afterEach(() => vi.restoreAllMocks())

test('returns an empty segment for a missing video segment, without a retry', async () => {
  expect(await requestSegment('video')).toEqual({ length: 0, error: undefined, attempts: 1, gaps: 1 })
})

test('fails for a missing subtitle segment with an error that isTextSegmentError() recognises', async () => {
  const { error, gaps } = await requestSegment('text')
  expect(error).toMatchObject({ code: 1001, severity: 2 })
  expect(isTextSegmentError(error)).toBe(true)
  expect(gaps).toBe(0)
})

test.each([
  ['retries a status that may be temporary', { status: 503 }, 2],
  ['retries a segment that has a second address', { uris: ['https://a.example/3.m4s', 'https://b.example/3.m4s'] }, 2],
  ['fails for a request without segment context', { context: false }, 2],
])('%s', async (_, options, attempts) => {
  const found = await requestSegment('video', options)
  expect(found).toMatchObject({ length: undefined, attempts, gaps: 0 })
  expect(found.error).toMatchObject({ code: 1001 })
})
