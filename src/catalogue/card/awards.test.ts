import { expect, test } from 'vitest'
import { showsAwards } from './awards'

test.each([
  ['no group is named', true, undefined, [], true],
  ['nobody asks for them', false, undefined, ['guild'], false],
  ['a member', true, 'guild', ['members', 'guild'], true],
  ['everybody else', true, 'guild', ['members'], false],
  ['a visitor without groups', true, 'guild', [], false],
  ['a member where nobody asks for them', false, 'guild', ['guild'], false],
  ['a name without letters is none', true, '', [], true],
])('%s', (_, wanted, nominations_group, groups, shown) => {
  expect(showsAwards(wanted, { routing: [], nominations_group }, groups)).toBe(shown)
})
