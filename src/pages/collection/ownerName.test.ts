import { expect, test } from 'vitest'
import { ownerName, unlistedOwner } from './ownerName'

const ada = { username: 'ada', display_name: 'Ada Lind' }
const accessOf = (...users: string[]) => ({ users: users.map((user) => ({ user })) })

test.each([
  ['no user has access', { created_by: ada }, 'ada'],
  ['others have access', { created_by: ada, access: accessOf('bo', 'cy') }, 'ada'],
  ['the creator has access', { created_by: ada, access: accessOf('bo', ' Ada ') }, undefined],
  ['the creator is unknown', { access: accessOf('bo') }, undefined],
  ['the creator has no user name', { created_by: { display_name: 'Ada Lind' } }, undefined],
])('decides whether to add the creator to the collaborators: %s', (_, collection, user) => {
  expect(unlistedOwner({ id: 1, title: 'Prints', ...collection })?.user).toBe(user)
})

test('names a creator who is not in the access list by display_name', () => {
  const collection = { id: 1, title: 'Prints', created_by: ada }
  expect(unlistedOwner(collection)).toMatchObject({ first_name: 'Ada Lind', user_type: 'internal' })
  expect(ownerName(collection)).toBe('Ada Lind')
})
