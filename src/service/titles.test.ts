import { expect, test } from 'vitest'
import type { Title } from '../generated/types'
import { ServiceError } from './http/response'
import type { ServiceClient } from './query'
import { titleQuery } from './titles'

const TITLE_PATH = 'avails/titles/faust'
/** @param answers responses by path below that of the title; other paths respond with 404 */
async function readTitle(answers: Record<string, unknown>) {
  const asked: string[] = []
  const client = {
    async get(path: string) {
      asked.push(path.slice(TITLE_PATH.length))
      const data = answers[path.slice(TITLE_PATH.length)]
      if (data === undefined) throw new ServiceError('status', path, 404)
      return { data: { data }, text: '', path }
    },
    one: async ({ data }: { data: { data: Title } }) => data.data,
  }
  return { title: await titleQuery('faust').read(client as unknown as ServiceClient), asked }
}
const FILM = { slug: 'faust', title_type: 'feature', name: 'Faust' }

test.each([{}, null, { director: 'Murnau' }])('makes one request when the response has meta (%j)', async (meta) => {
  const { title, asked } = await readTitle({ '': { ...FILM, meta } })
  expect(title).toEqual({ ...FILM, meta })
  expect(asked).toEqual([''])
})

test('adds missing fields from the detail; the response’s own fields win', async () => {
  const detail = {
    name: 'Another',
    runtime: 60,
    meta: {},
    primary_video: { asset_id: 'a' },
    trailer: { asset_id: 't' },
  }
  const { title, asked } = await readTitle({ '': FILM, '/detail/?metadata=true': detail })
  expect(title).toEqual({ ...detail, ...FILM })
  expect(asked).toEqual(['', '/detail/?metadata=true'])
})

test('loads facts, main video and trailer from separate calls', async () => {
  const { title, asked } = await readTitle({
    '': FILM,
    '/metadata/': { rating: 'NR', meta: { director: 'Murnau' } },
    '/assets/': [{ slug: 'note' }, { slug: 'faust', asset_id: 'a1' }],
    '/videos/': [
      { title_type: 'extra', slug: 'x', asset_id: 'x' },
      { title_type: 'trailer', slug: 'tr', asset_id: 't1' },
    ],
  })
  expect(title).toEqual({
    ...FILM,
    rating: 'NR',
    meta: { director: 'Murnau' },
    primary_video: { slug: 'faust', asset_id: 'a1' },
    trailer: { slug: 'tr', asset_id: 't1' },
  })
  expect(asked).toEqual(['', '/detail/?metadata=true', '/metadata/', '/assets/', '/videos/'])
})

test('omits parts that fail to load, and requests no video for a series', async () => {
  const series = { ...FILM, title_type: 'series' }
  const { title, asked } = await readTitle({ '': series })
  expect(title).toEqual(series)
  expect(asked).toEqual(['', '/detail/?metadata=true', '/metadata/', '/videos/'])
})
