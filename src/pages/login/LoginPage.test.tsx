import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { StrictMode } from 'react'
import { useLocation } from 'react-router-dom'
import { afterEach, expect, it, test, vi } from 'vitest'
import { storeLocation } from '../../session/storedLocation'
import { type TestSiteOptions, testSite } from '../../shell/testing/testSite'
import type { PageProps } from '../../site/pageProps'
import { PageProvider } from '../../site/react/PageContext'
import LoginPage from './LoginPage'

afterEach(() => Cookies.remove('token', { path: '/' }))

const CurrentPath = () => <output>{useLocation().pathname}</output>

function show(site: TestSiteOptions, answer: unknown = { success: true, token: 'abc' }, page: Partial<PageProps> = {}) {
  const made = testSite(site)
  Object.assign(made.runtime.http, { send: vi.fn(async () => ({ data: answer })) })
  render(
    <StrictMode>
      {made.around(
        <>
          <PageProvider value={{ params: {}, pathname: '/login', search: '', ...page }}>
            <LoginPage />
          </PageProvider>
          <CurrentPath />
        </>,
        '/login',
      )}
    </StrictMode>,
  )
  return { ...made, user: userEvent.setup() }
}
const currentPath = () => screen.getByRole('status').textContent

test.each([
  ['to the stored location', '/films', '/films'],
  ['to the home page without a stored location', undefined, '/home'],
  ['to the home page instead of another origin', '//evil.example', '/home'],
  ['to the home page instead of the sign-out page', '/logout', '/home'],
])('redirects signed-in visitors %s', async (_, location, expected) => {
  if (location) storeLocation(location)
  show({ document: { code_login: false }, profile: { first_name: 'Ada' } })
  await waitFor(() => expect(currentPath()).toBe(expected))
})

it('navigates to the remembered location after sign-in', async () => {
  storeLocation('/films')
  const { user, session } = show({ document: { code_login: true } })
  await user.type(await screen.findByLabelText('Access code'), 'ABC')
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  await waitFor(() => expect(currentPath()).toBe('/films'))
  expect(session.state().signedIn).toBe(true)
})

test.each([
  [{ code_login: true }, 'Access code'],
  [{ code_login: false }, 'Email'],
  [{ username_login: true }, 'Username'],
])('with the login settings %o shows the field %s', async (document, label) => {
  show({ document })
  expect(await screen.findByLabelText(label)).toBeTruthy()
})

it('shows a message on a site without an auth type', () => {
  show({ config: { auth: { disabled: true } } })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign-in is not set up.')
})

it.each([['3'], [3]])(
  'replaces the sign-in page by the message for the special error code %j',
  async (special_error_code) => {
    const config = { auth: { special_error_code, error_messages: { '3': ['Not yet.', 'Soon.'] } } }
    const { user } = show({ document: { code_login: true }, config }, { success: false, err_code: 3 })
    await user.type(await screen.findByLabelText('Access code'), 'ABC')
    await user.click(screen.getByRole('button', { name: 'Verify' }))
    expect((await screen.findByText(/Not yet\./)).textContent).toBe('Not yet.\nSoon.')
    expect(screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/')
  },
)

test.each([
  ['shows the site’s logo without a top bar', { nav: false }, '/site/small.svg'],
  ['shows no logo below a top bar', {}, undefined],
])('%s', (_, route, src) => {
  const config = { logo: '/site/small.svg' }
  const page = { route: { route: '/login', component: 'login' as const, index: 0, ...route } }
  show({ document: { code_login: true, logo: '/site/large.svg' }, config }, undefined, page)
  expect(document.querySelector('.mq-login__logo')?.getAttribute('src') ?? undefined).toBe(src)
})

it('shows the configured logo and a muted video', () => {
  const { runtime } = show({
    document: { code_login: true },
    config: { logo_login: '/site/door.svg', login_video: '/site/door.mp4' },
  })
  expect(screen.getByAltText(runtime.plan.title).getAttribute('src')).toBe('/site/door.svg')
  const video = document.querySelector('video')
  expect(video?.muted).toBe(true)
  expect(video?.getAttribute('src')).toBe('/site/door.mp4')
})

const LOGIN_ROUTE = { route: '/login', component: 'login', index: 0 } as const
test.each([
  ['the heading of the route', { heading: 'Your guild code' }, 'Your guild code'],
  ['the default heading', {}, 'Sign in'],
])('shows %s', (_, route, heading) => {
  const { around } = testSite({ document: { code_login: true } })
  const page = { params: {}, pathname: '/login', search: '', route: { ...LOGIN_ROUTE, ...route } }
  render(
    around(
      <PageProvider value={page}>
        <LoginPage />
      </PageProvider>,
      '/login',
    ),
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
  expect(document.title).toContain(heading)
})
