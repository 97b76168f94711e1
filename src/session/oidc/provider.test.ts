import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectionOfPath, providerOf } from './provider'

beforeAll(() => void vi.stubGlobal('location', new URL('https://site.example/')))
afterAll(() => void vi.unstubAllGlobals())

const okta_settings = { okta_base_url: 'https://sso.example', okta_Web_client_id: 'web' }
const keycloak = { issuer: 'https://key.example/realms/x', client_id: 'press' }

test.each([
  ['keycloak', { site_config: { auth: { keycloak } } }, 'https://key.example/realms/x press /callback/keycloak-login'],
  ['keycloak', { okta_settings, site_config: {} }, undefined],
  ['sso', { okta_settings, site_config: { auth: { keycloak } } }, 'https://sso.example web /login/callback devices'],
  ['sso', { site_config: { auth: { keycloak } } }, undefined],
  ['external', { okta_settings, site_config: { auth: { keycloak } } }, 'https://sso.example web /callback devices'],
  ['external', { site_config: { auth: { keycloak } } }, 'https://key.example/realms/x press /callback'],
  ['external', { site_config: {} }, undefined],
  ['sso', { okta_settings: { ...okta_settings, okta_base_url: 'http://sso.example' }, site_config: {} }, undefined],
  ['sso', { okta_settings: { okta_base_url: 'https://sso.example' }, site_config: {} }, undefined],
  [
    'external',
    { okta_settings: { ...okta_settings, okta_base_url: 'javascript:alert(1)' }, site_config: {} },
    undefined,
  ],
] as const)('finds the provider of %s in %j', (connection, config, expected) => {
  const found = providerOf(connection, config)
  const result =
    found && `${found.issuer} ${found.clientId} ${found.redirectPath}${found.checksDevices ? ' devices' : ''}`
  expect(result).toBe(expected)
})

test.each([
  ['/callback', 'external'],
  ['/callback/keycloak-login', 'keycloak'],
  ['/login/callback', 'sso'],
  ['/callback/other', undefined],
])('maps the callback path %s to the connection %s', (path, connection) =>
  expect(connectionOfPath(path)).toBe(connection),
)
