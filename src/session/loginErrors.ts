import type { AuthConfig } from '../generated/types'
import type { TranslateFunction } from '../text/createText'
import { showToast } from '../ui/overlay/toast/showToast'
import { LOGIN_ERROR_TEXTS } from './loginErrorTexts'
import type { Session } from './session'

const DEFAULT_ERROR_CODE = '100'

/**
 * Message for an error code of the service or the identity provider, in lines: from the config, else the catalogue, else
 * the provider's message, else that of code 100.
 * @param summary message of the provider
 */
export function loginErrorLines(
  code: unknown,
  t: TranslateFunction,
  configured: AuthConfig['error_messages'],
  summary?: string,
): readonly string[] {
  const key = typeof code === 'number' || typeof code === 'string' ? String(code) : ''
  const text = LOGIN_ERROR_TEXTS.get(key)
  return (
    configuredLines(configured, key) ??
    (text && [t(text)]) ??
    (summary ? [summary] : undefined) ??
    configuredLines(configured, DEFAULT_ERROR_CODE) ?? [t('wrongPassword')]
  )
}

function configuredLines(configured: AuthConfig['error_messages'], key: string): readonly string[] | undefined {
  const message = configured && Object.hasOwn(configured, key) ? configured[key] : undefined
  const lines = (Array.isArray(message) ? message : [message]).filter(
    (line): line is string => typeof line === 'string' && line !== '',
  )
  return lines.length > 0 ? lines : undefined
}

/**
 * Whether to show an error. Code 3 says that the session has not started, which is wrong once the countdown is over (spec,
 * section 5). Without a countdown the service is the only source, so code 3 is shown.
 * @param start of the countdown, as in the config
 * @param now server time in milliseconds
 */
export function showsLoginError(code: unknown, start: string | undefined, now: number): boolean {
  const startTime = start === undefined ? Number.NaN : Date.parse(start)
  return String(code) !== '3' || Number.isNaN(startTime) || startTime > now
}

/**
 * Shows why the service ended a session: the message of its code (spec, section 8: concurrent viewing), or that it has
 * ended. The sign-in form also shows it, until the next attempt.
 */
export function announceSessionEnd(
  session: Session,
  code: string | undefined,
  t: TranslateFunction,
  configured: AuthConfig['error_messages'],
): void {
  if (session.state().signedIn) return
  const lines = code === undefined ? [t('sessionOver')] : loginErrorLines(code, t, configured)
  session.signInFailed(lines, code)
  showToast(lines.join(' '), 'alert')
}
