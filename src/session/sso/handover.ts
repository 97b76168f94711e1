import { exchangeAppToken } from '../../service/account'
import type { Http } from '../../service/http/http'
import { parsePlatformToken } from '../loginResponse'
import { removeTokens } from '../oidc/storedTokens'
import { parseReturnLocation } from '../returnLocation'
import type { Session } from '../session'
import { isToken } from '../tokenCookie'
import { isTrustedAddress } from '../trustedAddress'

const runningExchanges = new Map<string, Promise<boolean>>()

/**
 * Signs in with a token from another application (spec: /sso/tva), exchanged once.
 * @returns whether the visitor is signed in; never rejects
 */
export function exchangeHandover(http: Http, session: Session, token: string, clientId: string): Promise<boolean> {
  const started = runningExchanges.get(token) ?? exchangeOnce(http, session, token, clientId)
  runningExchanges.set(token, started)
  return started
}

async function exchangeOnce(http: Http, session: Session, token: string, clientId: string): Promise<boolean> {
  // An invalid token cannot be sent in a header.
  if (!isToken(token)) return false
  session.signInStarted()
  const platform = await exchangeAppToken(http, token, clientId).then(
    ({ data }) => parsePlatformToken(data),
    () => undefined,
  )
  if (!platform) {
    session.signInFailed([])
    return false
  }
  session.signedInWith({ ...platform, scheme: 'Bearer' })
  removeTokens()
  return true
}

/**
 * Redirect target of /sso/tva: a path of this site, or a URL whose origin is listed in auth.redirect_hosts (threats R2).
 * @returns undefined for other targets
 */
export function handoverTarget(
  redirect: unknown,
  hosts: readonly string[] = [],
): { inside: boolean; to: string } | undefined {
  const path = parseReturnLocation(redirect)
  if (path !== undefined) return { inside: true, to: path }
  if (!isTrustedAddress(redirect) || /[\s\\]/.test(redirect) || redirect.length > 2048) return undefined
  const { origin, href } = new URL(redirect)
  const listed = hosts.some((host) => isTrustedAddress(host) && new URL(host).origin === origin)
  return listed ? { inside: false, to: href } : undefined
}
