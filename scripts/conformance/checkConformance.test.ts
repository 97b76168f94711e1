import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALLS, callName } from '../calls/calls'
import { checkConformance } from './checkConformance'
import { FAULTS } from './testing/faults'
import { type Fault, startFaultyProxy, startService, type TestServer } from './testing/startService'

const TIMEOUT_MS = 20_000
const TOKEN = 'Token fixture-viewer'

describe('the fixture service', () => {
  test.each(['lumen', 'laurel', 'vault', 'orchard', 'bare'])('has no findings for the site %s', async (site) => {
    const service = await startService(site)
    try {
      const { reports, findings } = await checkConformance({
        baseUrl: service.baseUrl,
        authorization: TOKEN,
        write: true,
        timeoutMs: TIMEOUT_MS,
      })
      expect(findings).toEqual([])
      expect(reports.filter(({ state }) => state === 'asked').length).toBeGreaterThan(site === 'bare' ? 5 : 20)
    } finally {
      await service.close()
    }
  })

  test('fails for the site "broken" only where the service, not the config, is wrong', async () => {
    const service = await startService('broken')
    try {
      const { findings } = await checkConformance({
        baseUrl: service.baseUrl,
        authorization: TOKEN,
        timeoutMs: TIMEOUT_MS,
      })
      const failures = findings.filter(({ severity }) => severity === 'failure')
      // Invalid module lists, and an FAQ entry without its question (fixtures/sites/broken/README.md).
      expect(failures.map(({ address, rule }) => `${address} ${rule}`)).toEqual([
        'modules/placement/html/ json',
        'modules/placement/cut/ json',
        'modules/placement/array/ shape',
        'modules/placement/no-data/ shape',
        'faq/ schema',
        'faq/ unique',
      ])
      expect(findings.filter(({ call }) => call === 'GET config/')).not.toEqual([])
    } finally {
      await service.close()
    }
  })
})

/** A site with one page of each kind that makes calls. */
const CONFIG = JSON.stringify({
  username_login: true,
  site_config: {
    watchlist: true,
    enable_playback_history: true,
    routing: [
      { route: '/home', component: 'home', modules_uri: 'modules/placement/home/' },
      ...['titledetail', 'genredetail', 'collection'].map((component) => ({ route: `/${component}/:slug`, component })),
      ...[
        'titles',
        'searchresults',
        'genres',
        'watchlist',
        'history',
        'faq',
        'events',
        'fyceventlist',
        'collections',
        'login',
        'resetpassword',
      ].map((component) => ({ route: `/${component}`, component })),
    ],
  },
})

/** Calls that provide parameters for others. Each test makes these and the call with the fault. */
const PREREQUISITES = [
  'config',
  'moduleList',
  'titles',
  'genres',
  'profile',
  'watchlist',
  'addToWatchlist',
  'removeFromWatchlist',
  'history',
]

describe('a service with a fault', () => {
  let service: TestServer
  let proxy: Awaited<ReturnType<typeof startFaultyProxy>>
  const run = (fault: Fault, only?: string[]) => {
    proxy.setFault(fault)
    return checkConformance({
      only,
      baseUrl: proxy.baseUrl,
      authorization: TOKEN,
      write: true,
      origin: 'https://site.example',
      timeoutMs: TIMEOUT_MS,
      config: CONFIG,
    })
  }
  beforeAll(async () => {
    service = await startService('lumen')
    proxy = await startFaultyProxy(service.baseUrl)
  })
  afterAll(async () => {
    await proxy.close()
    await service.close()
  })

  test('has no findings if no fault is injected', async () => expect((await run({})).findings).toEqual([]))

  test.each(FAULTS)('%s: %s has findings of the rule %s only', async (_, call, rule, fault) => {
    const own = CALLS.filter((each) => callName(each) === call).map(({ id }) => id)
    const { findings } = await run(fault, [...PREREQUISITES, ...own])
    expect([...new Set(findings.map((each) => `${each.call} ${each.rule}`))]).toEqual([`${call} ${rule}`])
  })

  test('accepts the character U+FFFD in a UTF-8 response', async () => {
    const { findings } = await run(
      {
        onResponse: (exchange) => {
          if (exchange.call === 'GET avails/titles')
            exchange.text = exchange.text.replaceAll('"name":"', '"name":"\uFFFD')
        },
      },
      PREREQUISITES,
    )
    expect(findings).toEqual([])
  })

  test('skips calls that require sign-in without a token, and notes the reason', async () => {
    proxy.setFault({})
    const { reports, findings } = await checkConformance({
      baseUrl: proxy.baseUrl,
      timeoutMs: TIMEOUT_MS,
      config: CONFIG,
    })
    const noteOf = (id: string) => reports.find(({ call }) => call.id === id)?.note
    expect(findings).toEqual([])
    expect([noteOf('watchlist'), noteOf('collections')]).toEqual(['needs --token', 'needs --token'])
    expect(noteOf('addToWatchlist')).toBe('modifies data: add --write and --token')
    expect(noteOf('login')).toBe('never called: it would need an account')
    expect(reports.find(({ call }) => call.id === 'waysToWatch')?.state).toBe('not used')
  })

  test('reports a rejected token once', async () => {
    const { findings } = await run({ onRequest: ({ request }) => request.delete('Authorization') })
    expect(findings.map(({ call, rule }) => `${call} ${rule}`)).toEqual(['GET user/service_users/me/profile/ token'])
  })
})
