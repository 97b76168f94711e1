import { exchangeProviderToken } from '../../service/account'
import type { Http } from '../../service/http/http'
import type { TextKey } from '../../text/texts'
import { parsePlatformToken } from '../loginResponse'
import type { Session } from '../session'
import { deviceLimitError } from './deviceLimit'
import { OidcError } from './OidcError'
import type { Provider } from './provider'
import { readStoredTokens, storeTokens } from './storedTokens'
import { exchangeCode, type Tokens } from './tokenEndpoint'

/** Result of a redirect back from the provider */
export type SignInCompletion =
  | { type: 'done' }
  | { type: 'failed'; failure: OidcError }
  /** The device limit check rejected the device */
  | { type: 'device'; text: TextKey }
  /** The platform refused a token: /noaccess (spec, section 8) */
  | { type: 'no-access' }
  /** Another user is signed in: the visitor decides (threats S3) */
  | { type: 'ask'; currentEmail?: string; nextEmail?: string; switchUser: () => Promise<SignInCompletion> }

interface Options {
  http: Http
  session: Session
  provider: Provider
  /** Query string of the redirect back */
  search: string
}

const runningCompletions = new Map<string, Promise<SignInCompletion>>()

/**
 * Completes the sign-in after the redirect back, at most once per redirect (threats S3: StrictMode, Back, reload).
 * @returns the same result for the same redirect; never rejects
 */
export function completeSignIn(options: Options): Promise<SignInCompletion> {
  const started = runningCompletions.get(options.search)
  if (started) return started
  const completion = exchangeAndFinish(options)
  runningCompletions.set(options.search, completion)
  return completion
}

async function exchangeAndFinish({ http, session, provider, search }: Options): Promise<SignInCompletion> {
  let tokens: Tokens
  session.signInStarted()
  try {
    tokens = await exchangeCode(provider, new URLSearchParams(search), session.state().clockOffset)
  } catch (error) {
    session.signInCancelled()
    return { type: 'failed', failure: error instanceof OidcError ? error : new OidcError('invalid') }
  }
  const finish = () => finishSignIn(http, session, provider, tokens)
  if (!session.state().signedIn || isSameUser(session, provider, tokens)) return finish()
  session.signInCancelled()
  return { type: 'ask', currentEmail: session.state().profile?.email, nextEmail: tokens.email, switchUser: finish }
}

async function finishSignIn(
  http: Http,
  session: Session,
  provider: Provider,
  tokens: Tokens,
): Promise<SignInCompletion> {
  const { issuer, clientId, checksDevices } = provider
  const text = checksDevices ? await deviceLimitError(http, tokens.access, clientId) : undefined
  if (text) return { type: 'device', text }
  const platform = await exchangeProviderToken(http, tokens.access).then(
    ({ data }) => parsePlatformToken(data),
    () => undefined,
  )
  if (!platform) return { type: 'no-access' }
  const { access, refresh, idToken, sub } = tokens
  session.signedInWith({ ...platform, scheme: 'Bearer' })
  storeTokens({ issuer, clientId, access, refresh, idToken, sub })
  return { type: 'done' }
}

/** Whether the provider returned the user who is already signed in */
function isSameUser(session: Session, { issuer }: Provider, { sub, email }: Tokens): boolean {
  const stored = session.authorization()?.startsWith('Bearer ') ? readStoredTokens() : undefined
  if (stored?.issuer === issuer && stored.sub === sub) return true
  const currentEmail = session.state().profile?.email
  return currentEmail !== undefined && currentEmail.toLowerCase() === email?.toLowerCase()
}
