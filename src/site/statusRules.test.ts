import { expect, it } from 'vitest'
import { actionForStatus, eventForStatus } from './statusRules'

const token = 'Token a'

it.each([
  ['400 of any call', 400, 'modules/placement/home/', '/home', token, 'restricted'],
  ['400 while on /restricted', 400, 'modules/placement/footer/', '/restricted', token, undefined],
  ['400 while on /Restricted/', 400, 'modules/placement/footer/', '/Restricted/', token, undefined],
  ['400 of the login call', 400, 'user/login/', '/login', undefined, undefined],
  ['400 of a call whose path starts like the login call', 400, 'user/loginish', '/login', undefined, 'restricted'],
  ['400 of the platform token', 400, 'user/sso/', '/login/callback', undefined, undefined],
  ['400 of a token of another application', 400, '/user/sso/tva', '/sso/tva', undefined, undefined],
  ['400 of a reset link', 400, 'user/reset/valid/?token=abc', '/reset', undefined, undefined],
  ['400 of a password reset', 400, 'user/reset/', '/reset', undefined, undefined],
  ['400 of the device limit', 400, 'user/service_users/user-device-limit/', '/home', token, undefined],
  ['400 of an RSVP', 400, 'events/7/rsvps/', '/events', undefined, undefined],
  ['400 of cancelling an RSVP', 400, 'events/7/rsvp/cancel/?token=a&email=b', '/events', undefined, undefined],
  ['400 of one RSVP', 400, 'events/rsvps/9/', '/events', undefined, undefined],
  ['400 of the events', 400, 'events/', '/events', undefined, 'restricted'],
  ['400 of an event', 400, 'events/7/', '/events', undefined, 'restricted'],
  [
    '400 of a title whose path contains user/request',
    400,
    'avails/titles/user/request/',
    '/home',
    undefined,
    'restricted',
  ],
  ['400 of the contact form', 400, 'notification/contact/', '/contact', undefined, undefined],
  ['400 of an access request', 400, 'user/request/', '/request', undefined, undefined],
  ['401 of this session', 401, 'user/queue/', '/home', token, 'sign-out'],
  ['401 of an older session', 401, 'user/queue/', '/home', 'Token old', undefined],
  ['401 without a session', 401, 'user/queue/', '/home', undefined, undefined],
  ['403', 403, 'user/queue/', '/home', token, undefined],
  ['500', 500, 'user/queue/', '/home', token, undefined],
] as const)('handles a %s', (_, status, path, pathname, authorization, expected) => {
  expect(
    actionForStatus({ status, path, authorization }, pathname, authorization === undefined ? undefined : token),
  ).toBe(expected)
})

it.each([
  ['a 400', 400, 'modules/placement/home/', 'out_of_territory'],
  ['a 400 about the call itself', 400, 'user/reset/', undefined],
  ['a 403', 403, 'user/queue/', 'forbidden'],
  ['a 403 of an RSVP', 403, 'events/7/rsvp/cancel/', 'forbidden'],
  ['a 401', 401, 'user/queue/', undefined],
  ['a 500', 500, 'user/queue/', undefined],
] as const)('returns the analytics event of %s', (_, status, path, expected) => {
  expect(eventForStatus({ status, path, authorization: undefined })).toBe(expected)
})
