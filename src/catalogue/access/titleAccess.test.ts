import { expect, test } from 'vitest'
import { ServiceError } from '../../service/http/reply'
import { titleAccess, type Visit } from './titleAccess'

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
