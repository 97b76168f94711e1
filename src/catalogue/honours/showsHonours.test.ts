import { expect, test } from 'vitest'
import { showsHonours } from './showsHonours'

test.each([
  ['no group is named', true, undefined, [], true],
  ['nobody asks for them', false, undefined, ['guild'], false],
  ['a member', true, 'guild', ['members', 'guild'], true],
  ['everybody else', true, 'guild', ['members'], false],
  ['a visitor without groups', true, 'guild', [], false],
  ['a member where nobody asks for them', false, 'guild', ['guild'], false],
  ['a name without letters is none', true, '', [], true],
])('%s', (_, wanted, nominations_group, groups, shown) => {
  expect(showsHonours(wanted, { routing: [], nominations_group }, groups)).toBe(shown)
})
