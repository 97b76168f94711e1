import { expect, test } from 'vitest'
import { restrictionMessage } from './restrictionMessage'

const entries = [
  { group: 'contractors', message: 'For press.' },
  { group: 'press', error_code: 1, message: 'Not cleared.' },
  { group: 'press', error_code: 'E7', message: 'Embargo.' },
  { group: 'family', message: 'For grown-ups.' },
  { group: 'family', error_code: 3, message: 'Not in this country.' },
]

test.each([
  ['an entry without a code, for any error', ['contractors'], 1, 'For press.'],
  ['an entry without a code, without an error', ['contractors'], undefined, 'For press.'],
  ['an entry for this error', ['press'], 1, 'Not cleared.'],
  ['the error code as text', ['press'], '1', 'Not cleared.'],
  ['an error code of letters', ['press'], 'E7', 'Embargo.'],
  ['no entry for another error', ['press'], 2, undefined],
  ['no entry with a code, without an error', ['press'], undefined, undefined],
  ['the entry for this error before the one for any error', ['family'], 3, 'Not in this country.'],
  ['the first entry, for a member of two groups', ['family', 'contractors'], 9, 'For press.'],
  ['no entry, for another group', ['members'], 1, undefined],
  ['no entry, without a group', [], 1, undefined],
])('uses %s', (_, groups, code, message) => {
  expect(restrictionMessage({ error_message_if_no_content_group_restriction: entries }, groups, code)).toBe(message)
})

test('returns nothing without messages', () => {
  expect(restrictionMessage({}, ['contractors'], 1)).toBeUndefined()
})
