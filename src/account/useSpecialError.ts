import { useRuntime, useSession } from '../site/react/RuntimeContext'

/**
 * The lines of a sign-in error that stands in place of the form, with a way home (spec, section 2: Login page, the
 * configured special code); undefined: none.
 */
export function useSpecialError(): readonly string[] | undefined {
  const { plan } = useRuntime()
  const { error, errorCode } = useSession()
  const special = plan.document.site_config.auth?.special_error_code
  return error && errorCode !== undefined && String(special) === errorCode ? error : undefined
}
