import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aTitle } from '../catalogue/testing/InSite'
import { createQueryStore } from '../data/queryStore'
import type { PlaybackAsset } from '../generated/types'
import { createSession } from '../session/session'
import { createFeatures } from '../site/assemble/features'
import type { Runtime } from '../site/runtime'
import { bindSaving } from './bindSaving'

beforeEach(() => localStorage.clear())
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the session keeps it
  document.cookie = 'token=; Max-Age=0; Path=/'
})

function watch({ asset = {}, config = {} }: { asset?: Partial<PlaybackAsset>; config?: object } = {}) {
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
  const whole = { asset_id: 'a1', title_id: 7, title_type: 'feature', sources: [], ...asset }
  const end = bindSaving(runtime, video as never, { title: aTitle('faust'), asset: whole })
  const playTo = (seconds: number) => {
    Object.assign(video, { currentTime: seconds, paused: false })
    video.dispatchEvent(new Event('playing'))
    video.dispatchEvent(new Event('timeupdate'))
  }
  return { session, send, cards, end, playTo, saved: () => send.mock.calls.map(([, , body]) => body) }
}
const someone = { token: 'abc', scheme: 'Token' as const }

test('a viewer who is known is saved on leaving', async () => {
  const { session, end, playTo, saved } = watch()
  session.signedInWith({ ...someone, profile: { email: 'a@b.example' } })
  playTo(12)
  end()
  await vi.waitFor(() => expect(saved()).toEqual([{ title_id: 7, asset_id: 'a1', progress: 12 }]))
})

test.each([
  ['that was saved is on the cards of its title', async () => ({}), 12],
  ['that did not arrive is not', async () => Promise.reject(new Error('down')), undefined],
])('a position %s', async (_, answer, progress) => {
  const { session, end, playTo, send, cards } = watch()
  session.signedInWith({ ...someone, profile: { email: 'a@b.example' } })
  send.mockImplementation(answer as never)
  playTo(12)
  end()
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  await Promise.allSettled(send.mock.results.map(({ value }) => value))
  await new Promise((done) => setTimeout(done))
  expect(cards.get('faust')?.progress).toBe(progress)
})

test('who becomes known only while the film plays is saved from then on', async () => {
  const { session, end, playTo, saved } = watch()
  session.signedInWith(someone)
  playTo(5)
  session.signedInAs({ email: 'a@b.example' }, [])
  playTo(12)
  end()
  await vi.waitFor(() => expect(saved()).toEqual([{ title_id: 7, asset_id: 'a1', progress: 12 }]))
})

test.each([
  ['nobody', undefined, {}],
  ['who does not want it', { email: 'a@b.example', track_playback_position: false }, {}],
  ['live', { email: 'a@b.example' }, { asset: { is_live: true } }],
  [
    'a type that keeps no history',
    { email: 'a@b.example' },
    { config: { enable_playback_history: { feature: false } } },
  ],
])('nothing is saved: %s', async (_, profile, given) => {
  const { session, end, playTo, send } = watch(given)
  if (profile) session.signedInWith({ ...someone, profile })
  playTo(12)
  end()
  await Promise.resolve()
  expect(send).not.toHaveBeenCalled()
})

test('of whom the service does not say who it is, positions are kept here until it does, also after the film', async () => {
  const { session, end, playTo, saved } = watch()
  session.signedInWith(someone)
  session.stayUnknown()
  playTo(12)
  end()
  await vi.waitFor(() => expect(Object.values({ ...localStorage }).join()).toContain('"progress":12'))
  expect(saved()).toEqual([])
  session.signedInAs({ email: 'a@b.example' }, [])
  await vi.waitFor(() => expect(saved()).toEqual([{ title_id: 7, asset_id: 'a1', progress: 12 }]))
  await vi.waitFor(() => expect(Object.keys({ ...localStorage }).join()).not.toContain('progress'))
})

test('who turns out not to want positions kept has none, here or there', async () => {
  const { session, end, playTo, saved } = watch()
  session.signedInWith(someone)
  session.stayUnknown()
  playTo(12)
  end()
  await vi.waitFor(() => expect(Object.values({ ...localStorage }).join()).toContain('"progress":12'))
  session.signedInAs({ email: 'a@b.example', track_playback_position: false }, [])
  await vi.waitFor(() => expect(Object.keys({ ...localStorage }).join()).not.toContain('progress'))
  expect(saved()).toEqual([])
})
