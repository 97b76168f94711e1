import { describe, expect, it } from 'vitest'
import { routeKinds as kinds } from '../../../registry/routes'
import { FIXED_PATHS, type FixedPathFlags, isFixed, isReserved } from './fixedPaths'

it.each(FIXED_PATHS.filter(({ kind }) => kind))('has a page for $path', ({ kind = '' }) =>
  expect(kinds.has(kind)).toBe(true),
)

const r: keyof FixedPathFlags = 'reserved'
describe('flags of a path', () => {
  const rows: [string, Partial<Record<keyof FixedPathFlags, boolean>>][] = [
    ['/logout', { reserved: true, unforced: true, passesGate: true, quiet: true, noReturn: true }],
    ['/LOGOUT', { reserved: true, noReturn: true }],
    ['/%6Cogout', { reserved: true, quiet: true, noReturn: true }],
    ['/reset%2Fabc', { quiet: false }],
    ['/login', { reserved: false, unforced: true, passesGate: false, quiet: true, noReturn: true }],
    ['/login/callback', { reserved: true, unforced: true, passesGate: true, quiet: true, noReturn: true }],
    ['/callback/keycloak-login', { reserved: true, passesGate: true }],
    ['/keycloak-login', { reserved: true, unforced: true, passesGate: false, quiet: true, noReturn: true }],
    ['/reset/abc', { reserved: false, unforced: true, passesGate: true, quiet: true, noReturn: false }],
    ['/restricted', { reserved: true, unforced: true, passesGate: true, quiet: false, noReturn: false }],
    ['/title/faust', { reserved: false, unforced: false, passesGate: false, quiet: false, noReturn: false }],
    ['/collections', { reserved: false, unforced: false, passesGate: false, quiet: false, noReturn: false }],
    ['/c', { unforced: true, quiet: true, noReturn: true }],
    ['/restrictedly', { unforced: false }],
    ['/sso/start', { reserved: false, unforced: true, passesGate: false, quiet: true, noReturn: true }],
    ['/sso/tva', { reserved: true, passesGate: true }],
  ]
  it.each(rows)('flags of %s', (path, flags) => {
    for (const [flag, expected] of Object.entries(flags) as [keyof FixedPathFlags, boolean][])
      expect([flag, flag === r ? isReserved(path) : isFixed(path, flag)]).toEqual([flag, expected])
  })
})
