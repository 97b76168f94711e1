import { expect, test } from 'vitest'
import { actionForStatus } from './statusRules'

test.each([
  [200, '201', 'Token a', 'sign-out'],
  [200, '202', 'Token a', 'sign-out'],
  [403, '9999', 'Token a', 'sign-out'],
  [401, '201', 'Token a', 'sign-out'],
  [200, '201', 'Token old', undefined],
  [200, '201', undefined, undefined],
  [403, '7', 'Token a', undefined],
] as const)(
  'for status %i, error code %s and authorization %s the action is %s',
  (status, code, authorization, action) => {
    expect(actionForStatus({ status, code, path: 'user/queue/', authorization }, '/home', 'Token a')).toBe(action)
  },
)
