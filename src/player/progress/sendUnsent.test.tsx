import { HttpResponse, http as mock } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, test, vi } from 'vitest'
import { createStorage } from '../../lib/browser/storage'
import { createHttp } from '../../service/http/http'
import { createSession } from '../../session/session'
import { createProgressSender, shouldSaveProgress } from './progressSender'
import { sendUnsent, sendUnsentAfterSignIn } from './sendUnsent'
import { createUnsentProgress } from './unsentProgress'

const API_BASE = 'http://localhost:3000/api/v1/'
const NOW = Date.parse('2027-01-15T12:00:00Z')
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

let sent: [string | null, unknown][]
let savedHistory: object[]
let serverStatus: number
beforeEach(() => {
  localStorage.clear()
  sent = []
  savedHistory = []
  serverStatus = 201
  server.use(
    mock.get(`${API_BASE}user/history/`, () => HttpResponse.json({ data: savedHistory })),
    mock.post(`${API_BASE}user/history/`, async ({ request }) => {
      sent.push([request.headers.get('Authorization'), await request.json()])
      return HttpResponse.json({}, { status: serverStatus })
    }),
  )
})
afterEach(() => server.resetHandlers())

function openSite() {
  const session = createSession()
  session.signedInWith({ token: 'ada', scheme: 'Token', profile: {} })
  const http = createHttp({ base: API_BASE, authorization: session.authorization })
  const unsent = createUnsentProgress(createStorage('localStorage'), 'ada', () => NOW)
  unsent.add({ title_id: 1, asset_id: 7, progress: 42 })
  return { session, http, unsent }
}

it('sends unsent saves, and removes them', async () => {
  const { session, http, unsent } = openSite()
  unsent.add({ title_id: 2, asset_id: 8, progress: 5 })
  await sendUnsent(http, session, unsent)
  expect(sent).toEqual([
    ['Token ada', { title_id: 1, asset_id: 7, progress: 42 }],
    ['Token ada', { title_id: 2, asset_id: 8, progress: 5 }],
  ])
  expect(unsent.all()).toEqual([])
})

test.each([
  [
    'sends nothing if the service has a later entry',
    { asset_id: '7', progress: 300, updated_at: '2027-01-15T12:00:01Z' },
    0,
  ],
  ['sends nothing if the service has this position', { asset_id: 7, progress: 42 }, 0],
  ['sends if the service has an earlier entry', { asset_id: 7, progress: 300, updated_at: '2027-01-15T11:59:00Z' }, 1],
  ['sends if the entry of the service has no time', { asset_id: 7, progress: 300 }, 1],
  [
    'sends if the service has entries of other assets only',
    { asset_id: 9, progress: 3, updated_at: '2027-01-16T00:00:00Z' },
    1,
  ],
  ['sends if the entry of the service is invalid', { asset_id: 7, progress: '42', updated_at: 'soon' }, 1],
])('%s', async (_, entry, calls) => {
  const { session, http, unsent } = openSite()
  savedHistory = [entry]
  await sendUnsent(http, session, unsent)
  expect(sent).toHaveLength(calls)
  expect(unsent.all()).toEqual([])
})

it('treats a 404 as an empty history', async () => {
  server.use(mock.get(`${API_BASE}user/history/`, () => new HttpResponse(null, { status: 404 })))
  const { session, http, unsent } = openSite()
  await sendUnsent(http, session, unsent)
  expect(sent).toHaveLength(1)
})

test.each([
  [500, 1],
  [401, 1],
  [422, 0],
])('after status %i, keeps %i saves for the next session', async (answer, left) => {
  serverStatus = answer
  const { session, http, unsent } = openSite()
  await sendUnsent(http, session, unsent)
  expect(unsent.all()).toHaveLength(left)
})

it('does not send if playback has saved a later position meanwhile', async () => {
  const { session, http, unsent } = openSite()
  let at = NOW
  const later = createUnsentProgress(createStorage('localStorage'), 'ada', () => ++at)
  const done = sendUnsent(http, session, unsent)
  later.add({ title_id: 1, asset_id: 7, progress: 50 })
  await done
  expect(sent).toEqual([])
  expect(unsent.all()).toMatchObject([{ progress: 50 }])
})

it('does not send for another viewer who signs in meanwhile', async () => {
  const { session, http, unsent } = openSite()
  const send = createProgressSender(http, session)
  const done = sendUnsent(http, session, unsent)
  session.signedInWith({ token: 'eve', scheme: 'Token' })
  await done
  await expect(send({ title_id: 1, asset_id: 7, progress: 42 })).rejects.toMatchObject({ kind: 'aborted' })
  expect(sent).toEqual([])
  expect(unsent.all()).toHaveLength(1)
})

test.each([
  [{ signedIn: false }, false],
  [{ signedIn: true }, false],
  [{ signedIn: true, profile: {} }, true],
  [{ signedIn: true, profile: { track_playback_position: true } }, true],
  [{ signedIn: true, profile: { track_playback_position: false } }, false],
])('shouldSaveProgress of %o is %s', (state, tracked) => {
  expect(shouldSaveProgress({ epoch: 0, phase: 'idle', groups: [], clockOffset: 0, ...state })).toBe(tracked)
})

it('sendUnsentAfterSignIn() sends each save once, even if called several times in a session', async () => {
  const session = createSession()
  session.signedInWith({ token: 'ada', scheme: 'Token' })
  const http = createHttp({ base: API_BASE, authorization: session.authorization })
  createUnsentProgress(createStorage('localStorage'), session.id()).add({ title_id: 1, asset_id: 7, progress: 42 })
  for (let film = 0; film < 3; film++) sendUnsentAfterSignIn(http, session, API_BASE)
  session.profileLoaded({ email: 'ada@b.example' }, [])
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await vi.waitFor(() => expect(Object.keys({ ...localStorage }).join()).not.toContain('progress'))
  expect(sent).toHaveLength(1)
})
