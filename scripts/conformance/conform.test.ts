import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALLS, nameOfCall } from '../calls/calls'
import { conform } from './conform'
import { FAULTS } from './testing/faults'
import { type Fault, startCopy, startService, type TestServer } from './testing/startService'

const PATIENCE = 20_000
const TOKEN = 'Token fixture-viewer'

describe('the fixture service', () => {
  test.each(['lumen', 'laurel', 'vault', 'orchard', 'bare'])('lacks nothing that %s needs', async (site) => {
    const service = await startService(site)
    try {
      const { reports, findings } = await conform({
        base: service.base,
        authorization: TOKEN,
        write: true,
        patience: PATIENCE,
      })
      expect(findings).toEqual([])
      expect(reports.filter(({ state }) => state === 'asked').length).toBeGreaterThan(site === 'bare' ? 5 : 20)
    } finally {
      await service.close()
    }
  })

  test('with the site of all mistakes fails where these are no mistakes of its config', async () => {
    const service = await startService('broken')
    try {
      const { findings } = await conform({ base: service.base, authorization: TOKEN, patience: PATIENCE })
      const failures = findings.filter(({ severity }) => severity === 'failure')
      // Lists that are none, and an entry without its question (fixtures/sites/broken/README.md).
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

/** A site of one page of each kind that asks something. */
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

/** Calls that others take their values from: with each fault these are made, and the one that has it. */
const COMMON = [
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

describe('a copy with a fault', () => {
  let service: TestServer
  let copy: Awaited<ReturnType<typeof startCopy>>
  const run = (fault: Fault, only?: string[]) => {
    copy.plant(fault)
    return conform({
      only,
      base: copy.base,
      authorization: TOKEN,
      write: true,
      origin: 'https://site.example',
      patience: PATIENCE,
      config: CONFIG,
    })
  }
  beforeAll(async () => {
    service = await startService('lumen')
    copy = await startCopy(service.base)
  })
  afterAll(async () => {
    await copy.close()
    await service.close()
  })

  test('without one lacks nothing', async () => expect((await run({})).findings).toEqual([]))

  test.each(FAULTS)('%s: %s fails by %s, and nothing else', async (_, call, rule, fault) => {
    const own = CALLS.filter((each) => nameOfCall(each) === call).map(({ id }) => id)
    const { findings } = await run(fault, [...COMMON, ...own])
    expect([...new Set(findings.map((each) => `${each.call} ${each.rule}`))]).toEqual([`${call} ${rule}`])
  })

  test('accepts the character U+FFFD in an answer in UTF-8', async () => {
    const { findings } = await run(
      {
        answer: (passing) => {
          if (passing.call === 'GET avails/titles') passing.text = passing.text.replaceAll('"name":"', '"name":"\uFFFD')
        },
      },
      COMMON,
    )
    expect(findings).toEqual([])
  })

  test('without a token what is for who is signed in is not asked, and says so', async () => {
    copy.plant({})
    const { reports, findings } = await conform({ base: copy.base, patience: PATIENCE, config: CONFIG })
    const noteOf = (id: string) => reports.find(({ call }) => call.id === id)?.note
    expect(findings).toEqual([])
    expect([noteOf('watchlist'), noteOf('collections')]).toEqual(['needs --token', 'needs --token'])
    expect(noteOf('addToWatchlist')).toBe('changes something: --write and --token')
    expect(noteOf('login')).toBe('never made here: it would need an account')
    expect(reports.find(({ call }) => call.id === 'waysToWatch')?.state).toBe('not used')
  })

  test('a token that is not taken is said once', async () => {
    const { findings } = await run({ ask: ({ request }) => request.delete('Authorization') })
    expect(findings.map(({ call, rule }) => `${call} ${rule}`)).toEqual(['GET user/service_users/me/profile/ token'])
  })
})
