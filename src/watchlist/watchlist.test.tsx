import { expect, test, vi } from 'vitest'
import type { Http } from '../service/http/http'
import { ServiceError } from '../service/http/response'
import { createWatchlist } from './watchlist'

/** A service whose changes the test completes. */
function createTestWatchlist(listed: unknown[] = [], joinTabs?: Parameters<typeof createWatchlist>[2]) {
  const state = { epoch: 0, signedIn: true }
  let onChange = () => {}
  const session = {
    state: () => state,
    subscribe(listener: () => void) {
      onChange = listener
      return () => {}
    },
  }
  let broken = false
  const requests: string[] = []
  const open: { end: (status?: number) => void }[] = []
  const http = {
    get: async (path: string) => {
      requests.push(`GET ${path}`)
      return { data: { data: broken ? null : { items: [...listed] } }, text: '', path }
    },
    send: (method: string, path: string, { title_id }: { title_id: unknown }) => {
      requests.push(`${method} ${title_id}`)
      return new Promise((done, fail) =>
        open.push({
          end: (status) =>
            status ? fail(new ServiceError(status === 1 ? 'network' : 'status', path, status)) : done({}),
        }),
      )
    },
  } as unknown as Http
  const list = createWatchlist(http, session, joinTabs)
  return {
    list,
    listed,
    requests,
    refuse(now: boolean) {
      broken = now
    },
    changes: () => requests.filter((call) => !call.startsWith('GET')),
    /** Completes the oldest request for a change. */
    async end(status?: number) {
      await vi.waitFor(() => expect(open).not.toHaveLength(0))
      open.shift()?.end(status)
      await new Promise((done) => setTimeout(done))
    },
    become(signedIn: boolean) {
      Object.assign(state, { signedIn, epoch: state.epoch + 1 })
      onChange()
    },
  }
}

test('loads the ids once and compares them as strings', async () => {
  const { list, requests } = createTestWatchlist([7, 'b'])
  const loading = Promise.all([list.ensure(), list.ensure()])
  expect(list.statusOf('7')).toBe('loading')
  await loading
  await list.ensure()
  expect(requests).toEqual(['GET user/queue/?limit=-1&id_only=true'])
  expect(['7', 7, 'b', 8].map(list.has)).toEqual([true, true, true, false])
})

test('leaves the status of all titles unknown after an error, and loads again on the next call', async () => {
  const { list, refuse } = createTestWatchlist([7])
  refuse(true)
  await expect(list.ensure()).rejects.toThrow(TypeError)
  expect(list.statusOf(7)).toBe('unknown')
  refuse(false)
  await list.ensure()
  expect([list.statusOf(7), list.statusOf(8)]).toEqual(['in', 'out'])
})

test('adds immediately, and sends one request for two clicks', async () => {
  const { list, changes, end } = createTestWatchlist()
  await list.ensure()
  const adding = Promise.all([list.add(7), list.add('7')])
  expect(list.statusOf(7)).toBe('adding')
  await end()
  await adding
  expect(list.statusOf(7)).toBe('in')
  await list.add(7)
  expect(changes()).toEqual(['POST 7'])
})

test.each([
  ['succeeds', undefined],
  ['is refused', 500],
  ['gets no response', 1],
])('ends up removed after a fast add and remove when the first request %s', async (_, status) => {
  const { list, changes, end } = createTestWatchlist()
  await list.ensure()
  const done = Promise.all([list.add(7), list.remove(7)])
  expect(list.statusOf(7)).toBe('removing')
  await end(status)
  await end()
  await done
  expect(list.statusOf(7)).toBe('out')
  expect(changes()).toEqual(['POST 7', 'DELETE 7'])
})

test('sends nothing more after add, remove, add during the first request', async () => {
  const { list, changes, end } = createTestWatchlist()
  await list.ensure()
  const done = Promise.all([list.add(7), list.remove(7), list.add(7)])
  await end()
  await done
  expect(list.statusOf(7)).toBe('in')
  expect(changes()).toEqual(['POST 7'])
})

test('changes two titles in parallel', async () => {
  const { list, changes, end } = createTestWatchlist([1])
  await list.ensure()
  const done = Promise.all([list.remove(1), list.add(2)])
  expect(changes()).toEqual(['DELETE 1', 'POST 2'])
  await end()
  await end()
  await done
  expect([list.has(1), list.has(2)]).toEqual([false, true])
})

test.each([
  ['adding', [], 'out'],
  ['removing', [7], 'in'],
] as const)('rejects and reverts when %s fails', async (what, listed, after) => {
  const { list, end } = createTestWatchlist([...listed])
  await list.ensure()
  const change = what === 'adding' ? list.add(7) : list.remove(7)
  const refused = expect(change).rejects.toThrow(ServiceError)
  await end(500)
  await refused
  expect(list.statusOf(7)).toBe(after)
})

