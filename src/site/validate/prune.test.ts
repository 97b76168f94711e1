import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { modules } from '../../../registry/modules'
import { fixedPages, pageKinds as kinds } from '../../../registry/routes'
import { serviceValidators } from '../../generated/serviceValidators'
import type { SiteDocument } from '../../generated/types'
import { validators } from '../../generated/validators'
import validateConfig from '../../generated/validators/config.full.js'
import { parseJsonText } from '../../lib/json/parseJson'
import type { RawError, Validator } from '../../lib/json/validator'
import { readConfig } from '../load/readConfig'
import { readModuleList } from '../moduleList'
import { planSite } from '../plan/plan'
import { resolvePage } from '../plan/resolvePage'
import { createRouteTable } from '../plan/routeTable'
import { exampleOf } from '../testing/examples'
import { applyMistakes, arbitraryMistakes } from '../testing/mistakes'
import { originOf } from './origin'
import { createProblems } from './problem'
import { prune } from './prune'
import { pruneAndReport } from './pruneAndReport'

const siteConfigs = import.meta.glob<object>('/fixtures/sites/{lumen,laurel,vault,orchard}/config.json', {
  import: 'default',
  eager: true,
})
const moduleLists = import.meta.glob<object>('/fixtures/sites/{lumen,laurel,orchard}/modules/home.json', {
  import: 'default',
  eager: true,
})
const validatorLoaders: Record<string, () => Promise<Validator>> = { ...validators, ...serviceValidators }

afterEach(() => {
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
})

const siteConfig = (more: object = {}) => ({
  site_config: { routing: [{ route: '/home', component: 'home' }], ...more },
})
const pruneConfig = (data: unknown, at?: string) => {
  const { value, findings } = prune(validateConfig, data, at)
  return { value, findings: findings.map(({ keyword, pointer }) => `${keyword} ${pointer}`) }
}

describe('prune', () => {
  it('returns a valid document unchanged', () => {
    const data = siteConfig()
    expect(pruneConfig(data)).toEqual({ value: data, findings: [] })
  })

  it.each([
    ['a wrong value', { watchlist: 'yes' }, ['type /site_config/watchlist']],
    ['an unknown field', { watchlisst: true }, ['additionalProperties /site_config']],
    ['null', { css: null }, ['type /site_config/css']],
    [
      'null instead of a list or an object',
      { footer: { columns: null }, cookies_consent: { analytics: null } },
      ['type /site_config/footer/columns', 'type /site_config/cookies_consent/analytics'],
    ],
    [
      'an invalid required value, with its object',
      { countdown: { start_time: 'soon' } },
      ['pattern /site_config/countdown/start_time'],
    ],
    [
      'a route with more than three optional segments',
      {
        routing: [
          { route: '/a/:b?/:c?/:d?', component: 'home' },
          { route: '/a/:b?/:c?/:d?/:e?', component: 'home' },
        ],
      },
      ['pattern /site_config/routing/1/route'],
    ],
    ['one entry of a list', { genre_slugs: ['a b'] }, ['pattern /site_config/genre_slugs/0']],
  ])('removes %s', (_, wrong, findings) => {
    const result = pruneConfig(siteConfig(wrong))
    expect(result.findings).toEqual(findings)
    expect(validateConfig(result.value)).toBe(true)
  })

  it('removes an object whose required field has an invalid value, with one finding', () => {
    const data = {
      site_config: {
        routing: [
          { route: 'home', component: 'home' },
          { route: '/a', component: 'home' },
        ],
      },
    }
    const { value, findings } = prune(validateConfig, data)
    expect(findings).toHaveLength(1)
    expect(findings[0]).toMatchObject({ pointer: '/site_config/routing/0/route', isRequired: true })
    expect(value).toEqual({ site_config: { routing: [{ route: '/a', component: 'home' }] } })
  })

  it('reports pointers of the original document', () => {
    const routing = [
      null,
      { route: '/a', component: 'home' },
      42,
      { route: '/b', component: 'home', exact: 1 },
      { component: 'home' },
      { route: 'c', component: 'home' },
    ]
    const { findings, value } = pruneConfig({ site_config: { routing } })
    expect(findings).toEqual([
      'type /site_config/routing/0',
      'type /site_config/routing/2',
      'type /site_config/routing/3/exact',
      'required /site_config/routing/4',
      'pattern /site_config/routing/5/route',
    ])
    const left = (value as SiteDocument).site_config.routing
    expect(left.map(originOf)).toEqual(['/site_config/routing/1', '/site_config/routing/3'])
  })

  it('keeps the first entries of a list that is too long', () => {
    const routing = Array.from({ length: 10_002 }, (_, i) => ({ route: `/r${i}`, component: 'home' }))
    const { findings, value } = pruneConfig({ site_config: { routing } })
    expect(findings).toEqual(['maxItems /site_config/routing'])
    expect((value as SiteDocument).site_config.routing).toHaveLength(10_000)
  })

  it('reports everything even if nothing is left', () => {
    expect(pruneConfig({ site_tittle: 'x', code_login: 3 })).toEqual({
      value: undefined,
      findings: ['required ', 'additionalProperties ', 'type /code_login'],
    })
  })

  it.each([undefined, null, 1, 'text', [], true])('returns nothing for %j', (data) => {
    expect(pruneConfig(data)).toEqual({ value: undefined, findings: ['type '] })
  })

  it('adds the pointer of the validated part to the pointers of its findings', () => {
    const data = siteConfig({ watchlist: 1 })
    expect(pruneConfig(data, '/data/3').findings).toEqual(['type /data/3/site_config/watchlist'])
  })

  it('escapes keys in pointers', () => {
    expect(pruneConfig(siteConfig({ enable_playback_history: { 'a/b~c': 1 } })).findings).toEqual([
      'type /site_config/enable_playback_history/a~1b~0c',
    ])
  })

  it('returns undefined if the validator rejects every document', () => {
    const never = ((data: unknown) => {
      never.errors = [{ instancePath: '/a', keyword: 'type', params: {} } as RawError]
      return data === undefined
    }) as Validator
    expect(prune(never, { a: 1 }).value).toBeUndefined()
  })
})

