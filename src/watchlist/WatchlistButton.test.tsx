import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { aTitle } from '../catalogue/testing/InSite'
import { showPage } from '../catalogue/testing/pageSite'
import { ServiceError } from '../service/http/response'
import { showToast } from '../ui/overlay/toast/showToast'
import { discardTitleToAdd } from './rememberedTitle'
import { WatchlistButton } from './WatchlistButton'

// A toast outlives its test by its own timers.
vi.mock('../ui/overlay/toast/showToast', () => ({ showToast: vi.fn() }))

const WATCHLIST_IDS_PATH = 'user/queue/?limit=-1&id_only=true'

afterEach(() => {
  discardTitleToAdd()
  // biome-ignore lint/suspicious/noDocumentCookie: as the session keeps it
  document.cookie = 'token=; Max-Age=0; Path=/'
})

function show({ signedIn = true, listed = [] as unknown[], config = {}, compact = false } = {}) {
  const answers = { [WATCHLIST_IDS_PATH]: { data: { items: listed } } }
  const site = showPage(<WatchlistButton title={aTitle('faust', { id: 7 })} compact={compact} />, { answers, config })
  const send = vi.spyOn(site.runtime.http, 'send').mockResolvedValue({ data: {}, text: '', path: '' })
  const signIn = () => act(() => site.runtime.session.signedInWith({ token: 'abc', scheme: 'Token' }))
  if (signedIn) signIn()
  return { ...site, send, signIn }
}

const button = () => screen.getByRole('button', { name: /^My list/ })
const ariaPressed = () => button().getAttribute('aria-pressed')

test('shows whether the title is on the watchlist, and toggles before the response', async () => {
  const { send } = show({ listed: ['7'] })
  await waitFor(() => expect(ariaPressed()).toBe('true'))
  fireEvent.click(button())
  expect(ariaPressed()).toBe('false')
  expect(button().getAttribute('aria-busy')).toBe('true')
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('false'))
  expect(send.mock.calls).toEqual([['DELETE', 'user/queue', { title_id: 7 }]])
})

test('sends one request for a double click', async () => {
  const { send } = show()
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('false'))
  await userEvent.dblClick(button())
  expect(send.mock.calls).toEqual([['POST', 'user/queue', { title_id: 7 }]])
  expect(ariaPressed()).toBe('true')
})

test.each([
  ['signed in: to try later', 500, 'Please try again later.'],
  ['signed out meanwhile: to sign in', 401, 'Login please!'],
])('reverts after an error and shows a message, %s', async (_, status, message) => {
  const { send, runtime } = show()
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('false'))
  send.mockImplementation(async () => {
    await new Promise((later) => setTimeout(later))
    if (status === 401) runtime.session.signedOut()
    throw new ServiceError('status', 'user/queue', status)
  })
  fireEvent.click(button())
  expect(ariaPressed()).toBe('true')
  await waitFor(() => expect(ariaPressed()).toBe('false'))
  await waitFor(() => expect(showToast).toHaveBeenCalledWith(message, expect.anything()))
})

test('keeps the sign-in prompt usable when the slide of its button becomes inert', async () => {
  show({ signedIn: false })
  const slide = button().parentElement as HTMLElement
  fireEvent.click(button())
  await screen.findByRole('dialog')
  slide.inert = true
  expect(screen.getByRole('dialog').closest('[inert]')).toBeNull()
})

test('asks signed-out visitors to sign in, then adds the title', async () => {
  const { runtime, send, signIn, requested } = show({ signedIn: false })
  expect(requested).toEqual([])
  fireEvent.click(button())
  expect(await screen.findByText('Please sign in to add to watchlist.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(runtime.session.state().isSignInOpen).toBe(true)
  signIn()
  await waitFor(() => expect(send.mock.calls).toEqual([['POST', 'user/queue', { title_id: 7 }]]))
  expect(ariaPressed()).toBe('true')
})

test('does not add the title after the sign-in dialog was closed', async () => {
  const { runtime, send, signIn } = show({ signedIn: false })
  fireEvent.click(button())
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
  act(() => runtime.session.closeSignIn())
  signIn()
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('false'))
  expect(send).not.toHaveBeenCalled()
})

test('has a name with the title even without visible text', () => {
  show({ signedIn: false, compact: true })
  expect(button().getAttribute('aria-label')).toBe('My list: faust')
})

test.each([
  ['without a watchlist', { watchlist: false }],
  ['without sign-in', { auth: { disabled: true } }],
])('renders nothing on a site %s', (_, config) => {
  show({ config, signedIn: false })
  expect(screen.queryByRole('button', { name: /^My list/ })).toBeNull()
})

test('uses the site’s name for the list', () => {
  const routing = [{ route: '/basket', component: 'watchlist', label: 'My basket', login_required: true }]
  show({ signedIn: false, config: { routing } })
  expect(screen.getByRole('button').textContent).toBe('My basket')
})
