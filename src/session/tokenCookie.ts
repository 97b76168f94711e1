import Cookies from 'js-cookie'

const NAME = 'token'

/** The token of the service, or undefined. Values with characters that no token has count as none (threats S1). */
export function readToken(): string | undefined {
  const value = Cookies.get(NAME)
  return value && /^[\w.~+/=-]{1,4096}$/.test(value) ? value : undefined
}

export function removeToken(): void {
  Cookies.remove(NAME, { path: '/' })
}
