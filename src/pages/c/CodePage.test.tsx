import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { StrictMode } from 'react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest'
import { HOSTILE_TARGETS } from '../../session/testing/hostileTargets'
import { type TestSiteOptions, testSite } from '../../shell/testing/testSite'
import CodePage from './CodePage'

beforeEach(() => history.replaceState(null, '', '/c?c=ABC'))
afterEach(() => Cookies.remove('token', { path: '/' }))

const CurrentAddress = () => <output>{useLocation().pathname + useLocation().search}</output>
const currentAddress = () => screen.getByRole('status').textContent

function show(search: string, site: TestSiteOptions = {}, answer: unknown = { success: true, token: 'abc' }) {
  const made = testSite({ document: { code_login: true }, ...site })
  const send = vi.fn(async (..._call: unknown[]) => ({ data: answer }))
  Object.assign(made.runtime.http, { send })
  const { unmount } = render(
    <StrictMode>
      {made.around(
        <>
          <CodePage params={{}} pathname="/c" search={search} />
          <CurrentAddress />
        </>,
        '/c',
      )}
    </StrictMode>,
  )
  return { ...made, send, unmount, user: userEvent.setup() }
}

it('signs in once, also under StrictMode, and removes the code from the address', async () => {
  const { send } = show('?c=%20ABC%20&next=/films?a=1')
  await waitFor(() => expect(currentAddress()).toBe('/films?a=1'))
  expect(send.mock.calls.map(([, , body]) => body)).toEqual([{ auth_code: 'ABC' }])
  expect(location.pathname + location.search).toBe('/c')
})

test.each([
  ['no code', '', {}],
  ['an empty code', '?c=%20', {}],
  ['two codes', '?c=A&c=B', {}],
  ['a long code', `?c=${'A'.repeat(201)}`, {}],
  ['another auth type', '?c=ABC', { document: { code_login: false } }],
])('redirects to / without a request for %s', async (_, search, site) => {
  const { send } = show(search, site)
  await waitFor(() => expect(currentAddress()).toBe('/'))
  expect(send).not.toHaveBeenCalled()
})

it('shows the error with a link home, and clears it when the visitor leaves the page', async () => {
  const { session, unmount } = show('?c=ABC', {}, { success: false, err_code: 2 })
  expect(await screen.findByText('Oops! Your code has been disabled.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/')
  unmount()
  expect(session.state().error).toBeUndefined()
})

it('asks before it replaces the signed-in user', async () => {
  const { send, user } = show('?c=ABC', { profile: { email: 'ada@films.example' } })
  expect(screen.getByText(/ada@films.example/)).toBeTruthy()
  expect(send).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }))
  await waitFor(() => expect(currentAddress()).toBe('/home'))
  expect(send).not.toHaveBeenCalled()
})

// A sample is enough: `parseReturnLocation` has tests of its own.
const hostileTexts = HOSTILE_TARGETS.filter((target) => typeof target === 'string' && target.length < 3000)
const hostileSample = hostileTexts.filter((_, index) => index % 16 === 0)
test.each(hostileSample.map((target) => [target]))('next=%.60j leads to a page of this site', async (target) => {
  show(`?${new URLSearchParams({ c: 'ABC', next: String(target) })}`)
  await waitFor(() => expect(currentAddress()).not.toBe('/c'))
  expect(currentAddress()).toMatch(/^\/(?![/\\])/)
  expect(currentAddress()).not.toMatch(/^\/(?:logout|auth|callback|c|login|sso)(?:[/?]|$)/)
})
