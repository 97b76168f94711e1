import { useRuntime, useSession } from '../site/react/RuntimeContext'

/**
 * The sign-in error that replaces the form and links home: the one with the code `auth.special_error_code` (spec, section 2:
 * Login page). undefined for any other error.
 */
export function useSpecialSignInError(): readonly string[] | undefined {
  const { plan } = useRuntime()
  const { error, errorCode } = useSession()
  const special = plan.document.site_config.auth?.special_error_code
  return error && errorCode !== undefined && String(special) === errorCode ? error : undefined
}
