import { expect, test } from 'vitest'
import { ServiceError } from '../../service/http/response'
import { type AccessInputs, canPlayTitle, isRefusedByRules, isRefusedOrFailed, resolveTitleAccess } from './titleAccess'

const statusError = (code: number) => new ServiceError('status', 'avails/titles/x', code)
const guestInputs = { config: { allow_unauthed_details: true }, canSignIn: true, signedIn: false }
const appleSiteInputs: AccessInputs = { ...guestInputs, config: { allow_unauthed_details: true, is_apple_site: true } }
const signedInInputs = { config: {}, canSignIn: true, signedIn: true }

test.each<[string, AccessInputs, ReturnType<typeof resolveTitleAccess>]>([
  ['signed out, with allow_unauthed_details', guestInputs, { type: 'open' }],
  ['signed out, without allow_unauthed_details', { ...signedInInputs, signedIn: false }, { type: 'signIn' }],
  [
    'signed out, allow_unauthed_details is false',
    { ...guestInputs, config: { allow_unauthed_details: false } },
    { type: 'signIn' },
  ],
  ['signed out, on a site without sign-in', { ...signedInInputs, signedIn: false, canSignIn: false }, { type: 'open' }],
  ['signed in, without allow_unauthed_details', signedInInputs, { type: 'open' }],
  [
    'not found, signed in, details closed: redirect with a toast',
    { ...signedInInputs, error: statusError(404) },
    { type: 'redirect', toast: true },
  ],
  [
    'not found, signed in, details open: redirect without a toast',
    { ...guestInputs, signedIn: true, error: statusError(404) },
    { type: 'redirect', toast: false },
  ],
  ['not found, signed out', { ...guestInputs, error: statusError(404) }, { type: 'redirect', toast: false }],
  ['forbidden', { ...guestInputs, error: statusError(403) }, { type: 'redirect', toast: false }],
  [
    'a slug that is invalid in a request',
    { ...guestInputs, error: new RangeError('..') },
    { type: 'redirect', toast: false },
  ],
  [
    'forbidden, with a message for the group',
    { ...guestInputs, error: statusError(403), closed: 'Not yet.' },
    { type: 'closed', message: 'Not yet.' },
  ],
  ['server error', { ...guestInputs, error: statusError(500) }, { type: 'failed' }],
  ['too many requests', { ...guestInputs, error: statusError(429) }, { type: 'failed' }],
  ['an expired session (401)', { ...signedInInputs, error: statusError(401) }, { type: 'failed' }],
  ['no network', { ...guestInputs, error: new ServiceError('network', 'x') }, { type: 'failed' }],
  ['an invalid response', { ...guestInputs, error: new TypeError('x') }, { type: 'failed' }],
  ['apple-type, before the landing pages load', appleSiteInputs, { type: 'pending' }],
  ['apple-type, landing pages loading', { ...appleSiteInputs, landing: 'pending' }, { type: 'pending' }],
  ['apple-type, on no landing page', { ...appleSiteInputs, landing: 'missing' }, { type: 'unavailable' }],
  [
    'apple-type, signed in, on no landing page',
    { ...appleSiteInputs, signedIn: true, landing: 'missing' },
    { type: 'unavailable' },
  ],
  ['apple-type, on a landing page', { ...appleSiteInputs, landing: 'found' }, { type: 'open' }],
  ['apple-type, a list that failed', { ...appleSiteInputs, landing: 'failed' }, { type: 'failed' }],
  [
    'apple-type, details closed, signed out',
    { ...appleSiteInputs, config: { is_apple_site: true } },
    { type: 'signIn' },
  ],
  [
    'apple-type, not found, although a landing page contains it',
    { ...appleSiteInputs, error: statusError(404), landing: 'found' },
    { type: 'redirect', toast: false },
  ],
  [
    'apple-type, server error, although no landing page contains it',
    { ...appleSiteInputs, error: statusError(500), landing: 'missing' },
    { type: 'failed' },
  ],
  ['ignores landing pages on other sites', { ...guestInputs, landing: 'missing' }, { type: 'open' }],
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
  [{ type: 'signIn' }, statusError(404), true, true],
  [{ type: 'closed', message: 'Not yet.' }, statusError(403), true, true],
  [{ type: 'unavailable' }, undefined, true, true],
  [{ type: 'failed' }, undefined, true, true],
  [{ type: 'failed' }, statusError(500), true, false],
  [{ type: 'redirect', toast: false }, statusError(404), true, false],
])('%o with error %o: isRefusedOrFailed is %s, isRefusedByRules is %s', (access, error, refused, refusedByRules) => {
  expect(isRefusedOrFailed(access)).toBe(refused)
  expect(isRefusedByRules(access, error)).toBe(refusedByRules)
})
