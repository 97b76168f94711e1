import { describe, expect, it, test } from 'vitest'
import { createText } from '../text/createText'
import { loginErrorLines, showsLoginError } from './loginErrors'

const t = createText()
const CONCURRENT_TEXT = 'You have been logged out. This virtual event does not support concurrent viewing.'
const DEFAULT_TEXT = 'Oops! Your email or password is incorrect.'

describe('sign-in errors (spec, section 8)', () => {
  test.each([
    [1, 'Oops! Your code has been disabled.'],
    [2, 'Oops! Your code has been disabled.'],
    [3, 'Your session has not started. Please try again shortly.'],
    [4, 'Oops! Your session has already ended.'],
    [6, 'Oops! Your device limit has been reached.'],
    [7, 'Sorry, account is locked out due to too many login failures.'],
    [100, DEFAULT_TEXT],
    [101, 'Your credential does not exist.'],
    [102, 'Your credential has been disabled.'],
    [103, 'Sorry, your account is no longer valid.'],
    [201, CONCURRENT_TEXT],
    [202, CONCURRENT_TEXT],
    [9999, CONCURRENT_TEXT],
    [1001, 'Code not found. Please try again.'],
    [1002, 'Code not found. Please try again.'],
    [1003, 'Code not found. Please try again.'],
    ['E0000006', "You can't reset the password for the admin user, please use the admin service instead."],
    ['PROVISIONED', 'Authentication failed, please verify the MFA account in your email inbox.'],
    [5, DEFAULT_TEXT],
    ['104', DEFAULT_TEXT],
    [undefined, DEFAULT_TEXT],
    [null, DEFAULT_TEXT],
    [{}, DEFAULT_TEXT],
    ['constructor', DEFAULT_TEXT],
    ['__proto__', DEFAULT_TEXT],
  ])('for the error code %j shows: %s', (code, message) => {
    expect(loginErrorLines(code, t, undefined)).toEqual([message])
    if (typeof code === 'number') expect(loginErrorLines(String(code), t, {})).toEqual([message])
  })

  const own = {
    '7': 'Wait.',
    '100': ['Not a pair.', 'Try again.'],
    '4': '',
    '6': [],
    LOCKED_OUT: 'Ask the organizers.',
  }
  test.each([
    [7, ['Wait.']],
    [100, ['Not a pair.', 'Try again.']],
    [5, ['Not a pair.', 'Try again.']],
    [4, ['Oops! Your session has already ended.']],
    [6, ['Oops! Your device limit has been reached.']],
    ['LOCKED_OUT', ['Ask the organizers.']],
    ['toString', ['Not a pair.', 'Try again.']],
  ])('prefers the config’s message for %j', (code, lines) => {
    expect(loginErrorLines(code, t, own)).toEqual(lines)
  })

  it('prefers the brand’s texts to the catalogue', () => {
    expect(loginErrorLines(101, createText({ noCredential: 'Who?' }), {})).toEqual(['Who?'])
  })

  test.each([
    ['E0000099', ['Message of the provider.']],
    ['101', ['Your credential does not exist.']],
    ['LOCKED_OUT', ['Ask the organizers.']],
  ])('uses the provider’s message for the unknown code %s', (code, lines) => {
    expect(loginErrorLines(code, t, own, 'Message of the provider.')).toEqual(lines)
  })
})

describe('code 3 and the countdown (spec, section 5)', () => {
  const now = Date.parse('2026-11-14T17:00:00Z')
  test.each([
    [3, '2026-11-14T09:00:01-08:00', true],
    [3, '2026-11-14T09:00:00-08:00', false],
    ['3', '2026-11-01T09:00:00-08:00', false],
    [3, undefined, true],
    [3, 'soon', true],
    [4, '2026-11-01T09:00:00-08:00', true],
    [undefined, '2026-11-01T09:00:00-08:00', true],
  ])('with code %s and countdown start %s, shows the login error: %s', (code, start, shown) => {
    expect(showsLoginError(code, start, now)).toBe(shown)
  })
})
