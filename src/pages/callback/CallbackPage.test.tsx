import { render, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { StrictMode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Http } from '../../service/http/http'
import { ServiceError } from '../../service/http/response'
import { OidcError } from '../../session/oidc/OidcError'
import { exchangeCode } from '../../session/oidc/tokenEndpoint'
import { testSite } from '../../shell/testing/testSite'
import { RuntimeProvider } from '../../site/react/RuntimeContext'
import CallbackPage from './CallbackPage'

vi.mock('../../session/oidc/tokenEndpoint', () => ({ exchangeCode: vi.fn() }))

const tokens = { access: 'access', refresh: 'r', idToken: 'i', sub: 'vera', email: 'vera@x.com' }
let requestCount = 0

beforeEach(() => {
  vi.mocked(exchangeCode).mockReset().mockResolvedValue(tokens)
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  localStorage.clear()
})

/** Renders the page after the provider's redirect, under StrictMode. */
function show(answer: unknown, pathname = '/callback/keycloak-login', profile?: { email: string }) {
  const site = testSite({
    profile,
    config: { auth: { keycloak: { issuer: 'https://id.example', client_id: 'press' } } },
    document: { okta_settings: { okta_base_url: 'https://sso.example', okta_Web_client_id: 'web' } },
  })
  const send = vi.fn(async () => {
    if (answer instanceof Error) throw answer
    return { data: answer, text: '', path: '' }
  })
  const get = vi.fn(async () => ({ data: { success: true }, text: '', path: '' }))
  const runtime = { ...site.runtime, http: { send, get } as unknown as Http }
  const search = `?code=1&state=${++requestCount}`
  window.history.replaceState(null, '', pathname + search)
  render(
    <StrictMode>
      <RuntimeProvider value={runtime}>
        <MemoryRouter initialEntries={[pathname + search]}>
          <CurrentPath />
          <CallbackPage params={{}} pathname={pathname} search={search} />
        </MemoryRouter>
      </RuntimeProvider>
    </StrictMode>,
  )
  return { send, get, session: site.session }
}

const CurrentPath = () => <output>{useLocation().pathname}</output>

const tokenResponse = { success: true, token: 'platform', user: { email: 'vera@x.com' } }

test('exchanges the code and the platform token once, also under StrictMode', async () => {
  const { send, session } = show(tokenResponse)
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('/home'))
  expect(exchangeCode).toHaveBeenCalledTimes(1)
  expect(send).toHaveBeenCalledTimes(1)
  expect(send).toHaveBeenCalledWith('POST', 'user/sso/', undefined, { authorization: 'Bearer access' })
  expect(session.authorization()).toBe('Bearer platform')
  expect(window.location.search).toBe('')
})

test('checks the device limit before single sign-on, not before keycloak', async () => {
  const { get, send } = show(tokenResponse, '/login/callback')
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  expect(get).toHaveBeenCalledTimes(1)
  expect(get.mock.invocationCallOrder[0]).toBeLessThan(send.mock.invocationCallOrder[0] ?? 0)
})

test.each([
  ['an error', new ServiceError('status', 'user/sso/', 400)],
  ['no success', { success: false, token: 'platform' }],
  ['no token', { success: true }],
  ['a token that is not valid in a header', { success: true, token: 'a\r\nX: y' }],
  ['nothing', undefined],
])('redirects to /noaccess if the exchange returns %s', async (_, answer) => {
  const { session } = show(answer)
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('/noaccess'))
  expect(session.state()).toMatchObject({ signedIn: false, phase: 'failure' })
})

test('clears auth info and shows the reason if the code exchange fails', async () => {
  vi.mocked(exchangeCode).mockRejectedValue(new OidcError('refused', 'invalid_grant', '<b>No</b>'))
  const { send, session } = show(tokenResponse)
  expect(await screen.findByText('The sign-in page says: <b>No</b>')).toBeTruthy()
  await vi.waitFor(() => expect(session.state()).toMatchObject({ signedIn: false, phase: 'failure' }))
  expect(send).not.toHaveBeenCalled()
})

test('keeps the session and shows an error for an unsolicited callback', async () => {
  vi.mocked(exchangeCode).mockRejectedValue(new OidcError('unsolicited'))
  const { session } = show(tokenResponse, undefined, { email: 'mo@x.com' })
  expect(await screen.findByRole('heading', { name: 'This sign-in can’t be completed here.' })).toBeTruthy()
  expect(session.state()).toMatchObject({ signedIn: true, phase: 'idle' })
})

test('continues without confirmation for the same user', async () => {
  const { send } = show(tokenResponse, undefined, { email: 'VERA@x.com' })
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1))
})

test('asks for confirmation before another user replaces the session', async () => {
  const { send } = show(tokenResponse, undefined, { email: 'mo@x.com' })
  expect(await screen.findByText(/You’re signed in as mo@x.com/)).toBeTruthy()
  expect(send).not.toHaveBeenCalled()
  screen.getByRole('button', { name: 'Switch account' }).click()
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1))
})
