import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHttp, type Http } from '../../service/http/http'
import { ServiceError } from '../../service/http/response'
import { createProblems } from '../validate/problem'
import { loadConfig, SiteError } from './loadConfig'
import { newVersionWaiting } from './newVersion'

const BASE = '/api/v1/'
const VALID_CONFIG = JSON.stringify({
  distributor: 'A',
  site_config: { routing: [{ route: '/home', component: 'home' }] },
})

/** A service whose config call answers with a text, fails, or never answers. */
function serviceAnswering(answer: string | Error | 'never') {
  const get = vi.fn(async (path: string) => {
    if (answer === 'never') return new Promise(() => {})
    if (answer instanceof Error) throw answer
    return { data: JSON.parse(answer), text: answer, path }
  })
  return { get } as unknown as Http & { get: typeof get }
}

const load = (answer: string | Error | 'never', base = BASE, problems = createProblems()) =>
  loadConfig(serviceAnswering(answer), base, problems)

/** An earlier visit, whose config is stored when the browser is idle. */
async function storeLastGoodConfig() {
  await load(VALID_CONFIG)
  await vi.waitFor(() => expect(localStorage).not.toHaveLength(0))
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

describe('loadConfig', () => {
  it('requests the config without Authorization, so that the preload matches', async () => {
    const http = serviceAnswering(new ServiceError('network', 'config/'))
    await expect(loadConfig(http, BASE, createProblems())).rejects.toThrow(SiteError)
    expect(http.get).toHaveBeenCalledWith('config/', { auth: false, timeout: 'config', cache: undefined })
  })

  it.each([
    ['no answer', new ServiceError('network', 'config/'), 'unreachable'],
    ['status 500', new ServiceError('status', 'config/', 500), 'unreachable'],
    ['status 400', new ServiceError('status', 'config/', 400), 'restricted'],
    ['HTML', new ServiceError('not-json', 'config/', 200, '<h1>'), 'not-json'],
    ['an empty object', '{}', 'unreadable'],
    ['a list', '[]', 'unreadable'],
    ['null', 'null', 'unreadable'],
    ['routing that is not a list', '{"site_config": {"routing": {}}}', 'unreadable'],
  ])('throws a SiteError for %s without a last good config', async (_, answer, reason) => {
    await expect(load(answer)).rejects.toMatchObject({ reason })
  })

  it.each([
    ['no answer', new ServiceError('network', 'config/')],
    ['HTML', new ServiceError('not-json', 'config/', 200, '<h1>')],
    ['an unreadable document', '{}'],
  ])('uses the last good config after %s and marks it as stale', async (_, answer) => {
    await storeLastGoodConfig()
    expect(await load(answer)).toMatchObject({ stale: true, document: { distributor: 'A' } })
  })

  it('uses the last good config when the service takes more than a second', async () => {
    await storeLastGoodConfig()
    vi.useFakeTimers()
    const loading = load('never')
    await vi.advanceTimersByTimeAsync(1000)
    expect(await loading).toMatchObject({ stale: true })
  })

  it.each([
    ['offers a different config', VALID_CONFIG.replace('"A"', '"B"'), true],
    ['does not offer the same config', VALID_CONFIG, false],
  ])('%s that arrives late', async (_, late, offered) => {
    await storeLastGoodConfig()
    newVersionWaiting.set(false)
    vi.useFakeTimers()
    let answer = (_text: string) => {}
    const get = (path: string) =>
      new Promise((done) => {
        answer = (text) => done({ data: JSON.parse(text), text, path })
      })
    const loading = loadConfig({ get } as unknown as Http, BASE, createProblems())
    await vi.advanceTimersByTimeAsync(1000)
    expect(await loading).toMatchObject({ stale: true, document: { distributor: 'A' } })
    answer(late)
    await vi.advanceTimersByTimeAsync(0)
    expect(newVersionWaiting.get()).toBe(offered)
    newVersionWaiting.set(false)
  })

  it('parses a config only once', async () => {
    const http = createHttp({ base: 'http://localhost:3000/api/v1/', authorization: () => undefined })
    vi.stubGlobal('fetch', async () => new Response(VALID_CONFIG))
    const parse = vi.spyOn(JSON, 'parse')
    await loadConfig(http, BASE, createProblems())
    expect(parse.mock.calls.filter(([text]) => text === VALID_CONFIG)).toHaveLength(1)
    parse.mockRestore()
    vi.unstubAllGlobals()
  })

  it('does not mix the last good configs of two services', async () => {
    await storeLastGoodConfig()
    await expect(load(new ServiceError('network', 'config/'), '/other/')).rejects.toMatchObject({
      reason: 'unreachable',
    })
  })

  it('ignores a last good config older than a day', async () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] })
    await storeLastGoodConfig()
    vi.setSystemTime(25 * 60 * 60 * 1000)
    await expect(load(new ServiceError('network', 'config/'))).rejects.toMatchObject({ reason: 'unreachable' })
  })

  it('removes an invalid last good config', async () => {
    localStorage.setItem(
      `marquee.config ${BASE}`,
      JSON.stringify({ version: 1, at: Date.now(), text: '{"site_config": 7}' }),
    )
    await expect(load(new ServiceError('network', 'config/'))).rejects.toMatchObject({ reason: 'unreachable' })
    expect(localStorage.length).toBe(0)
  })

  it('removes an invalid route with its line and keeps the rest', async () => {
    const problems = createProblems()
    const text =
      '{"site_config": {"routing": [\n{"route": "/home", "component": "home"},\n{"route": 7, "component": "home"},\nnull]}}'
    const { document } = await load(text, BASE, problems)
    expect(document.site_config.routing).toEqual([{ route: '/home', component: 'home' }])
    await vi.waitFor(() =>
      expect(problems.list().map(({ line, pointer }) => [line, pointer])).toEqual([
        [3, '/site_config/routing/1/route'],
        [4, '/site_config/routing/2'],
      ]),
    )
  })

  it('migrates a document of version 1', async () => {
    const text = JSON.stringify({
      site_title: 'Lumen',
      site_config: { routing: [], custom_brand_link: 'https://example.com/' },
    })
    const { document } = await load(text)
    expect(document.site_config.custom_brand_link).toEqual({ label: 'Lumen', url: 'https://example.com/' })
  })
})
