import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { castApi, watchCast } from './cast'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A fake of Google's sender framework. */
function framework() {
  const listeners = new Set<() => void>()
  const session = {
    loadMedia: vi.fn(async (_request: unknown) => undefined),
    getMediaSession: () => ({ getEstimatedTime: () => 42 }),
  }
  const state = { cast: 'NOT_CONNECTED', session: null as typeof session | null }
  const change = (next: Partial<typeof state>) => {
    Object.assign(state, next)
    for (const tell of listeners) tell()
  }
  const context = {
    setOptions: vi.fn(),
    getCastState: () => state.cast,
    requestSession: async () => change({ cast: 'CONNECTED', session }),
    getCurrentSession: () => state.session,
    endCurrentSession: () => change({ cast: 'NOT_CONNECTED', session: null }),
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }
  class Filled {
    constructor(...parts: unknown[]) {
      Object.assign(this, { parts })
    }
  }
  const globals = {
    cast: { framework: { CastContext: { getInstance: () => context } } },
    chrome: {
      cast: {
        AutoJoinPolicy: { ORIGIN_SCOPED: 'origin_scoped' },
        media: {
          DEFAULT_MEDIA_RECEIVER_APP_ID: 'CC1AD845',
          StreamType: { LIVE: 'LIVE', BUFFERED: 'BUFFERED' },
          MediaInfo: Filled,
          GenericMediaMetadata: Filled,
          LoadRequest: Filled,
        },
      },
    },
  }
  return { globals, context, session, change, listeners }
}

function apiOf(globals: ReturnType<typeof framework>['globals']) {
  const api = castApi(globals)
  if (!api) throw new Error('no framework')
  return api
}

const local = () => ({
  media: () => ({
    src: '/film.mpd',
    type: 'application/dash+xml',
    name: 'Faust',
    at: 7,
    live: false,
    licence: 'https://l.example',
  }),
  pause: vi.fn(),
  resume: vi.fn(),
})

test.each([undefined, {}, { chrome: {} }, { cast: framework().globals.cast }])('no framework: %j', (globals) => {
  expect(castApi(globals ?? {})).toBeUndefined()
})

test('casts with position and licence, and resumes here at the last position', async () => {
  const { globals, session } = framework()
  const picture = local()
  const tell = vi.fn()
  const cast = watchCast(apiOf(globals), picture, tell)
  cast.toggle()
  await vi.advanceTimersByTimeAsync(1000)
  expect(session.loadMedia.mock.calls[0]?.[0]).toMatchObject({
    currentTime: 7,
    autoplay: true,
    parts: [
      {
        parts: ['http://localhost:3000/film.mpd', 'application/dash+xml'],
        streamType: 'BUFFERED',
        metadata: { title: 'Faust' },
        customData: { licenseUrl: 'https://l.example', protectionSystem: 'widevine' },
      },
    ],
  })
  expect(picture.pause).toHaveBeenCalledOnce()
  cast.toggle()
  expect(picture.resume).toHaveBeenCalledExactlyOnceWith(42)
  expect(tell.mock.calls.map(([state]) => state)).toEqual(['available', 'connected', 'available'])
})

test('reports available screens until stopped', () => {
  const { globals, change, listeners } = framework()
  const tell = vi.fn()
  const cast = watchCast(apiOf(globals), local(), tell)
  change({ cast: 'NO_DEVICES_AVAILABLE' })
  expect(tell.mock.calls).toEqual([['available'], ['none']])
  cast.stop()
  expect(listeners.size).toBe(0)
})

test('keeps playing here if the viewer closes the list of screens', async () => {
  const { globals, context } = framework()
  vi.spyOn(console, 'info').mockImplementation(() => {})
  context.requestSession = () => Promise.reject('cancel')
  const picture = local()
  const cast = watchCast(apiOf(globals), picture, () => {})
  cast.toggle()
  await vi.advanceTimersByTimeAsync(10)
  expect(picture.pause).not.toHaveBeenCalled()
})
