import { useRuntime, useSession } from '../site/react/RuntimeContext'

/**
 * Message of a sign-in error that replaces the form and links home (spec, section 2: Login page, the configured special
 * code); undefined: none.
 */
export function useSpecialError(): readonly string[] | undefined {
  const { plan } = useRuntime()
  const { error, errorCode } = useSession()
  const special = plan.document.site_config.auth?.special_error_code
  return error && errorCode !== undefined && String(special) === errorCode ? error : undefined
}
