import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { castApi, watchCast } from './cast'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A fake of Google's sender framework. */
function createFramework() {
  const listeners = new Set<() => void>()
  const session = {
    loadMedia: vi.fn(async (_request: unknown) => undefined),
    getMediaSession: () => ({ getEstimatedTime: () => 42 }),
  }
  const state = { cast: 'NOT_CONNECTED', session: null as typeof session | null }
  const change = (next: Partial<typeof state>) => {
    Object.assign(state, next)
    for (const listener of listeners) listener()
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
  class FakeMedia {
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
          MediaInfo: FakeMedia,
          GenericMediaMetadata: FakeMedia,
          LoadRequest: FakeMedia,
        },
      },
    },
  }
  return { globals, context, session, change, listeners }
}

function castApiOf(globals: ReturnType<typeof createFramework>['globals']) {
  const api = castApi(globals)
  if (!api) throw new Error('no framework')
  return api
}

const createLocalPlayer = () => ({
  media: () => ({
    src: '/film.mpd',
    type: 'application/dash+xml',
    name: 'Faust',
    position: 7,
    isLive: false,
    licence: 'https://l.example',
  }),
  pause: vi.fn(),
  resume: vi.fn(),
})

test.each([undefined, {}, { chrome: {} }, { cast: createFramework().globals.cast }])(
  'castApi is undefined without the framework: %j',
  (globals) => {
    expect(castApi(globals ?? {})).toBeUndefined()
  },
)

test('casts with position and licence, and resumes locally at the last position', async () => {
  const { globals, session } = createFramework()
  const localPlayer = createLocalPlayer()
  const onState = vi.fn()
  const cast = watchCast(castApiOf(globals), localPlayer, onState)
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
  expect(localPlayer.pause).toHaveBeenCalledOnce()
  cast.toggle()
  expect(localPlayer.resume).toHaveBeenCalledExactlyOnceWith(42)
  expect(onState.mock.calls.map(([state]) => state)).toEqual(['available', 'connected', 'available'])
})

test('reports whether cast devices are available until stopped', () => {
  const { globals, change, listeners } = createFramework()
  const onState = vi.fn()
  const cast = watchCast(castApiOf(globals), createLocalPlayer(), onState)
  change({ cast: 'NO_DEVICES_AVAILABLE' })
  expect(onState.mock.calls).toEqual([['available'], ['none']])
  cast.stop()
  expect(listeners.size).toBe(0)
})

test('keeps playing locally if the viewer closes the device list', async () => {
  const { globals, context } = createFramework()
  vi.spyOn(console, 'info').mockImplementation(() => {})
  context.requestSession = () => Promise.reject('cancel')
  const localPlayer = createLocalPlayer()
  const cast = watchCast(castApiOf(globals), localPlayer, () => {})
  cast.toggle()
  await vi.advanceTimersByTimeAsync(10)
  expect(localPlayer.pause).not.toHaveBeenCalled()
})
