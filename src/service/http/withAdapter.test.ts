import { expect, it } from 'vitest'
import type { Http } from './http'
import { ServiceError } from './response'
import { type Adapter, callNameOf, withAdapter } from './withAdapter'

/** An adapter in front of a service with fixed responses. */
function httpWithAdapter(adapter: Adapter, answers: Record<string, unknown>) {
  const said: string[] = []
  const answer = async (path: string) => {
    if (!(path in answers)) throw new ServiceError('status', path, 404)
    return { data: structuredClone(answers[path]), text: JSON.stringify(answers[path]), path }
  }
  const send = (_method: string, path: string) => answer(path)
  const service = { get: answer, send, renew: undefined } as unknown as Http
  const http = withAdapter(service, adapter, ({ file, message }) => said.push(`${file}: ${message}`))
  return { http, said }
}

it.each([
  ['config/', 'config'],
  ['/modules/placement/home/', 'moduleList'],
  ['modules/module/films', 'other'],
  ['avails/titles?search=night&limit=20', 'titles'],
  ['avails/titles/faust/related/', 'titles'],
  ['avails/titles/faust', 'title'],
  ['avails/titles/faust/detail/?metadata=true', 'other'],
  ['avails/genres/', 'genres'],
  ['avails/genres/drama/?limit=-1', 'genre'],
  ['inventory/7/seasons/', 'seasons'],
  ['playback/stream/asset/7/', 'playback'],
  ['avails/play/faust/4k', 'playback'],
  ['user/queue/?limit=-1&order_by=name', 'watchlist'],
  ['user/queue/?limit=-1&id_only=true', 'other'],
  ['events/7', 'event'],
  ['collections/7/items/?limit=20', 'collectionAssets'],
])('maps GET %s to the call %s', (path, name) => expect(callNameOf({ method: 'GET', path })).toBe(name))

it('maps a write to the call "other"', () => expect(callNameOf({ method: 'POST', path: 'events/7' })).toBe('other'))

it('returns adapted data and text, and leaves other responses unchanged', async () => {
  const films = { films: [{ id: 1, head: 'M' }] }
  const { http, said } = httpWithAdapter(
    {
      titles: (call, answer) => {
        expect(call).toEqual({ method: 'GET', path: 'avails/titles?search=m' })
        const { films: all } = answer as unknown as typeof films
        return { data: all.map(({ id, head }) => ({ slug: `m-${id}`, name: head })) }
      },
      other: ({ method }, answer) => (method === 'POST' ? { done: answer } : answer),
    },
    { 'avails/titles?search=m': films, 'avails/titles/m': { data: 7 }, 'user/queue': 1 },
  )
  const data = { data: [{ slug: 'm-1', name: 'M' }] }
  const reply = await http.get('avails/titles?search=m')
  expect(reply).toMatchObject({ data, path: 'avails/titles?search=m' })
  expect(JSON.parse(reply.text)).toEqual(data)
  expect((await http.get('avails/titles/m')).text).toBe('{"data":7}')
  expect((await http.send('POST', 'user/queue')).data).toEqual({ done: 1 })
  expect(said).toEqual([])
})

it('rejects only the call whose adapter threw, and reports it', async () => {
  const { http, said } = httpWithAdapter(
    // Input is not validated: `name` may be missing.
    { title: (_, { data }) => ({ data: { ...data, name: (data.name as string).trim() } }) },
    { 'avails/titles/a': { data: {} }, 'avails/titles/b': { data: { slug: 'b', name: ' B ' } } },
  )
  const failed = http.get('avails/titles/a')
  await expect(failed).rejects.toBeInstanceOf(ServiceError)
  await expect(failed).rejects.toMatchObject({ kind: 'adapter', path: 'avails/titles/a' })
  expect((await http.get('avails/titles/b')).data).toEqual({ data: { slug: 'b', name: 'B' } })
  expect(said).toEqual([
    expect.stringMatching(
      /^avails\/titles\/a: the adapter "title" threw an error for GET avails\/titles\/a: .*undefined/,
    ),
  ])
})

it('does not adapt errors and documents', async () => {
  const { http, said } = httpWithAdapter({ other: () => expect.fail('asked') }, { 'file.pdf': 'bytes' })
  expect((await http.get('file.pdf', { parseBody: async () => 'bytes' })).data).toBe('bytes')
  await expect(http.get('nowhere')).rejects.toMatchObject({ status: 404 })
  expect(said).toEqual([])
})
