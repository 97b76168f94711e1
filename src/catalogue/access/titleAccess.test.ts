import { expect, test } from 'vitest'
import { ServiceError } from '../../service/http/response'
import { isRefused, isRefusedByRules, mayPlay, titleAccess, type Visit } from './titleAccess'

const status = (code: number) => new ServiceError('status', 'avails/titles/x', code)
const open = { config: { allow_unauthed_details: true }, canSignIn: true, signedIn: false }
const apple: Visit = { ...open, config: { allow_unauthed_details: true, is_apple_site: true } }
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
  ['apple-type, before it is known', apple, { type: 'waits' }],
  ['apple-type, lists under way', { ...apple, landing: 'asked' }, { type: 'waits' }],
  ['apple-type, on no landing page', { ...apple, landing: 'missing' }, { type: 'unavailable' }],
  [
    'apple-type, signed in, on no landing page',
    { ...apple, signedIn: true, landing: 'missing' },
    { type: 'unavailable' },
  ],
  ['apple-type, on a landing page', { ...apple, landing: 'held' }, { type: 'open' }],
  ['apple-type, a list that failed', { ...apple, landing: 'failed' }, { type: 'failed' }],
  ['apple-type, details closed, signed out', { ...apple, config: { is_apple_site: true } }, { type: 'signIn' }],
  [
    'apple-type, refused, whatever the lists say',
    { ...apple, error: status(404), landing: 'held' },
    { type: 'away', toast: false },
  ],
  [
    'apple-type, out of order, whatever the lists say',
    { ...apple, error: status(500), landing: 'missing' },
    { type: 'failed' },
  ],
  ['any other site asks no landing page', { ...open, landing: 'missing' }, { type: 'open' }],
])('%s', (_, visit, expected) => {
  expect(titleAccess(visit)).toEqual(expected)
})

// Whoever may not see a title does not play it either: pages ask first whether it is shown.
test.each<[string, Visit['config'], string | undefined, Partial<Visit>, boolean]>([
  ['signed out', {}, 'feature', {}, true],
  ['where playing asks for signing in, signed out', { play_auth: true }, 'feature', {}, false],
  ['where playing asks for signing in, an episode', { play_auth: true }, 'episode', {}, false],
  ['where playing asks for signing in, a live event', { play_auth: true }, undefined, {}, false],
  ['where playing asks for signing in, signed in', { play_auth: true }, 'feature', { signedIn: true }, true],
  ['where nobody can sign in', { play_auth: true, is_apple_site: true }, 'episode', { canSignIn: false }, true],
  ['apple-type, an episode, signed out', { is_apple_site: true }, 'episode', {}, false],
  ['apple-type, an episode, signed in', { is_apple_site: true }, 'episode', { signedIn: true }, true],
  ['apple-type, a film, signed out', { is_apple_site: true }, 'feature', {}, true],
  ['apple-type, a trailer, signed out', { is_apple_site: true }, 'trailer', {}, true],
  ['apple-type, both, a film', { is_apple_site: true, play_auth: true }, 'feature', {}, false],
])('plays: %s', (_, config, title_type, visit, plays) => {
  expect(mayPlay({ config, canSignIn: true, signedIn: false, ...visit }, { title_type })).toBe(plays)
})

test.each<[ReturnType<typeof titleAccess>, unknown, boolean, boolean]>([
  [{ type: 'open' }, undefined, false, false],
  [{ type: 'waits' }, undefined, false, false],
  [{ type: 'signIn' }, status(404), true, true],
  [{ type: 'closed', message: 'Not yet.' }, status(403), true, true],
  [{ type: 'unavailable' }, undefined, true, true],
  [{ type: 'failed' }, undefined, true, true],
  [{ type: 'failed' }, status(500), true, false],
  [{ type: 'away', toast: false }, status(404), true, false],
])('%o with %o: refused %s, and not to be told by the page itself %s', (access, error, refused, closed) => {
  expect(isRefused(access)).toBe(refused)
  expect(isRefusedByRules(access, error)).toBe(closed)
})
