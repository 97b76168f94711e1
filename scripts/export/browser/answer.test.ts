import { expect, it, test } from 'vitest'
import { createAnswer } from './answer'

const metropolis = {
  ...{ id: 1, slug: 'metropolis', name: 'Metropolis', title_type: 'feature', tags: ['Robots'] },
  ...{ asset_id: 'a-1', runtime: 1000 },
}
const faust = {
  id: 2,
  slug: 'faust',
  name: 'Faust',
  title_type: 'feature',
  genres: [{ name: 'Horror', slug: 'horror' }],
}
const trailer = { id: 3, slug: 'faust-trailer', name: 'Faust, trailer', title_type: 'trailer' }

const FILES: Record<string, unknown> = {
  '/data/titles.json': { top: 2, all: [metropolis, faust, trailer] },
  '/data/own-lists.json': ['title/2'],
  '/data/config.json': { site_config: {} },
  '/data/modules/placement/home.json': { data: ['for all'] },
  '/data/modules/placement/home/title/2.json': { data: ['for Faust'] },
  '/data/avails/titles/faust.json': { data: { slug: 'faust' } },
  '/data/inventory/2/extras.json': { data: [trailer, { slug: 'clip', title_type: 'clip' }], total: 2 },
  '/data/playback/stream/asset/a-1.json': { data: { asset_id: 'a-1', sources: [{ src: '/site/a.mp4' }] } },
  '/data/inventory/2/media.json': { data: [{ type: 'gallery' }, { type: 'score' }] },
}

function createService(files = FILES) {
  const read: string[] = []
  const stored = new Map<string, string>()
  const storage = {
    get: (key: string) => stored.get(key),
    set: (key: string, text: string) => void stored.set(key, text),
  }
  const answer = createAnswer(async (address) => {
    read.push(address)
    return files[address] === undefined
      ? new Response('<h1>Not found</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } })
      : Response.json(files[address])
  }, storage)
  const ask = async (call: string, method = 'GET', body?: unknown) => {
    const url = new URL(call, 'https://site.example/')
    return answer({
      method,
      path: url.pathname.slice(1),
      query: url.searchParams,
      body: body === undefined ? body : JSON.stringify(body),
    })
  }
  return { ask, read, stored }
}

test.each([
  ['config/', { site_config: {} }],
  ['modules/placement/home/', { data: ['for all'] }],
  ['modules/placement/home/?title=2', { data: ['for Faust'] }],
  ['modules/placement/home/?title=1', { data: ['for all'] }],
  ['avails/titles/faust', { data: { slug: 'faust' } }],
  ['inventory/2/extras/', { data: [trailer, { slug: 'clip', title_type: 'clip' }], total: 2 }],
  ['inventory/2/extras/?type=trailer', { data: [trailer], total: 2 }],
  ['inventory/2/media/?type=gallery', { data: [{ type: 'gallery' }] }],
])('answers %s from a file', async (call, expected) => {
  const answer = await createService().ask(call)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual(expected)
})

test.each([
  ['avails/titles?sort=name&order=DESC', ['metropolis', 'faust'], 2],
  ['avails/titles?limit=1&offset=1', ['metropolis'], 2],
  ['avails/titles?genre=horror', ['faust'], 1],
  ['avails/titles?search=robot', ['metropolis'], 1],
  ['modules/inventory/?ids=faust,1', ['faust', 'metropolis'], 2],
  ['inventory/search?search=faust&limit=10', ['faust', 'faust-trailer'], 2],
])('answers %s in an exported site from its list of all titles', async (call, slugs, total) => {
  const { data, total: all } = await (await createService().ask(call)).json()
  expect(data.map(({ slug }: { slug: string }) => slug)).toEqual(slugs)
  expect(all).toBe(total)
  expect(data[0]).not.toHaveProperty('tags')
})

test.each([
  ['avails/titles/nosferatu', 'GET', 404],
  ['user/service_users/me/profile/', 'GET', 401],
  ['notification/contact/', 'POST', 405],
  ['modules/content/tracking/', 'POST', 201],
])('%s with %s returns %i', async (call, method, status) => {
  expect((await createService().ask(call, method)).status).toBe(status)
})

test.each([
  [300, 300],
  [960, undefined],
])('a title watched for %i of 1000 s resumes at %s s', async (progress, expected) => {
  const { ask } = createService()
  await ask('user/history/', 'POST', { title_id: 1, asset_id: 'a-1', progress })
  const stream = await (await ask('playback/stream/asset/a-1/')).json()
  expect(stream.data.progress).toBe(expected)
  const { data } = await (await ask('modules/inventory/?ids=1')).json()
  expect(data[0]).toMatchObject({ slug: 'metropolis', progress })
})

test('uses one storage key, and returns files unchanged without stored progress', async () => {
  const { ask, stored } = createService()
  expect(await (await ask('playback/stream/asset/a-1/')).json()).toEqual(FILES['/data/playback/stream/asset/a-1.json'])
  await ask('user/queue', 'POST', { title_id: 2 })
  expect([...stored.keys()]).toEqual(['marquee.guest'])
  const { data } = await (await ask('user/queue/?limit=-1')).json()
  expect(data.items).toMatchObject([{ slug: 'faust', name: 'Faust' }])
})

it('returns 404 if the host returns an HTML page for a missing file', async () => {
  const answer = createAnswer(
    async () => new Response('<html>', { status: 200, headers: { 'Content-Type': 'text/html' } }),
    { get: () => undefined, set: () => {} },
  )
  expect((await answer({ method: 'GET', path: 'avails/titles/x', query: new URLSearchParams() })).status).toBe(404)
})

it('reads the list of titles once, and again after a failure', async () => {
  const files = { ...FILES }
  const { ask, read } = createService(files)
  delete files['/data/titles.json']
  await expect(ask('avails/titles?search=a')).rejects.toThrow()
  files['/data/titles.json'] = FILES['/data/titles.json']
  await ask('avails/titles?search=a')
  await ask('avails/titles?search=b')
  expect(read.filter((each) => each === '/data/titles.json')).toHaveLength(2)
})
