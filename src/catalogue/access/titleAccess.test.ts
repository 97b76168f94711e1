import { expect, test } from 'vitest'
import { ServiceError } from '../../service/http/reply'
import { closedMessage, titleAccess, type Visit } from './titleAccess'

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
  const config = { match_access_by_groups: true, error_message_if_no_content_group_restriction: entries }
  expect(closedMessage(config, groups, code)).toBe(message)
})

test.each([
  ['where groups are not matched', { error_message_if_no_content_group_restriction: entries }],
  [
    'where it is switched off',
    { match_access_by_groups: false, error_message_if_no_content_group_restriction: entries },
  ],
  ['where there are no messages', { match_access_by_groups: true }],
])('nothing %s', (_, config) => {
  expect(closedMessage(config, ['contractors'], 1)).toBeUndefined()
})

const status = (code: number) => new ServiceError('status', 'avails/titles/x', code)
const open = { config: { allow_unauthed_details: true }, canSignIn: true, signedIn: false }
const strict = { config: {}, canSignIn: true, signedIn: true }

test.each<[string, Visit, ReturnType<typeof titleAccess>]>([
  ['details for everybody', open, { type: 'open' }],
  ['details for nobody signed out', { ...strict, signedIn: false }, { type: 'signIn' }],
  ['nor are they allowed by saying no', { ...open, config: { allow_unauthed_details: false } }, { type: 'signIn' }],
  ['where nobody can sign in they are open', { ...strict, signedIn: false, canSignIn: false }, { type: 'open' }],
  ['signed in', strict, { type: 'open' }],
  [
    'not found, signed in, details closed: with a toast',
    { ...strict, error: status(404) },
    { type: 'away', toast: true },
  ],
  [
    'not found, signed in, details open: without',
    { ...open, signedIn: true, error: status(404) },
    { type: 'away', toast: false },
  ],
  ['not found, signed out', { ...open, error: status(404) }, { type: 'away', toast: false }],
  ['forbidden', { ...open, error: status(403) }, { type: 'away', toast: false }],
  ['a slug that cannot be asked for', { ...open, error: new RangeError('..') }, { type: 'away', toast: false }],
  [
    'forbidden, with words for the group',
    { ...open, error: status(403), closed: 'Not yet.' },
    { type: 'closed', message: 'Not yet.' },
  ],
  ['out of order', { ...open, error: status(500) }, { type: 'failed' }],
  ['too many requests', { ...open, error: status(429) }, { type: 'failed' }],
  ['a session that ended', { ...strict, error: status(401) }, { type: 'failed' }],
  ['no network', { ...open, error: new ServiceError('network', 'x') }, { type: 'failed' }],
  ['an answer that is no title', { ...open, error: new TypeError('x') }, { type: 'failed' }],
  ['not on a landing page', { ...open, available: false }, { type: 'unavailable' }],
  ['on a landing page', { ...open, available: true }, { type: 'open' }],
])('%s', (_, visit, expected) => {
  expect(titleAccess(visit)).toEqual(expected)
})
