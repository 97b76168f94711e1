import { expect, test } from 'vitest'
import { closedMessage } from './closedMessage'

const entries = [
  { group: 'contractors', message: 'For press.' },
  { group: 'press', error_code: 1, message: 'Not cleared.' },
  { group: 'press', error_code: 'E7', message: 'Embargo.' },
  { group: 'family', message: 'For grown-ups.' },
  { group: 'family', error_code: 3, message: 'Not in this country.' },
]

test.each([
  ['a member, whatever the error', ['contractors'], 1, 'For press.'],
  ['a member, no error is known', ['contractors'], undefined, 'For press.'],
  ['only for this error', ['press'], 1, 'Not cleared.'],
  ['the same number as text', ['press'], '1', 'Not cleared.'],
  ['a code of letters', ['press'], 'E7', 'Embargo.'],
  ['another error', ['press'], 2, undefined],
  ['for one error, and none is known', ['press'], undefined, undefined],
  ['this very error goes before any', ['family'], 3, 'Not in this country.'],
  ['of two groups the first entry', ['family', 'contractors'], 9, 'For press.'],
  ['somebody else', ['members'], 1, undefined],
  ['nobody', [], 1, undefined],
])('%s', (_, groups, code, message) => {
  expect(closedMessage({ error_message_if_no_content_group_restriction: entries }, groups, code)).toBe(message)
})

test('returns nothing without messages', () => {
  expect(closedMessage({}, ['contractors'], 1)).toBeUndefined()
})
