import { createStorage } from '../../lib/storage'

/** What a session of an identity provider needs to go on, and to end there. Shared by the tabs of the browser. */
export interface KeptTokens {
  issuer: string
  clientId: string
  access: string
  refresh?: string
  idToken: string
  /** Who it is at the provider. */
  sub: string
}

const KEY = 'marquee.oidc.tokens'
const store = createStorage('localStorage')

export const keepTokens = (tokens: KeptTokens): void => store.set(KEY, JSON.stringify(tokens))

export const forgetTokens = (): void => store.remove(KEY)

/** The tokens of the present session; undefined where it began in another way. */
export function keptTokens(): KeptTokens | undefined {
  try {
    const kept: unknown = JSON.parse(store.get(KEY) ?? 'null')
    return isKept(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

function isKept(value: unknown): value is KeptTokens {
  const { issuer, clientId, access, idToken, sub, refresh = '' } = Object(value)
  return (
    [issuer, clientId, access, idToken, sub].every((part) => part && typeof part === 'string') &&
    typeof refresh === 'string'
  )
}
