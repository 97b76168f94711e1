import shaka from 'shaka-player/dist/shaka-player.compiled-es2021'
import { afterEach, expect, test, vi } from 'vitest'
import { answerGaps, createGaps, isOfText, leaveOutGaps } from './missingSegments'

const segment = (from: number, type = 'video', stream = 1) => ({ type, stream, from, until: from + 4 })
const gaps = (renditions = 1, end = 100) => createGaps({ renditions: () => renditions, end: () => end })

test('two in a row are a gap, three are the end; elsewhere it is a gap again', () => {
  const isGap = gaps()
  expect([8, 12, 16, 40].map((from) => isGap(segment(from)))).toEqual([true, true, false, true])
})

test('picture and sound of one moment are one gap, also when it is asked for again', () => {
  const isGap = gaps()
  const pieces = [segment(8), segment(8, 'audio'), segment(12), segment(12, 'audio'), segment(12)]
  expect(pieces.map(isGap)).toEqual([true, true, true, true, true])
})

test('a picture is left out once no rendition has it', () => {
  const isGap = gaps(3)
  expect([1, 2, 2, 3, 1].map((stream) => isGap(segment(8, 'video', stream)))).toEqual([false, false, false, true, true])
  expect(isGap(segment(8, 'audio', 9))).toBe(true)
})

test('what is behind the last segment is nothing', () => {
  expect(gaps(1, 12)(segment(8))).toBe(false)
  // The engine does not know yet how long it is.
  expect(gaps(1, 0)(segment(8))).toBe(true)
})

test('words are told as missing', () => expect(gaps()(segment(8, 'text'))).toBe(false))

/** The engine itself, with a server that has nothing. */
async function ask(type: string, { status = 404, context = true, uris = ['https://a.example/3.m4s'] } = {}) {
  const { net, util } = shaka
  const fetched = vi.spyOn(net.HttpFetchPlugin, 'parse').mockImplementation((uri) => {
    const { Severity, Category, Code } = util.Error
    return util.AbortableOperation.failed(
      new util.Error(Severity.RECOVERABLE, Category.NETWORK, Code.BAD_HTTP_STATUS, uri, status, '', {}, 1),
    )
  })
  shaka.polyfill.installAll()
  answerGaps(shaka)
  const owner = new shaka.Player()
  const engine = owner.getNetworkingEngine() as shaka.net.NetworkingEngine
  const onGap = vi.fn()
  const player = {
    getVariantTracks: () => [{ videoId: 1 }],
    seekRange: () => ({ start: 0, end: 100 }),
    getNetworkingEngine: () => engine,
  }
  leaveOutGaps(player as never, onGap)
  const reference = new shaka.media.SegmentReference(8, 12, () => uris, 0, null, null as never, 0, 0, 100)
  const tries = { ...net.NetworkingEngine.defaultRetryParameters(), maxAttempts: 2, baseDelay: 1 }
  const request = net.NetworkingEngine.makeRequest(uris, tries)
  const about = context ? { stream: { type, id: 1 }, segment: reference } : undefined
  const answer = engine.request(net.NetworkingEngine.RequestType.SEGMENT, request, about as never).promise
  const { data, error } = await answer.then(
    ({ data }) => ({ data: data as ArrayBuffer, error: undefined }),
    (error) => ({ data: undefined, error }),
  )
  const asked = fetched.mock.calls.length
  await owner.destroy()
  return { length: data?.byteLength, error, asked, gaps: onGap.mock.calls.length }
}

afterEach(() => vi.restoreAllMocks())

test('a segment that is not there is empty to the engine, at the first try', async () => {
  expect(await ask('video')).toEqual({ length: 0, error: undefined, asked: 1, gaps: 1 })
})

test('words that are not there fail, and are known to be words', async () => {
  const { error, gaps } = await ask('text')
  expect(error).toMatchObject({ code: 1001, severity: 2 })
  expect(isOfText(error)).toBe(true)
  expect(gaps).toBe(0)
})

test.each([
  ['what may come at another try is tried again', { status: 503 }, 2],
  ['so is what has another address', { uris: ['https://a.example/3.m4s', 'https://b.example/3.m4s'] }, 2],
  ['what is looked into before the film begins fails', { context: false }, 2],
])('%s', async (_, how, asked) => {
  const found = await ask('video', how)
  expect(found).toMatchObject({ length: undefined, asked, gaps: 0 })
  expect(found.error).toMatchObject({ code: 1001 })
})
