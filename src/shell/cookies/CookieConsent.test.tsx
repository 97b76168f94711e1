import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CookiesConsent, SiteConfig } from '../../generated/types'
import { testSite } from '../testing/testSite'
import { CookieConsent } from './CookieConsent'

const CONFIG_WITH_COOKIES: CookiesConsent = {
  enabled: true,
  privacyPolicy: { title: 'What we keep', link: { label: 'Policy', url: '/privacy' } },
  analytics: { title: 'Counting', description: 'Who saw what.', cookies: [{ cookie: '_ga', duration: '2 years' }] },
}

function show(settings: CookiesConsent = { enabled: true }, config: Partial<SiteConfig> = {}) {
  document.body.innerHTML = '<div id="cookies"></div><main id="main" tabindex="-1"></main>'
  const site = testSite({ cookies: true, config: { cookies_consent: settings, ...config } })
  render(site.around(<CookieConsent settings={settings} />), {
    container: document.body.appendChild(document.createElement('div')),
  })
  return site
}

const banner = () => screen.queryByRole('region', { name: 'Cookie choice' })
const press = (name: string, within_ = screen as Pick<typeof screen, 'getByRole'>) =>
  fireEvent.click(within_.getByRole('button', { name }))
const openDialog = async () => {
  press('Choose')
  return within(await screen.findByRole('dialog', { name: 'Choose your cookies' }))
}

const reload = vi.fn()
const clearCookiesAndStorage = () => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  sessionStorage.clear()
}
beforeEach(() => {
  clearCookiesAndStorage()
  reload.mockClear()
  vi.spyOn(location, 'reload').mockImplementation(reload)
})
afterEach(() => {
  clearCookiesAndStorage()
  vi.restoreAllMocks()
})

it('`enabled` alone shows a complete banner with three equal buttons, and a complete dialog', async () => {
  show()
  const buttons = within(banner() as HTMLElement).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Accept all', 'Reject all', 'Choose'])
  expect(new Set(buttons.map(({ className }) => className)).size).toBe(1)
  const dialog = await openDialog()
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Your privacy',
    'Necessary',
    'Analytics',
    'Performance',
    'Functional',
  ])
  const switches = dialog.getAllByRole('switch') as HTMLInputElement[]
  expect(switches.map(({ checked }) => checked)).toEqual([false, false, false])
  dialog.getByText('Always on')
  dialog.getByText('3 cookies')
  dialog.getByText('cookieAccessList')
})

it('shows the titles, the policy and the table of cookies of the config', async () => {
  show(CONFIG_WITH_COOKIES)
  expect(
    within(banner() as HTMLElement)
      .getByRole('link', { name: 'Policy' })
      .getAttribute('href'),
  ).toBe('/privacy')
  const dialog = await openDialog()
  dialog.getByText('What we keep')
  dialog.getByText('Who saw what.')
  dialog.getByText('1 cookie')
  expect(dialog.getByRole('switch', { name: 'Counting' })).toBeTruthy()
  dialog.getByText('_ga')
  dialog.getByText('2 years')
})

it('saves the choice and closes the banner', async () => {
  const { consent } = show()
  press('Reject all')
  await waitFor(() => expect(banner()).toBeNull())
  expect(consent.choice()).toBe('reject')
})

it.each([false, true])(
  'moves the focus to the page after a choice by keyboard, with reduced motion %s',
  async (reducedMotion) => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), {
          matches: reducedMotion && query.includes('reduced-motion'),
        }) as MediaQueryList,
    )
    show()
    screen.getByRole('button', { name: 'Reject all' }).focus()
    press('Reject all')
    await waitFor(() => expect(banner()).toBeNull())
    expect(document.activeElement?.id).toBe('main')
  },
)

it('saves the selected categories, and shows them when reopened from the footer', async () => {
  const { consent } = show()
  const dialog = await openDialog()
  fireEvent.click(dialog.getByRole('switch', { name: 'Functional' }))
  press('Save my choice', dialog)
  expect(consent.choice()).toBe('necessary,functional')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  act(() => consent.settingsOpener()?.())
  const reopened = within(await screen.findByRole('dialog'))
  expect((reopened.getByRole('switch', { name: 'Functional' }) as HTMLInputElement).checked).toBe(true)
  expect((reopened.getByRole('switch', { name: 'Analytics' }) as HTMLInputElement).checked).toBe(false)
})

it('closing the dialog saves no choice', async () => {
  const { consent } = show()
  press('Close without choosing', await openDialog())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(consent.choice()).toBeUndefined()
  expect(banner()).toBeTruthy()
})

it('mentions that the list of cookies has changed', () => {
  Cookies.set('cookieAccess', 'all')
  Cookies.set('cookieAccessList', '1')
  show(CONFIG_WITH_COOKIES)
  expect(banner()?.textContent).toContain('Our list of cookies has changed')
})

it('does not mention a changed list after the first choice, while the banner closes', () => {
  show(CONFIG_WITH_COOKIES)
  press('Reject all')
  expect(Cookies.get('cookieAccessList')).toBeDefined()
  expect(banner()?.textContent).not.toContain('Our list of cookies has changed')
})

it('reloads the page when consent for a script is withdrawn, and only then', async () => {
  const script = { src: '/count.js', category: 'analytics' } as const
  Cookies.set('cookieAccess', 'necessary,analytics,functional')
  Cookies.set('_ga', '1')
  const { consent } = show(CONFIG_WITH_COOKIES, { scripts: [script] })
  vi.useFakeTimers()
  act(() => consent.choose(['analytics']))
  await act(async () => vi.advanceTimersByTimeAsync(600))
  expect(reload).not.toHaveBeenCalled()
  expect(Cookies.get('_ga')).toBe('1')
  act(() => consent.choose('reject'))
  expect(Cookies.get('_ga')).toBeUndefined()
  // A script that is still running sets the cookie again.
  Cookies.set('_ga', '2')
  await act(async () => vi.advanceTimersByTimeAsync(500))
  vi.useRealTimers()
  expect(Cookies.get('_ga')).toBeUndefined()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