describe('prune with random mistakes', () => {
  it.each(Object.keys(validatorLoaders))('returns valid data and never throws for %s', async (key) => {
    const validate = (await validatorLoaders[key]?.()) as Validator
    fc.assert(
      fc.property(arbitraryMistakes(8), (plan) => {
        const { data } = applyMistakes(exampleOf(key, 'full'), plan)
        const { value, findings } = prune(validate, data)
        if (value !== undefined) expect(validate(value)).toBe(true)
        else expect(findings).not.toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  it.each(Object.keys(siteConfigs))(
    '%s: reports at most one problem more than there are mistakes, and plans the site',
    async (file) => {
      await fc.assert(
        fc.asyncProperty(arbitraryMistakes(5), async (plan) => {
          const { data, planted } = applyMistakes(structuredClone(siteConfigs[file]), plan)
          const text = JSON.stringify(data)
          const problems = createProblems()
          const document = await readConfig('config.json', parseJsonText(text), problems)
          await problems.settled()
          expect(problems.list().length).toBeLessThanOrEqual(planted + 1)
          if (!document) return
          expect(validateConfig(document)).toBe(true)
          const { plan: site } = planSite(document, kinds, 'config.json')
          for (const signedIn of [true, false]) {
            const table = createRouteTable(site, fixedPages, kinds, signedIn)
            for (const pathname of ['/', '/home', '/__proto__', '/films//x/'])
              resolvePage(site, table, { pathname, search: '', hash: '' }, { signedIn })
          }
        }),
        { numRuns: 150 },
      )
    },
  )

  it.each(Object.keys(moduleLists))(
    '%s: reports at most one problem more than there are mistakes, and keeps valid modules',
    async (path) => {
      await fc.assert(
        fc.asyncProperty(arbitraryMistakes(5), async (plan) => {
          const { data, planted } = applyMistakes(structuredClone(moduleLists[path]), plan)
          const text = JSON.stringify(data)
          const problems = createProblems()
          const planned = await readModuleList({ path, text, data }, modules, new Set(), problems).catch((error) => {
            expect(error).toBeInstanceOf(TypeError)
            return []
          })
          for (const { type, raw, document, pointer } of planned) {
            const schema = `modules/${type}` as keyof typeof validators
            const value = await pruneAndReport({ ...document, data: raw }, schema, problems, pointer)
            if (value !== undefined) expect((await validators[schema]())(value)).toBe(true)
          }
          await problems.settled()
          expect(problems.list().length).toBeLessThanOrEqual(planted + 1)
        }),
        { numRuns: 100 },
      )
    },
  )
})
