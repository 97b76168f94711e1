import { describe, expect, it } from 'vitest'
import { pageKinds as kinds } from '../../../registry/routes'
import { FIXED_PATHS, type FixedPathRules, hasFixedPathRule, isReservedPath } from './fixedPaths'

it.each(FIXED_PATHS.filter(({ kind }) => kind))('has a page for $path', ({ kind = '' }) =>
  expect(kinds.has(kind)).toBe(true),
)

describe('rules of a path', () => {
  const rows: [string, Partial<Record<keyof FixedPathRules, boolean>>][] = [
    [
      '/logout',
      { reserved: true, skipsForcedLogin: true, bypassesCountdown: true, blocksScripts: true, noReturn: true },
    ],
    ['/LOGOUT', { reserved: true, noReturn: true }],
    ['/%6Cogout', { reserved: true, blocksScripts: true, noReturn: true }],
    ['/reset%2Fabc', { blocksScripts: false }],
    [
      '/login',
      { reserved: false, skipsForcedLogin: true, bypassesCountdown: false, blocksScripts: true, noReturn: true },
    ],
    [
      '/login/callback',
      { reserved: true, skipsForcedLogin: true, bypassesCountdown: true, blocksScripts: true, noReturn: true },
    ],
    ['/callback/keycloak-login', { reserved: true, bypassesCountdown: true }],
    [
      '/keycloak-login',
      { reserved: true, skipsForcedLogin: true, bypassesCountdown: false, blocksScripts: true, noReturn: true },
    ],
    [
      '/reset/abc',
      { reserved: false, skipsForcedLogin: true, bypassesCountdown: true, blocksScripts: true, noReturn: false },
    ],
    [
      '/restricted',
      { reserved: true, skipsForcedLogin: true, bypassesCountdown: true, blocksScripts: false, noReturn: false },
    ],
    [
      '/title/faust',
      { reserved: false, skipsForcedLogin: false, bypassesCountdown: false, blocksScripts: false, noReturn: false },
    ],
    [
      '/collections',
      { reserved: false, skipsForcedLogin: false, bypassesCountdown: false, blocksScripts: false, noReturn: false },
    ],
    ['/c', { skipsForcedLogin: true, blocksScripts: true, noReturn: true }],
    ['/restrictedly', { skipsForcedLogin: false }],
    [
      '/sso/start',
      { reserved: false, skipsForcedLogin: true, bypassesCountdown: false, blocksScripts: true, noReturn: true },
    ],
    ['/sso/tva', { reserved: true, bypassesCountdown: true }],
  ]
  it.each(rows)('are correct for %s', (path, flags) => {
    for (const [flag, expected] of Object.entries(flags) as [keyof FixedPathRules, boolean][])
      expect([flag, flag === 'reserved' ? isReservedPath(path) : hasFixedPathRule(path, flag)]).toEqual([
        flag,
        expected,
      ])
  })
})
