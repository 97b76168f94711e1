import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storeAuthRequest } from './authRequest'
import { exchangeCode, refreshTokens } from './tokenEndpoint'

const ISSUER = 'https://idp.example'
const PROVIDER = {
  connection: 'keycloak' as const,
  issuer: ISSUER,
  clientId: 'site',
  redirectPath: '/callback/keycloak-login',
  checksDevices: false,
}
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const encodeTokenPart = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

/** An ID token that is valid for ten minutes from the given time. */
const idToken = (madeAt: number) => {
  const iat = Math.floor(madeAt / 1000)
  const claims = { iss: ISSUER, aud: 'site', sub: 'ada', nonce: 'n', iat, exp: iat + 600 }
  return `${encodeTokenPart({ alg: 'RS256' })}.${encodeTokenPart(claims)}.${btoa('signed')}`.replace(/=+$/, '')
}

let tokenCreatedAt = 0
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (input: string | URL) =>
    String(input).includes('/.well-known/')
      ? Response.json({ issuer: ISSUER, token_endpoint: `${ISSUER}/token`, authorization_endpoint: `${ISSUER}/auth` })
      : Response.json({
          access_token: 'a',
          token_type: 'Bearer',
          refresh_token: 'r2',
          expires_in: 600,
          id_token: idToken(tokenCreatedAt),
        }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const signIn = (clockOffset: number) => {
  storeAuthRequest({ connection: 'keycloak', state: 's', nonce: 'n', verifier: 'v'.repeat(43) })
  return exchangeCode(PROVIDER, new URLSearchParams({ code: 'c', state: 's' }), clockOffset)
}

describe.each([
  ['a correct clock', 0, 0, true],
  // The fixture service pretends another date for a brand; the provider does not.
  ['a correct clock, while the service has another date', 0, 90 * 24 * HOUR_MS, true],
  ['a clock two hours ahead', 2 * HOUR_MS, -2 * HOUR_MS, true],
  ['a clock two hours behind', -2 * HOUR_MS, 2 * HOUR_MS, true],
  ['a clock two hours ahead, and no known server clock', 2 * HOUR_MS, 0, false],
] as const)('on a device with %s', (_, ahead, clockOffset, isAccepted) => {
  beforeEach(() => {
    tokenCreatedAt = Date.parse('2026-11-25T12:00:00Z')
    vi.setSystemTime(tokenCreatedAt + ahead)
  })

  it(isAccepted ? 'signs in' : 'rejects the sign-in', async () => {
    if (isAccepted) await expect(signIn(clockOffset)).resolves.toMatchObject({ sub: 'ada', access: 'a' })
    else await expect(signIn(clockOffset)).rejects.toMatchObject({ reason: 'invalid' })
  })

  it(isAccepted ? 'renews the tokens' : 'rejects the renewed tokens', async () => {
    const stored = { issuer: ISSUER, clientId: 'site', access: 'a', refresh: 'r', idToken: 'i', sub: 'ada' }
    if (isAccepted) await expect(refreshTokens(stored, clockOffset)).resolves.toMatchObject({ refresh: 'r2' })
    else await expect(refreshTokens(stored, clockOffset)).rejects.toMatchObject({ reason: 'invalid' })
  })
})

it('rejects a response that has expired by both clocks', async () => {
  tokenCreatedAt = Date.parse('2026-11-25T12:00:00Z')
  vi.setSystemTime(tokenCreatedAt + HOUR_MS)
  await expect(signIn(5 * MINUTE_MS)).rejects.toMatchObject({ reason: 'invalid' })
})
