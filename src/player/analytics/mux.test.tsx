import Cookies from 'js-cookie'
import type { Mux, MuxOptions } from 'mux-embed'
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest'
import { createConsent } from '../../consent/consent'
import { type MuxSettings, startMux } from './mux'

const mux = { monitor: vi.fn<Mux['monitor']>(), destroyMonitor: vi.fn<Mux['destroyMonitor']>() }
const loadMux = vi.fn(async () => ({ default: mux }))
const video = document.createElement('video')
const flush = () => new Promise((resolve) => setTimeout(resolve))
const start = (settings: Partial<MuxSettings> = {}, loader: Parameters<typeof startMux>[2] = loadMux) =>
  startMux(
    video,
    { code: 'env1', consent: createConsent(false), title: 'Nosferatu', series: 'Silents', video: 7, ...settings },
    loader,
  )

beforeEach(() => {
  vi.clearAllMocks()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  Cookies.remove('cookieAccess')
})
afterEach(() => vi.restoreAllMocks())

it('sends title, series, video and viewer, and addresses without their query', async () => {
  history.replaceState(null, '', '/play/nosferatu?token=secret')
  start({ viewer: 'abc' })
  await flush()
  const [element, options] = mux.monitor.mock.calls[0] as [HTMLVideoElement, MuxOptions]
  expect(element).toBe(video)
  expect(options).toMatchObject({
    respectDoNotTrack: true,
    data: {
      env_key: 'env1',
      video_title: 'Nosferatu',
      video_series: 'Silents',
      video_id: '7',
      viewer_user_id: 'abc',
      page_url: `${location.origin}/play/nosferatu`,
    },
  })
  const state = { video_source_url: 'https://cdn.example/a.mp4?sig=1#t', video_source_width: 2, video_poster_url: null }
  expect(options.stateDataTranslator(state)).toEqual({ ...state, video_source_url: 'https://cdn.example/a.mp4' })
  expect(options.stateDataTranslator(undefined)).toBeUndefined()
})

test.each<[string, Partial<MuxSettings>]>([
  ['the site has no code', { code: undefined }],
  ['its code is empty', { code: '' }],
  ['the site disables it', { disabled: true }],
  ['the visitor has not decided about cookies', { consent: createConsent(true) }],
])('does not load Mux if %s', async (_, settings) => {
  start(settings)()
  await flush()
  expect(loadMux).not.toHaveBeenCalled()
})

it('stops once with the player', async () => {
  const stop = start()
  await flush()
  expect(mux.destroyMonitor).not.toHaveBeenCalled()
  stop()
  stop()
  expect(mux.destroyMonitor.mock.calls).toEqual([[video]])
})

it('does not start if the player stops before it has loaded', async () => {
  start()()
  await flush()
  expect(loadMux).toHaveBeenCalledOnce()
  expect(mux.monitor).not.toHaveBeenCalled()
  expect(mux.destroyMonitor).not.toHaveBeenCalled()
})

it('starts after consent; stops and removes its cookie when consent is withdrawn', async () => {
  const consent = createConsent(true)
  const stop = start({ consent })
  consent.choose(['functional'])
  await flush()
  expect(loadMux).not.toHaveBeenCalled()
  consent.choose(['analytics'])
  consent.choose('all')
  await flush()
  expect(mux.monitor).toHaveBeenCalledOnce()
  Cookies.set('muxData', 'x')
  consent.choose('reject')
  expect(mux.destroyMonitor).toHaveBeenCalledOnce()
  expect(Cookies.get('muxData')).toBeUndefined()
  consent.choose('all')
  await flush()
  expect(mux.monitor).toHaveBeenCalledTimes(2)
  stop()
  consent.choose('reject')
  expect(mux.destroyMonitor).toHaveBeenCalledTimes(2)
})

it('starts once if consent changes twice while it loads', async () => {
  const consent = createConsent(true)
  consent.choose('all')
  const stop = start({ consent })
  consent.choose('reject')
  consent.choose('all')
  await flush()
  expect(mux.monitor).toHaveBeenCalledOnce()
  stop()
})

it('logs a package that fails to load or throws', async () => {
  const stop = start({}, () => Promise.reject(new Error('404')))
  await flush()
  expect(stop).not.toThrow()
  const broken = () => {
    throw new Error('no')
  }
  mux.monitor.mockImplementationOnce(broken)
  mux.destroyMonitor.mockImplementationOnce(broken)
  const other = start()
  await flush()
  expect(other).not.toThrow()
  expect(console.warn).toHaveBeenCalledTimes(3)
})

it('mux-embed exports the functions monitor and destroyMonitor', async () => {
  const { default: real } = await import('mux-embed')
  expect([typeof real.monitor, typeof real.destroyMonitor]).toEqual(['function', 'function'])
})
