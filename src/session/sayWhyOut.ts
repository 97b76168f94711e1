import type { AuthConfig } from '../generated/types'
import type { Text } from '../text/createText'
import { showToast } from '../ui/overlay/toast/showToast'
import { loginError } from './loginErrors'
import type { Session } from './session'

/**
 * Says why the service ended a session: by the catalogue where it gave a code (spec, section 8: concurrent viewing),
 * else that it is over. The sign-in form says it, too, until somebody tries to sign in.
 */
export function sayWhyOut(
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
