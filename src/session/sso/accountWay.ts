import type { MfaStatus } from '../../generated/types'
import { isRecord } from '../../lib/json/isRecord'
import type { Http } from '../../service/http/http'
import { ServiceError } from '../../service/http/reply'
import { getAccountStatus } from '../../service/serviceUsers'

/** How an account goes on after its e-mail address was given. */
export type AccountWay =
  | { type: 'password' }
  /** To the identity provider: several factors, and ACTIVE. */
  | { type: 'provider' }
  /** The account cannot sign in now: its status says why. */
  | { type: 'status'; status: string }
  | { type: 'failed' }

/**
 * Asks how an account signs in (spec, section 4: Identity-provider status values). Only after the address was sent,
 * never while it is typed (threats S9).
 */
export async function accountWay(http: Http, email: string, clientId: string): Promise<AccountWay> {
  try {
    const { data } = await getAccountStatus(http, email, clientId)
    const status = isRecord(data) && isRecord(data.data) ? data.data : undefined
    return status ? wayOf(status) : { type: 'failed' }
  } catch (error) {
    // Whoever is unknown sees what everybody sees: nobody learns which addresses have accounts (threats S9).
    if (error instanceof ServiceError && error.status === 404) return { type: 'password' }
    return { type: 'failed' }
  }
}

/** What a status means: no several factors, the password; ACTIVE, the provider; all else is a message. */
export function wayOf({ mfa_enabled, isMFAenabled, okta_status, oktaStatus }: MfaStatus): AccountWay {
  if ((mfa_enabled ?? isMFAenabled) !== true) return { type: 'password' }
  const status = okta_status ?? oktaStatus
  if (status === 'ACTIVE') return { type: 'provider' }
  return typeof status === 'string' ? { type: 'status', status } : { type: 'failed' }
}
