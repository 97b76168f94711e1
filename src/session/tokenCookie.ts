import { readCookie, writeCookie } from '../lib/cookie'

const NAME = 'token'
const ORIGIN = 'token_origin'
/** Spec, section 9: auth cookies last 1 year. */
const DAYS = 365

/** How a token is shown to the service (spec, section 7): `Bearer` for those of an identity provider. */
export type Scheme = 'Token' | 'Bearer'

/** A token and the session that it belongs to. */
export interface StoredToken {
  token: string
  scheme: Scheme
  /** Tells sessions apart: a renewed token keeps it, another sign-in never does. */
  id: string
}

/** The token of this browser, or undefined. Values with characters that no token has count as none (threats S1). */
export function readToken(): StoredToken | undefined {
  const token = readCookie(NAME)
  if (!token || !isToken(token)) return undefined
  const [, scheme = 'Token', id = token] = /^(Token|Bearer)\.(\w{1,40})$/.exec(readCookie(ORIGIN) ?? '') ?? []
  return { token, scheme: scheme as Scheme, id }
}

/** Whether a value may stand in a cookie and a header: the characters of tokens, at most 4096 of them. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.~+/=-]{1,4096}$/.test(value)

/**
 * Keeps a token for one year.
 * @returns false where the browser keeps no cookies: then signing in cannot last
 */
export function writeToken({ token, scheme, id }: StoredToken): boolean {
  writeCookie(ORIGIN, `${scheme}.${id}`, DAYS)
  writeCookie(NAME, token, DAYS)
  return readToken()?.token === token
}

export function removeToken(): void {
  writeCookie(NAME, '', -1)
  writeCookie(ORIGIN, '', -1)
}

const CHANNEL = 'marquee.session'
/** When a tab looks again after it was told, in milliseconds. */
const AGAIN = 400

/**
 * Tells the other tabs of this site that the cookie changed, and listens to them (threats S8). What changed is not sent:
 * the cookie says it. A tab that slept through it looks when it is seen again.
 * The problem: the word of another tab may be faster than its cookie. The solution: look twice.
 * @param changed the token may have changed
 * @returns tells the other tabs
 */
export function joinTabs(changed: () => void): () => void {
  const channel = globalThis.BroadcastChannel && new BroadcastChannel(CHANNEL)
  const told = () => {
    changed()
    setTimeout(changed, AGAIN)
  }
  channel?.addEventListener('message', told)
  addEventListener('storage', ({ key }) => key === CHANNEL && told())
  addEventListener('pageshow', changed)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && changed())
  return () => {
    channel?.postMessage('')
    try {
      localStorage.setItem(CHANNEL, String(Math.random()))
    } catch {
      // Blocked: then there is nothing that tabs share.
    }
  }
}
