import type { Http } from '../../service/http/http'
import { exchangeHandedOver } from '../../service/sso'
import { forgetTokens } from '../oidc/keptTokens'
import { platformToken } from '../oidc/platformToken'
import type { Session } from '../session'
import { isToken } from '../tokenCookie'

const running = new Map<string, Promise<boolean>>()

/**
 * Signs in with the token that another application handed over (spec: /sso/tva): one exchange for one token.
 * @returns whether somebody is signed in by it; never rejects
 */
export function exchangeHandover(http: Http, session: Session, token: string, clientId: string): Promise<boolean> {
  const started = running.get(token) ?? exchange(http, session, token, clientId)
  running.set(token, started)
  return started
}

async function exchange(http: Http, session: Session, token: string, clientId: string): Promise<boolean> {
  // What is no token is not sent: it could not stand in a header.
  if (!isToken(token)) return false
  session.begin()
  const platform = await exchangeHandedOver(http, token, clientId).then(platformToken, () => undefined)
  if (!platform) {
    session.failed([])
    return false
  }
  session.signedInWith({ ...platform, scheme: 'Bearer' })
  forgetTokens()
  return true
}
