import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SiteConfig } from '../../generated/types'
import { createAuthRequestUrl } from '../../session/oidc/authRequest'
import { OidcError } from '../../session/oidc/OidcError'
import { testSite } from '../../shell/testing/testSite'
import AuthRedirectPage from './AuthRedirectPage'

vi.mock('../../session/oidc/authRequest', () => ({ createAuthRequestUrl: vi.fn() }))

const keycloakConfig = { issuer: 'https://id.example', client_id: 'press' }

beforeEach(() => {
  sessionStorage.clear()
  vi.mocked(createAuthRequestUrl).mockReset().mockRejectedValue(new OidcError('unreachable'))
})

function show(auth: SiteConfig['auth'], force_keycloak = false) {
  const { around } = testSite({ config: { auth, force_keycloak } })
  return render(around(<AuthRedirectPage params={{}} pathname="/keycloak-login" search="" />))
}

test('redirects automatically only the first time, and afterwards when the button is pressed', async () => {
  show({ keycloak: keycloakConfig }).unmount()
  expect(createAuthRequestUrl).toHaveBeenCalledTimes(1)
  show({ keycloak: keycloakConfig })
  expect(createAuthRequestUrl).toHaveBeenCalledTimes(1)
  screen.getByRole('button', { name: 'Continue to sign-in' }).click()
  expect(createAuthRequestUrl).toHaveBeenCalledTimes(2)
  expect(await screen.findByRole('heading', { name: 'The sign-in page is not responding.' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test.each([
  ['no provider', {}],
  ['an http: issuer', { keycloak: { ...keycloakConfig, issuer: 'http://id.example' } }],
  ['a javascript: issuer', { keycloak: { ...keycloakConfig, issuer: 'javascript:alert(1)' } }],
])('shows an error page and does not redirect with %s', (_, auth) => {
  show(auth)
  expect(screen.getByRole('heading', { name: 'Sign-in is not set up.' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go home' })).toBeTruthy()
  expect(createAuthRequestUrl).not.toHaveBeenCalled()
})

test('hides the link home if login is forced, to avoid a redirect loop', () => {
  show({}, true)
  expect(screen.queryByRole('link', { name: 'Go home' })).toBeNull()
})
