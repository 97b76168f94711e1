import { describe, expect, it, test } from 'vitest'
import { hasRole, isModerator, rolesOf } from './roles'

const profileWithRole = (client_role: unknown) => ({ client_role })

describe('rolesOf reads any client_role (threats S12)', () => {
  test.each([
    ['moderator', ['moderator']],
    [
      ['viewer', 'moderator'],
      ['viewer', 'moderator'],
    ],
    [['viewer', 7, null, ['moderator']], ['viewer']],
    ['viewer, moderator', ['viewer', 'moderator']],
    [['viewer,press-moderator'], ['viewer', 'press-moderator']],
    [',', []],
    ['', []],
    [undefined, []],
    [null, []],
    [7, []],
    [{ moderator: true }, []],
  ])('reads %j as %j', (given, roles) => expect(rolesOf(profileWithRole(given))).toEqual(roles))
  it('returns no roles when signed out', () => expect(rolesOf(undefined)).toEqual([]))
})

describe('hasRole: client prefix followed by the role (spec, section 6)', () => {
  test.each([
    ['vault-press-moderator', 'vault-press-', 'moderator', true],
    [['viewer', 'vault-press-moderator'], 'vault-press-', 'moderator', true],
    ['moderator', 'vault-press-', 'moderator', false],
    ['other-moderator', 'vault-press-', 'moderator', false],
    ['vault-press-moderators', 'vault-press-', 'moderator', false],
    ['VAULT-PRESS-MODERATOR', 'vault-press-', 'moderator', false],
    ['moderator', '', 'moderator', true],
    ['', '', '', false],
    ['vault-press-', 'vault-press-', '', false],
  ])('with client_role %j, prefix %s and role %s returns %s', (given, prefix, role, expected) =>
    expect(hasRole(profileWithRole(given), prefix, role)).toBe(expected),
  )
})

test.each([
  ['moderator', undefined, true],
  [['viewer', 'moderator'], undefined, true],
  ['vault-press-moderator', 'vault-press', true],
  ['viewer,vault-press-moderator', 'vault-press', true],
  ['vault-press-moderator', undefined, false],
  ['viewer', 'vault-press', false],
  [undefined, 'vault-press', false],
  [{ length: 1, 0: 'moderator' }, undefined, false],
])('isModerator for %j and client %s: %s', (given, client, expected) => {
  expect(isModerator(profileWithRole(given), client)).toBe(expected)
})
