import type { AuthConfig } from '../generated/types'
import type { Text } from '../text/createText'
import { showToast } from '../ui/overlay/toast/showToast'
import { LOGIN_CODES } from './loginCodes'
import type { Session } from './session'

const DEFAULT = '100'

/**
 * Message for an error code of the service or the identity provider, in lines: from the config, else the catalogue, else
 * the provider's message, else that of code 100.
 * @param summary message of the provider
 */
export function loginError(
  code: unknown,
  t: Text,
  configured: AuthConfig['error_messages'],
  summary?: string,
): readonly string[] {
  const key = typeof code === 'number' || typeof code === 'string' ? String(code) : ''
  const sentence = LOGIN_CODES.get(key)
  return (
    brandWords(configured, key) ??
    (sentence && [t(sentence)]) ??
    (summary ? [summary] : undefined) ??
    brandWords(configured, DEFAULT) ?? [t('wrongPassword')]
  )
}

function brandWords(configured: AuthConfig['error_messages'], key: string): readonly string[] | undefined {
  const own = configured && Object.hasOwn(configured, key) ? configured[key] : undefined
  const lines = (Array.isArray(own) ? own : [own]).filter(
    (line): line is string => typeof line === 'string' && line !== '',
  )
  return lines.length > 0 ? lines : undefined
}

/**
 * Whether to show an error: code 3 says that the session has not started, and is hidden once the countdown is over (spec,
 * section 5).
 * @param start of the countdown, as in the config
 * @param now server time in milliseconds
 */
export function showsLoginError(code: unknown, start: string | undefined, now: number): boolean {
  const moment = start === undefined ? Number.NaN : Date.parse(start)
  return String(code) !== '3' || Number.isNaN(moment) || moment > now
}

/**
 * Shows why the service ended a session: the message of its code (spec, section 8: concurrent viewing), or that it has
 * ended. The sign-in form shows it, too, until the next attempt.
 */
export function announceSessionEnd(
  session: Session,
  code: string | undefined,
  t: Text,
  configured: AuthConfig['error_messages'],
): void {
  if (session.state().signedIn) return
  const lines = code === undefined ? [t('sessionOver')] : loginError(code, t, configured)
  session.failed(lines, code)
  showToast(lines.join(' '), 'alert')
}
