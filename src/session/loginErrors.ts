import type { AuthConfig } from '../generated/types'
import type { Text } from '../text/createText'
import { showToast } from '../ui/overlay/toast/showToast'
import { LOGIN_CODES } from './loginCodes'
import type { Session } from './session'

const DEFAULT = '100'

/**
 * What a visitor reads for a code of the service or the identity provider, in lines. The config's words go before the
 * catalogue's, those of the provider stand in for codes that neither knows, and 100 is the last resort.
 * @param summary the provider's own words
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
  const lines = (Array.isArray(own) ? own : [own]).filter((line) => typeof line === 'string' && line !== '')
  return lines.length > 0 ? (lines as string[]) : undefined
}

/**
 * Whether the error is shown: code 3 says that the session has not started, and that is known better here once the
 * countdown is over (spec, section 5). A site without a countdown knows nothing better.
 * @param start of the countdown, as the config writes it
 * @param now by the service's clock, in milliseconds
 */
export function showsLoginError(code: unknown, start: string | undefined, now: number): boolean {
  const moment = start === undefined ? Number.NaN : Date.parse(start)
  return String(code) !== '3' || Number.isNaN(moment) || moment > now
}

/**
 * Says why the service ended a session: by the catalogue where it gave a code (spec, section 8: concurrent viewing),
 * else that it is over. The sign-in form says it, too, until somebody tries to sign in.
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
