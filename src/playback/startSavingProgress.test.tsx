import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aTitle } from '../catalogue/testing/InSite'
import { createQueryStore } from '../data/queryStore'
import type { PlaybackAsset } from '../generated/types'
import { createSession } from '../session/session'
import { createFeatures } from '../site/assemble/features'
import type { Runtime } from '../site/runtime'
import { startSavingProgress } from './startSavingProgress'

beforeEach(() => localStorage.clear())
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: set as the session does
  document.cookie = 'token=; Max-Age=0; Path=/'
})

function startWatching({ asset = {}, config = {} }: { asset?: Partial<PlaybackAsset>; config?: object } = {}) {
  const session = createSession()
  const send = vi.fn(async (_method: string, _path: string, body: object) => body)
  const plan = { document: { site_config: { routing: [], ...config } } }
  const check = async (_: unknown, data: unknown) => data
  const scope = { site: 'saving', visitor: 0, queries: createQueryStore(), validate: check, onListRead: () => {} }
  const cards = new Map([['faust', aTitle('faust', { id: 7 })]])
  const runtime: Runtime = {
    session,
    plan,
    http: { send, get: async () => ({ data: { data: [] }, text: '', path: '' }) },
    data: () => scope,
    cards,
    lists: () => [],
    feature: createFeatures((): Runtime => runtime),
  } as unknown as Runtime
  const video = Object.assign(new EventTarget(), { currentTime: 0, duration: 100, paused: true })
  const fullAsset = { asset_id: 'a1', title_id: 7, title_type: 'feature', sources: [], ...asset }
  const end = startSavingProgress(runtime, video, { title: aTitle('faust'), asset: fullAsset })
  const playTo = (seconds: number) => {
    Object.assign(video, { currentTime: seconds, paused: false })
    video.dispatchEvent(new Event('playing'))
    video.dispatchEvent(new Event('timeupdate'))
  }
  return { session, send, cards, end, playTo, saved: () => send.mock.calls.map(([, , body]) => body) }
}
const CREDENTIALS = { token: 'abc', scheme: 'Token' as const }

test('saves the position of a known viewer when playback ends', async () => {
  const { session, end, playTo, saved } = startWatching()
  session.signedInWith({ ...CREDENTIALS, profile: { email: 'a@b.example' } })
  playTo(12)
  end()
  await vi.waitFor(() => expect(saved()).toEqual([{ title_id: 7, asset_id: 'a1', progress: 12 }]))
})

test.each<[string, () => Promise<object>, number | undefined]>([
  ['updates the cards of a title after a save', async () => ({}), 12],
  ['does not update the cards after a failed save', async () => Promise.reject(new Error('down')), undefined],
])('%s', async (_, answer, progress) => {
  const { session, end, playTo, send, cards } = startWatching()
  session.signedInWith({ ...CREDENTIALS, profile: { email: 'a@b.example' } })
  send.mockImplementation(answer)
  playTo(12)
  end()
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  await Promise.allSettled(send.mock.results.map(({ value }) => value))
  await new Promise((done) => setTimeout(done))
  expect(cards.get('faust')?.progress).toBe(progress)
})

test('saves positions after the profile has loaded during playback', async () => {
  const { session, end, playTo, saved } = startWatching()
  session.signedInWith(CREDENTIALS)
  playTo(5)
  session.profileLoaded({ email: 'a@b.example' }, [])
  playTo(12)
  end()
  await vi.waitFor(() => expect(saved()).toEqual([{ title_id: 7, asset_id: 'a1', progress: 12 }]))
})

test.each([
  ['a signed-out visitor', undefined, {}],
  ['a viewer with tracking off', { email: 'a@b.example', track_playback_position: false }, {}],
  ['a live stream', { email: 'a@b.example' }, { asset: { is_live: true } }],
  ['a type without history', { email: 'a@b.example' }, { config: { enable_playback_history: { feature: false } } }],
])('saves nothing for %s', async (_, profile, given) => {
  const { session, end, playTo, send } = startWatching(given)
  if (profile) session.signedInWith({ ...CREDENTIALS, profile })
  playTo(12)
  end()
  await Promise.resolve()
  expect(send).not.toHaveBeenCalled()
})

test('stores positions until the profile is known, and then sends them, even if playback has ended', async () => {
  const { session, end, playTo, saved } = startWatching()
  session.signedInWith(CREDENTIALS)
  session.profileFailed()
  playTo(12)
  end()
  await vi.waitFor(() => expect(Object.values({ ...localStorage }).join()).toContain('"progress":12'))
  expect(saved()).toEqual([])
  session.profileLoaded({ email: 'a@b.example' }, [])
  await vi.waitFor(() => expect(saved()).toEqual([{ title_id: 7, asset_id: 'a1', progress: 12 }]))
  await vi.waitFor(() => expect(Object.keys({ ...localStorage }).join()).not.toContain('progress'))
})

test('removes stored positions if tracking is off in the profile', async () => {
  const { session, end, playTo, saved } = startWatching()
  session.signedInWith(CREDENTIALS)
  session.profileFailed()
  playTo(12)
  end()
  await vi.waitFor(() => expect(Object.values({ ...localStorage }).join()).toContain('"progress":12'))
  session.profileLoaded({ email: 'a@b.example', track_playback_position: false }, [])
  await vi.waitFor(() => expect(Object.keys({ ...localStorage }).join()).not.toContain('progress'))
  expect(saved()).toEqual([])
})
