import { expect, test } from 'vitest'
import { showsAwards } from './awards'

test.each([
  ['no group is named', true, undefined, [], true],
  ['not requested', false, undefined, ['guild'], false],
  ['a member of the group', true, 'guild', ['members', 'guild'], true],
  ['a visitor who is not in the group', true, 'guild', ['members'], false],
  ['a visitor without groups', true, 'guild', [], false],
  ['a member, not requested', false, 'guild', ['guild'], false],
  ['an empty group name', true, '', [], true],
])('decides whether awards are shown: %s', (_, requested, nominations_group, groups, shown) => {
  expect(showsAwards(requested, { routing: [], nominations_group }, groups)).toBe(shown)
})
