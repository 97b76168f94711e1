import { readCookie, writeCookie } from '../lib/browser/cookie'

const TOKEN_COOKIE = 'token'
const ORIGIN_COOKIE = 'token_origin'
/** Spec, section 9: auth cookies last 1 year. */
const COOKIE_DAYS = 365

/** Authorization scheme (spec, section 7): `Bearer` for tokens of identity providers */
export type Scheme = 'Token' | 'Bearer'

export interface StoredToken {
  token: string
  scheme: Scheme
  /** Id of the session: a renewed token keeps it, another sign-in changes it */
  id: string
}

/** The token of this browser. Values with invalid characters are ignored (threats S1). */
export function readToken(): StoredToken | undefined {
  const token = readCookie(TOKEN_COOKIE)
  if (!token || !isToken(token)) return undefined
  const [, scheme = 'Token', id = token] = /^(Token|Bearer)\.(\w{1,40})$/.exec(readCookie(ORIGIN_COOKIE) ?? '') ?? []
  return { token, scheme: scheme as Scheme, id }
}

/** Whether a value is safe in a cookie and a header: token characters, at most 4096 */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.~+/=-]{1,4096}$/.test(value)

/**
 * Stores a token for one year.
 * @returns false if cookies are blocked; the session then ends with the page
 */
export function writeToken({ token, scheme, id }: StoredToken): boolean {
  writeCookie(ORIGIN_COOKIE, `${scheme}.${id}`, COOKIE_DAYS)
  writeCookie(TOKEN_COOKIE, token, COOKIE_DAYS)
  return readToken()?.token === token
}

export function removeToken(): void {
  writeCookie(TOKEN_COOKIE, '', -1)
  writeCookie(ORIGIN_COOKIE, '', -1)
}

const CHANNEL = 'marquee.session'
/** Delay of the second read after a message from another tab */
const SECOND_READ_DELAY_MS = 400

/**
 * Keeps tabs in sync when the cookie changes (threats S8). Messages carry no data: each tab reads the cookie, also when it
 * becomes visible. After a message it reads twice, because the message may arrive before the cookie.
 * @param changed called when the token may have changed
 * @returns notifies the other tabs
 */
export function syncTabs(changed: () => void): () => void {
  const channel = globalThis.BroadcastChannel && new BroadcastChannel(CHANNEL)
  const readTwice = () => {
    changed()
    setTimeout(changed, SECOND_READ_DELAY_MS)
  }
  channel?.addEventListener('message', readTwice)
  addEventListener('storage', ({ key }) => key === CHANNEL && readTwice())
  addEventListener('pageshow', changed)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && changed())
  return () => {
    channel?.postMessage('')
    try {
      localStorage.setItem(CHANNEL, String(Math.random()))
    } catch {
      // Storage is blocked.
    }
  }
}
