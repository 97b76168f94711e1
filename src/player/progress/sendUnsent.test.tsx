import { HttpResponse, http as mock } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, test, vi } from 'vitest'
import { createStorage } from '../../lib/storage'
import { createHttp } from '../../service/http/http'
import { createSession } from '../../session/session'
import { createProgressSender, tracksPosition } from './progressSender'
import { resend, sendUnsent } from './sendUnsent'
import { createUnsentProgress } from './unsentProgress'

const base = 'http://localhost:3000/api/v1/'
const NOW = Date.parse('2027-01-15T12:00:00Z')
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

let sent: [string | null, unknown][]
let known: object[]
let status: number
beforeEach(() => {
  localStorage.clear()
  sent = []
  known = []
  status = 201
  server.use(
    mock.get(`${base}user/history/`, () => HttpResponse.json({ data: known })),
    mock.post(`${base}user/history/`, async ({ request }) => {
      sent.push([request.headers.get('Authorization'), await request.json()])
      return HttpResponse.json({}, { status })
    }),
  )
})
afterEach(() => server.resetHandlers())

function open() {
  const session = createSession()
  session.signedInWith({ token: 'ada', scheme: 'Token', profile: {} })
  const http = createHttp({ base, authorization: session.authorization })
  const unsent = createUnsentProgress(createStorage('localStorage'), 'ada', () => NOW)
  unsent.keep({ title_id: 1, asset_id: 7, progress: 42 })
  return { session, http, unsent }
}

it('what was left is sent, and forgotten', async () => {
  const { session, http, unsent } = open()
  unsent.keep({ title_id: 2, asset_id: 8, progress: 5 })
  await sendUnsent(http, session, unsent)
  expect(sent).toEqual([
    ['Token ada', { title_id: 1, asset_id: 7, progress: 42 }],
    ['Token ada', { title_id: 2, asset_id: 8, progress: 5 }],
  ])
  expect(unsent.all()).toEqual([])
})

test.each([
  ['the viewer has gone on elsewhere since', { asset_id: '7', progress: 300, updated_at: '2027-01-15T12:00:01Z' }, 0],
  ['it has arrived after all', { asset_id: 7, progress: 42 }, 0],
  ['the service has an earlier one', { asset_id: 7, progress: 300, updated_at: '2027-01-15T11:59:00Z' }, 1],
  ['the service does not say when', { asset_id: 7, progress: 300 }, 1],
  ['the service has another asset only', { asset_id: 9, progress: 3, updated_at: '2027-01-16T00:00:00Z' }, 1],
  ['the service says something odd', { asset_id: 7, progress: '42', updated_at: 'soon' }, 1],
])('%s', async (_, entry, calls) => {
  const { session, http, unsent } = open()
  known = [entry]
  await sendUnsent(http, session, unsent)
  expect(sent).toHaveLength(calls)
  expect(unsent.all()).toEqual([])
})

it('a history that is not found is an empty one', async () => {
  server.use(mock.get(`${base}user/history/`, () => new HttpResponse(null, { status: 404 })))
  const { session, http, unsent } = open()
  await sendUnsent(http, session, unsent)
  expect(sent).toHaveLength(1)
})

test.each([
  [500, 1],
  [401, 1],
  [422, 0],
])('a service that answers %i leaves %i for the next session', async (answer, left) => {
  status = answer
  const { session, http, unsent } = open()
  await sendUnsent(http, session, unsent)
  expect(unsent.all()).toHaveLength(left)
})

it('playing on meanwhile wins', async () => {
  const { session, http, unsent } = open()
  let at = NOW
  const later = createUnsentProgress(createStorage('localStorage'), 'ada', () => ++at)
  const done = sendUnsent(http, session, unsent)
  later.keep({ title_id: 1, asset_id: 7, progress: 50 })
  await done
  expect(sent).toEqual([])
  expect(unsent.all()).toMatchObject([{ progress: 50 }])
})

it('somebody else who signs in meanwhile gets nothing of it', async () => {
  const { session, http, unsent } = open()
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
])('positions of %o are tracked: %s', (state, tracked) => {
  expect(tracksPosition({ epoch: 0, phase: 'idle', groups: [], clockOffset: 0, ...state })).toBe(tracked)
})

it('however often it is asked for, each save goes out once', async () => {
  const session = createSession()
  session.signedInWith({ token: 'ada', scheme: 'Token' })
  const http = createHttp({ base, authorization: session.authorization })
  createUnsentProgress(createStorage('localStorage'), session.id()).keep({ title_id: 1, asset_id: 7, progress: 42 })
  for (let film = 0; film < 3; film++) resend(http, session, base)
  session.signedInAs({ email: 'ada@b.example' }, [])
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await vi.waitFor(() => expect(Object.keys({ ...localStorage }).join()).not.toContain('progress'))
  expect(sent).toHaveLength(1)
})
