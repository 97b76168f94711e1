import Cookies from 'js-cookie'

const NAME = 'token'
const ORIGIN = 'token_origin'
/** Spec, section 9: auth cookies last 1 year. */
const DAYS = 365

/** How a token is shown to the service (spec, section 7): `Bearer` for those of an identity provider. */
export type Scheme = 'Token' | 'Bearer'

/** A token and the session that it belongs to. */
export interface Ticket {
  token: string
  scheme: Scheme
  /** Tells sessions apart: a renewed token keeps it, another sign-in never does. */
  id: string
}

/** The ticket of this browser, or undefined. Values with characters that no token has count as none (threats S1). */
export function readTicket(): Ticket | undefined {
  const token = Cookies.get(NAME)
  if (!token || !isToken(token)) return undefined
  const [, scheme = 'Token', id = token] = /^(Token|Bearer)\.(\w{1,40})$/.exec(Cookies.get(ORIGIN) ?? '') ?? []
  return { token, scheme: scheme as Scheme, id }
}

/** Whether a value may stand in a cookie and a header: the characters of tokens, at most 4096 of them. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.~+/=-]{1,4096}$/.test(value)

/**
 * Keeps a ticket for one year.
 * @returns false where the browser keeps no cookies: then signing in cannot last
 */
export function writeTicket({ token, scheme, id }: Ticket): boolean {
  const rules = { expires: DAYS, path: '/', sameSite: 'Lax', secure: location.protocol === 'https:' } as const
  try {
    Cookies.set(ORIGIN, `${scheme}.${id}`, rules)
    Cookies.set(NAME, token, rules)
    return readTicket()?.token === token
  } catch {
    return false
  }
}

export function removeTicket(): void {
  try {
    Cookies.remove(NAME, { path: '/' })
    Cookies.remove(ORIGIN, { path: '/' })
  } catch {
    // No cookies, no ticket.
  }
}

/** Whether this browser keeps cookies for the site; without them a sign-in ends with the page (threats D8). */
export function keepsCookies(): boolean {
  try {
    Cookies.set('probe', '1', { path: '/', sameSite: 'Lax' })
    const kept = Cookies.get('probe') === '1'
    Cookies.remove('probe', { path: '/' })
    return kept
  } catch {
    return false
  }
}
