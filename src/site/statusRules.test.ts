import { expect, it } from 'vitest'
import { siteAction } from './statusRules'

const token = 'Token a'

it.each([
  ['400 of any call', 400, 'modules/placement/home/', '/home', token, 'restricted'],
  ['400 while on /restricted', 400, 'modules/placement/footer/', '/restricted', token, undefined],
  ['400 of the login call', 400, 'user/login/', '/login', undefined, undefined],
  ['400 of a password reset', 400, 'user/reset/', '/reset', undefined, undefined],
  ['400 of the device limit', 400, 'user/service_users/user-device-limit/', '/home', token, undefined],
  ['400 of an RSVP', 400, 'events/7/rsvps/', '/events', undefined, undefined],
  ['400 of the contact form', 400, 'notification/contact/', '/contact', undefined, undefined],
  ['400 of an access request', 400, 'user/request/', '/request', undefined, undefined],
  ['401 of this session', 401, 'user/queue/', '/home', token, 'sign-out'],
  ['401 of an older session', 401, 'user/queue/', '/home', 'Token old', undefined],
  ['401 without a session', 401, 'user/queue/', '/home', undefined, undefined],
  ['403', 403, 'user/queue/', '/home', token, undefined],
  ['500', 500, 'user/queue/', '/home', token, undefined],
] as const)('%s', (_, status, path, pathname, authorization, expected) => {
  expect(siteAction({ status, path, authorization }, pathname, authorization === undefined ? undefined : token)).toBe(
    expected,
  )
})
