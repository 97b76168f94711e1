import { expect, test } from 'vitest'
import { ServiceError } from '../../service/http/response'
import { type AccessInputs, canPlayTitle, isRefusedByRules, isRefusedOrFailed, resolveTitleAccess } from './titleAccess'

const status = (code: number) => new ServiceError('status', 'avails/titles/x', code)
const open = { config: { allow_unauthed_details: true }, canSignIn: true, signedIn: false }
const apple: AccessInputs = { ...open, config: { allow_unauthed_details: true, is_apple_site: true } }
const strict = { config: {}, canSignIn: true, signedIn: true }

test.each<[string, AccessInputs, ReturnType<typeof resolveTitleAccess>]>([
  ['signed out, with allow_unauthed_details', open, { type: 'open' }],
  ['signed out, without allow_unauthed_details', { ...strict, signedIn: false }, { type: 'signIn' }],
  [
    'signed out, allow_unauthed_details is false',
    { ...open, config: { allow_unauthed_details: false } },
    { type: 'signIn' },
  ],
  ['signed out, on a site without sign-in', { ...strict, signedIn: false, canSignIn: false }, { type: 'open' }],
  ['signed in, without allow_unauthed_details', strict, { type: 'open' }],
  [
    'not found, signed in, details closed: redirect with a toast',
    { ...strict, error: status(404) },
    { type: 'redirect', toast: true },
  ],
  [
    'not found, signed in, details open: redirect without a toast',
    { ...open, signedIn: true, error: status(404) },
    { type: 'redirect', toast: false },
  ],
  ['not found, signed out', { ...open, error: status(404) }, { type: 'redirect', toast: false }],
  ['forbidden', { ...open, error: status(403) }, { type: 'redirect', toast: false }],
  ['a slug that is invalid in a request', { ...open, error: new RangeError('..') }, { type: 'redirect', toast: false }],
  [
    'forbidden, with a message for the group',
    { ...open, error: status(403), closed: 'Not yet.' },
    { type: 'closed', message: 'Not yet.' },
  ],
  ['server error', { ...open, error: status(500) }, { type: 'failed' }],
  ['too many requests', { ...open, error: status(429) }, { type: 'failed' }],
  ['an expired session (401)', { ...strict, error: status(401) }, { type: 'failed' }],
  ['no network', { ...open, error: new ServiceError('network', 'x') }, { type: 'failed' }],
  ['an invalid response', { ...open, error: new TypeError('x') }, { type: 'failed' }],
  ['apple-type, before the landing pages load', apple, { type: 'pending' }],
  ['apple-type, landing pages loading', { ...apple, landing: 'pending' }, { type: 'pending' }],
  ['apple-type, on no landing page', { ...apple, landing: 'missing' }, { type: 'unavailable' }],
  [
    'apple-type, signed in, on no landing page',
    { ...apple, signedIn: true, landing: 'missing' },
    { type: 'unavailable' },
  ],
  ['apple-type, on a landing page', { ...apple, landing: 'found' }, { type: 'open' }],
  ['apple-type, a list that failed', { ...apple, landing: 'failed' }, { type: 'failed' }],
  ['apple-type, details closed, signed out', { ...apple, config: { is_apple_site: true } }, { type: 'signIn' }],
  [
    'apple-type, not found, although a landing page contains it',
    { ...apple, error: status(404), landing: 'found' },
    { type: 'redirect', toast: false },
  ],
  [
    'apple-type, server error, although no landing page contains it',
    { ...apple, error: status(500), landing: 'missing' },
    { type: 'failed' },
  ],
  ['ignores landing pages on other sites', { ...open, landing: 'missing' }, { type: 'open' }],
])('decides title access: %s', (_, inputs, expected) => {
  expect(resolveTitleAccess(inputs)).toEqual(expected)
})

test.each<[string, AccessInputs['config'], string | undefined, Partial<AccessInputs>, boolean]>([
  ['signed out, no restriction', {}, 'feature', {}, true],
  ['play_auth, a film, signed out', { play_auth: true }, 'feature', {}, false],
  ['play_auth, an episode, signed out', { play_auth: true }, 'episode', {}, false],
  ['play_auth, a live event, signed out', { play_auth: true }, undefined, {}, false],
  ['play_auth, signed in', { play_auth: true }, 'feature', { signedIn: true }, true],
  ['on a site without sign-in', { play_auth: true, is_apple_site: true }, 'episode', { canSignIn: false }, true],
  ['apple-type, an episode, signed out', { is_apple_site: true }, 'episode', {}, false],
  ['apple-type, an episode, signed in', { is_apple_site: true }, 'episode', { signedIn: true }, true],
  ['apple-type, a film, signed out', { is_apple_site: true }, 'feature', {}, true],
  ['apple-type, a trailer, signed out', { is_apple_site: true }, 'trailer', {}, true],
  ['apple-type with play_auth, a film, signed out', { is_apple_site: true, play_auth: true }, 'feature', {}, false],
])('decides whether a title may be played: %s', (_, config, title_type, inputs, plays) => {
  expect(canPlayTitle({ config, canSignIn: true, signedIn: false, ...inputs }, { title_type })).toBe(plays)
})

test.each<[ReturnType<typeof resolveTitleAccess>, unknown, boolean, boolean]>([
  [{ type: 'open' }, undefined, false, false],
  [{ type: 'pending' }, undefined, false, false],
  [{ type: 'signIn' }, status(404), true, true],
  [{ type: 'closed', message: 'Not yet.' }, status(403), true, true],
  [{ type: 'unavailable' }, undefined, true, true],
  [{ type: 'failed' }, undefined, true, true],
  [{ type: 'failed' }, status(500), true, false],
  [{ type: 'redirect', toast: false }, status(404), true, false],
])('%o with error %o: isRefused is %s, isRefusedByRules is %s', (access, error, refused, refusedByRules) => {
  expect(isRefusedOrFailed(access)).toBe(refused)
  expect(isRefusedByRules(access, error)).toBe(refusedByRules)
})
