import { describe, expect, it, test } from 'vitest'
import { PERMISSIONS, type Permission, permissionsOf } from './permissions'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const ANNA = { email: 'Anna@Weekly.example', username: 'a.weekly' }
const sortPermissions = (permissions: ReadonlySet<Permission>) => PERMISSIONS.filter((each) => permissions.has(each))

test.each([
  ['case', 'JOSÉ', ['read']],
  ['surrounding spaces', ' josé ', ['read']],
  ['an accent', 'jose', []],
  ['a letter that only a search treats as equal', 'joſé', []],
])('decides whether user names match that differ in %s', (_, user, expected) => {
  const access = { users: [{ user, permissions: ['read' as const] }] }
  expect(sortPermissions(permissionsOf({ access }, { username: 'josé' }, NOW))).toEqual(expected)
})

/** All combinations of the five permissions. */
const COMBINATIONS = Array.from({ length: 2 ** PERMISSIONS.length }, (_, bits) =>
  PERMISSIONS.filter((_, at) => bits & (2 ** at)),
)

describe.each(COMBINATIONS.map((permissions) => ({ permissions })))('$permissions', ({ permissions }) => {
  const expected = permissions.includes('read') ? permissions : []

  it('grants by email in any case, or by user name', () => {
    for (const user of ['anna@weekly.example', ' ANNA@WEEKLY.EXAMPLE', 'a.weekly'])
      expect(sortPermissions(permissionsOf({ access: { users: [{ user, permissions }] } }, ANNA, NOW))).toEqual(
        expected,
      )
  })

  it('grants through a group', () => {
    const groups = [
      { id: 1, name: 'Others', users: ['tom@radio.example'], permissions: [...PERMISSIONS] },
      { id: 2, name: 'Press', users: ['tom@radio.example', 'anna@weekly.example'], permissions },
    ]
    expect(sortPermissions(permissionsOf({ access: { groups } }, ANNA, NOW))).toEqual(expected)
  })

  it('combines several groups and direct grants', () => {
    const groups = permissions.map((each, id) => ({ id, name: each, users: ['a.weekly'], permissions: [each] }))
    const users = [{ user: 'anna@weekly.example', permissions: permissions.slice(0, 1) }]
    expect(sortPermissions(permissionsOf({ access: { users, groups: groups.slice(1) } }, ANNA, NOW))).toEqual(expected)
  })

  it('ignores grants to others', () => {
    const users = [
      { user: 'anna@weekly.example.org', permissions },
      { user: 'anna', permissions },
    ]
    expect(permissionsOf({ access: { users, groups: [{ id: 1, name: 'Press', permissions }] } }, ANNA, NOW).size).toBe(
      0,
    )
  })

  it('grants everything to the creator', () => {
    const collection = {
      created_by: { username: 'anna@weekly.example' },
      access: { users: [{ user: 'a.weekly', permissions }] },
    }
    expect(sortPermissions(permissionsOf(collection, ANNA, NOW))).toEqual(PERMISSIONS)
  })
})

test.each([
  ['begins tomorrow', { start_date: '2026-11-21' }, false],
  ['begins today', { start_date: '2026-11-20' }, true],
  ['ended yesterday', { end_date: '2026-11-19' }, false],
  ['ends today', { end_date: '2026-11-20' }, true],
  ['ended a minute ago', { end_date: '2026-11-20T11:59:00Z' }, false],
  ['is within both dates', { start_date: '2026-11-01', end_date: '2026-12-01' }, true],
  ['has invalid dates', { start_date: 'soon', end_date: '2026-02-30' }, true],
])('the validity of an access that %s', (_, dates, isValid) => {
  const users = [{ user: 'a.weekly', permissions: ['read'] as Permission[], ...dates }]
  expect(permissionsOf({ access: { users } }, ANNA, NOW).has('read')).toBe(isValid)
})

test.each([
  ['a signed-out visitor', undefined],
  ['a profile without names', {}],
  ['empty names', { email: '', username: '' }],
])('grants no permissions to %s, even if the access list has an empty user name', (_, viewer) => {
  const users = [{ user: '', permissions: [...PERMISSIONS] }]
  expect(permissionsOf({ access: { users }, created_by: { username: '' } }, viewer, NOW).size).toBe(0)
})

test.each([
  ['without an access list', {}, ['read']],
  ['with an access list without users', { access: {} }, []],
  ['with an empty access list', { access: { users: [], groups: [] } }, []],
])('returns the permissions for a collection %s', (_, collection, expected) => {
  expect(sortPermissions(permissionsOf(collection, ANNA, NOW))).toEqual(expected)
  expect(permissionsOf(collection, undefined, NOW).size).toBe(0)
})
