import { expect, it, test } from 'vitest'
import type { Title } from '../../../fixtures/service/catalogue/titles/title'
import { createGuestLists } from './guestLists'

const metropolis = { id: 1, slug: 'metropolis', name: 'Metropolis', title_type: 'feature' }
const faust = { id: 2, slug: 'faust', name: 'Faust', title_type: 'feature' }
const judex = { id: 3, slug: 'judex', name: 'Judex', title_type: 'series' }
const firstEpisode = { id: 31, slug: 'judex-1', name: 'The Shadow', title_type: 'episode', hierarchy: { parent_id: 3 } }
const titles = [metropolis, faust, judex, firstEpisode] as Title[]

function createGuest(initial?: string) {
  const stored = new Map(initial === undefined ? [] : [['marquee.guest', initial]])
  let time = Date.parse('2026-11-01T20:00:00Z')
  let loads = 0
  const lists = createGuestLists(
    { get: (key) => stored.get(key), set: (key, text) => void stored.set(key, text) },
    async () => {
      loads++
      return (key) => titles.find(({ slug, id }) => slug === key || String(id) === String(key))
    },
    () => {
      time += 1000
      return new Date(time)
    },
  )
  const ask = async (method: string, call: string, body?: unknown) => {
    const url = new URL(call, 'https://site.example/')
    const answer = await lists.answer({
      method,
      path: url.pathname.slice(1),
      query: url.searchParams,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    return answer && { status: answer.status, ...(await answer.json()) }
  }
  return { ask, stored, loadCount: () => loads, history: lists.history }
}

const watchlistSlugs = ({ data }: { data: { items: Title[] } }) => data.items.map(({ slug }) => slug)
const historySlugs = ({ data }: { data: { title: Title }[] }) => data.map(({ title }) => title.slug)

test('adds a title once and removes it', async () => {
  const { ask } = createGuest()
  expect(await ask('POST', 'user/queue', { title_id: 1 })).toMatchObject({ status: 201 })
  await ask('POST', 'user/queue', { title_id: '1' })
  await ask('POST', 'user/queue', { title_id: 2 })
  expect(await ask('GET', 'user/queue?id_only=true&limit=-1')).toMatchObject({ data: { items: [2, '1'] } })
  expect(await ask('DELETE', 'user/queue', { title_id: '2' })).toMatchObject({ status: 200 })
  expect(await ask('DELETE', 'user/queue', { title_id: 2 })).toMatchObject({ status: 404 })
  expect(watchlistSlugs(await ask('GET', 'user/queue'))).toEqual(['metropolis'])
})

test.each([
  ['', ['faust', 'metropolis']],
  ['order_by=-updated_at', ['faust', 'metropolis']],
  ['order_by=updated_at', ['metropolis', 'faust']],
  ['order_by=name&sort_direction=asc', ['faust', 'metropolis']],
  ['order_by=-name', ['metropolis', 'faust']],
  ['limit=1&offset=1', ['metropolis']],
])('sorts the list by %s', async (query, expected) => {
  const { ask } = createGuest()
  await ask('POST', 'user/queue', { title_id: 1 })
  await ask('POST', 'user/queue', { title_id: 2 })
  const answer = await ask('GET', `user/queue?${query}`)
  expect(watchlistSlugs(answer)).toEqual(expected)
  expect(answer.data.total).toBe(2)
})

test('replaces the saved position and returns it with its title', async () => {
  const { ask, history } = createGuest()
  await ask('POST', 'user/history', { title_id: 1, asset_id: 'a', progress: 10 })
  await ask('POST', 'user/history', { title_id: 2, asset_id: 'b', progress: 20 })
  const saved = await ask('POST', 'user/history', { title_id: '1', asset_id: 'a', progress: 30 })
  expect(saved).toMatchObject({ status: 201, data: [{ title_id: 1, asset_id: 'a', progress: 30, title: metropolis }] })
  expect(history().map(({ asset_id, progress }) => [asset_id, progress])).toEqual([
    ['a', 30],
    ['b', 20],
  ])
  expect(historySlugs(await ask('GET', 'user/history?order_by=-updated_at'))).toEqual(['metropolis', 'faust'])
  expect(historySlugs(await ask('GET', 'user/history?order_by=name'))).toEqual(['faust', 'metropolis'])
  expect(await ask('GET', 'user/history?limit=1')).toMatchObject({ total: 2, data: [{ asset_id: 'a' }] })
})

test.each([
  ['3', ['judex-1']],
  ['judex', ['judex-1']],
  ['31', ['judex-1']],
  ['1', []],
])('returns the history of title %s with its episodes', async (title, expected) => {
  const { ask } = createGuest()
  await ask('POST', 'user/history', { title_id: 31, asset_id: 'e', progress: 10 })
  await ask('POST', 'user/history', { title_id: 2, asset_id: 'b', progress: 10 })
  expect(historySlugs(await ask('GET', `user/history?title_id=${title}`))).toEqual(expected)
})

it('omits titles that the site no longer has', async () => {
  const { ask } = createGuest()
  await ask('POST', 'user/queue', { title_id: 99 })
  await ask('POST', 'user/history', { title_id: 99, asset_id: 'x', progress: 1 })
  expect(await ask('GET', 'user/queue')).toMatchObject({ data: { items: [], total: 0 } })
  expect(await ask('GET', 'user/history')).toMatchObject({ data: [], total: 0 })
})

it('does not load titles for empty lists', async () => {
  const { ask, loadCount } = createGuest()
  await ask('GET', 'user/queue')
  await ask('GET', 'user/queue?id_only=true')
  await ask('GET', 'user/history?limit=48')
  expect(loadCount()).toBe(0)
})

test.each(['', 'text', '[]', '{"watchlist":3,"history":[{"title_id":1}]}', '{"watchlist":[null,{"title_id":{}}]}'])(
  'ignores the invalid stored value %j',
  async (value) => {
    const { ask } = createGuest(value)
    expect(await ask('GET', 'user/queue')).toMatchObject({ data: { items: [] } })
    expect(await ask('GET', 'user/history')).toMatchObject({ data: [] })
    await ask('POST', 'user/queue', { title_id: 1 })
    expect(watchlistSlugs(await ask('GET', 'user/queue'))).toEqual(['metropolis'])
  },
)

test.each([
  ['user/queue', {}],
  ['user/queue', { title_id: {} }],
  ['user/history', { title_id: 1, asset_id: 'a' }],
  ['user/history', { title_id: 1, asset_id: 'a', progress: -1 }],
  ['user/history', { asset_id: 'a', progress: 1 }],
])('%s rejects %j', async (call, body) => {
  const { ask, stored } = createGuest()
  expect(await ask('POST', call, body)).toMatchObject({ status: 422 })
  expect(stored.size).toBe(0)
})

it('returns undefined for a call that concerns neither the watchlist nor the history', async () => {
  expect(await createGuest().ask('GET', 'user/logout')).toBeUndefined()
})
