import { createStorage } from '../../lib/browser/storage'

/** Tokens to renew and end a session of an identity provider. Shared by all tabs. */
export interface StoredTokens {
  issuer: string
  clientId: string
  access: string
  refresh?: string
  idToken: string
  /** User id at the provider */
  sub: string
}

const KEY = 'marquee.oidc.tokens'
const store = createStorage('localStorage')

export const storeTokens = (tokens: StoredTokens): void => store.set(KEY, JSON.stringify(tokens))

export const removeTokens = (): void => store.remove(KEY)

/** Tokens of the current session; undefined if it was not started by a provider */
export function readStoredTokens(): StoredTokens | undefined {
  try {
    const stored: unknown = JSON.parse(store.get(KEY) ?? 'null')
    return isStoredTokens(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

function isStoredTokens(value: unknown): value is StoredTokens {
  const { issuer, clientId, access, idToken, sub, refresh = '' } = Object(value)
  return (
    [issuer, clientId, access, idToken, sub].every((part) => part && typeof part === 'string') &&
    typeof refresh === 'string'
  )
}