test.each([
  ['adding a title that is already listed', [], 409, 'in'],
  ['removing a title that is not listed', [7], 404, 'out'],
] as const)('treats %s as a success', async (_, listed, status, after) => {
  const { list, end } = createTestWatchlist([...listed])
  await list.ensure()
  const change = after === 'in' ? list.add(7) : list.remove(7)
  await end(status)
  await change
  expect(list.statusOf(7)).toBe(after)
})

test('adds without waiting for the ids', async () => {
  const { list, changes, end } = createTestWatchlist()
  const adding = list.add(7)
  expect(changes()).toEqual(['POST 7'])
  await end()
  await adding
  expect(list.statusOf(7)).toBe('in')
})

test('ignores a response that was requested before a change', async () => {
  const { list, end } = createTestWatchlist([7])
  await list.ensure()
  let respond = (_: number[]) => {}
  const reading = list.read(
    () => new Promise<number[]>((done) => (respond = done)),
    (ids) => ids,
  )
  await new Promise((done) => setTimeout(done))
  const removing = list.remove(7)
  await end()
  await removing
  respond([7])
  await reading
  expect(list.statusOf(7)).toBe('out')
})

test('reads the list after changes in flight', async () => {
  const { list, listed, requests, end } = createTestWatchlist()
  const adding = list.add(7)
  const reading = list.ensure()
  await new Promise((done) => setTimeout(done))
  expect(requests).toEqual(['POST 7'])
  listed.push(7)
  await end()
  await Promise.all([adding, reading])
  expect(requests).toEqual(['POST 7', 'GET user/queue/?limit=-1&id_only=true'])
})

test('starts empty for another viewer', async () => {
  const { list, changes, end, become } = createTestWatchlist([1])
  await list.ensure()
  const old = list.add(7)
  list.remove(7)
  become(false)
  expect([list.statusOf(1), list.statusOf(7)]).toEqual(['unknown', 'unknown'])
  await end()
  await old
  expect(changes()).toEqual(['POST 7'])
  expect([list.statusOf(1), list.statusOf(7)]).toEqual(['unknown', 'unknown'])
})

test('reads the list again when the tab becomes visible', async () => {
  const { list, listed } = createTestWatchlist()
  await list.ensure()
  const stop = list.subscribe(() => {})
  listed.push(9)
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 6000)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(list.has(9)).toBe(true))
  now.mockRestore()
  stop()
})

/** The list of one tab. Another tab sends changes by `receive`, and `sent` has those that it was sent. */
function createTestTab(listed: unknown[] = []) {
  const sent: unknown[] = []
  let receive = (_id: string | number, _listed: boolean) => {}
  const site = createTestWatchlist(listed, (receiver) => {
    receive = receiver
    return ({ id, listed, title }) => sent.push([id, listed, title?.slug])
  })
  site.list.subscribe(() => {})
  return { ...site, sent, receive: (id: string | number, listed: boolean) => receive(id, listed) }
}

test('sends a change to other tabs when the service has confirmed it, with the card of an added title', async () => {
  const { list, sent, end } = createTestTab()
  const adding = list.add(7, { slug: 'faust' })
  expect(sent).toEqual([])
  await end()
  await adding
  const removing = list.remove(7)
  list.add(7, { slug: 'faust' })
  await end()
  await end()
  await removing
  expect(sent).toEqual([
    [7, true, 'faust'],
    [7, false, undefined],
    [7, true, 'faust'],
  ])
})

test.each([
  ['is refused', 500, false],
  ['is confirmed after the viewer has signed out', undefined, true],
])('sends nothing to other tabs if the change %s', async (_, status, signsOut) => {
  const { list, sent, end, become } = createTestTab()
  const adding = Promise.allSettled([list.add(7)])
  if (signsOut) become(false)
  await end(status)
  await adding
  expect(sent).toEqual([])
})

test('shows a change of another tab without a request', async () => {
  const { list, requests, receive } = createTestTab([7])
  await list.ensure()
  const changes = list.changed()
  receive('7', false)
  receive(8, true)
  expect([list.statusOf(7), list.statusOf(8)]).toEqual(['out', 'in'])
  expect(list.changed()).toBe(changes + 2)
  expect(requests).toEqual(['GET user/queue/?limit=-1&id_only=true'])
})

test('keeps the change in flight when another tab changes the same title', async () => {
  const { list, receive, end } = createTestTab()
  await list.ensure()
  const adding = list.add(7)
  receive(7, false)
  expect(list.statusOf(7)).toBe('adding')
  await end()
  await adding
  expect(list.statusOf(7)).toBe('in')
})

test('joins the other tabs only once a component subscribes', () => {
  const joinTabs = vi.fn(() => () => {})
  const { list } = createTestWatchlist([], joinTabs)
  list.statusOf(7)
  expect(joinTabs).not.toHaveBeenCalled()
  list.subscribe(() => {})
  list.subscribe(() => {})
  expect(joinTabs).toHaveBeenCalledTimes(1)
})
