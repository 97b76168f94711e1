import { describe, expect, test } from 'vitest'
import { pageKinds } from '../../../registry/routes'
import type { ResolvedAddress } from '../../site/plan/resolvePage'
import { blocksScripts } from './blocksScripts'

const page = (kind: string): ResolvedAddress => ({ type: 'page', kind, params: {}, pathname: '/', search: '' })

describe('pages without third-party scripts', () => {
  test.each([
    ['home', '/home', false],
    ['titledetail', '/title/logout', false],
    ['module', '/category/reset', false],
    ['login', '/enter', true],
    ['resetpassword', '/new-password/abc', true],
    ['eventrsvpcancel', '/events/1/cancel/2', true],
    ['fixed:logout', '/logout', true],
    ['home', '/callback/keycloak-login', true],
    ['home', '/login/callback', true],
    ['home', '/LOGIN', true],
    ['home', '/c', true],
    ['home', '/collections', false],
  ])('the page kind %s at %s blocks third-party scripts: %s', (kind, pathname, quiet) => {
    expect(blocksScripts(pageKinds, page(kind), pathname)).toBe(quiet)
  })
})
