import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest'
import type { SiteDocument } from '../../generated/types'
import { newVersionWaiting } from '../../site/load/newVersion'
import { offlineCopyDate } from '../offline/offlineCopyDate'
import { testSite } from '../testing/testSite'
import { BrowserNotice, isBrowserTooOld, SiteNotices } from './Banners'

const edgeUserAgent = (version: number) =>
  `Mozilla/5.0 AppleWebKit/537.36 Chrome/${version}.0.0.0 Safari/537.36 Edg/${version}.0.1774.35`
const firefoxUserAgent = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`
const CHROME_USER_AGENT = 'Mozilla/5.0 AppleWebKit/537.36 Chrome/90.0.0.0 Safari/537.36'

test.each([
  ['returns true for Edge 112', edgeUserAgent(112), {}, true],
  ['returns false for Edge 113', edgeUserAgent(113), {}, false],
  ['returns true for Firefox 112', firefoxUserAgent(112), {}, true],
  ['returns false for Firefox 113', firefoxUserAgent(113), {}, false],
  ['returns true for Firefox 9', firefoxUserAgent(9), {}, true],
  ['returns false for a browser without a minimum version', CHROME_USER_AGENT, {}, false],
  ['returns true for a browser that the service restricts', CHROME_USER_AGENT, { restricted: true }, true],
  ['returns false for an unknown browser', '', {}, false],
  [
    'returns true for a browser older than the service supports',
    CHROME_USER_AGENT,
    { current: 'Chrome 90', supported: ['Edge 113', 'chrome 100'] },
    true,
  ],
  [
    'returns false for a browser as new as the service supports',
    CHROME_USER_AGENT,
    { current: 'Chrome 100.0.1', supported: ['Chrome 100'] },
    false,
  ],
  [
    'returns false for a browser that the service does not list',
    CHROME_USER_AGENT,
    { current: 'Lynx 2', supported: ['Chrome 100'] },
    false,
  ],
  [
    'returns false for an old browser that the service does not restrict',
    CHROME_USER_AGENT,
    { current: 'Chrome 90', supported: ['Chrome 100'], restricted: false },
    false,
  ],
  [
    'returns false for a browser without a version number',
    CHROME_USER_AGENT,
    { current: 'Chrome', supported: ['Chrome'] },
    false,
  ],
])('isBrowserTooOld %s', (_, userAgent, supported_browser, old) => {
  const document = {
    supported_browser,
    site_config: { routing: [], show_browser_version_banner: true },
  } as SiteDocument
  expect(isBrowserTooOld(document, userAgent)).toBe(old)
  document.site_config.show_browser_version_banner = false
  expect(isBrowserTooOld(document, userAgent)).toBe(false)
})

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

it('shows the browser notice with the text of the specification until dismissed', async () => {
  const site = testSite({
    config: { show_browser_version_banner: true },
    document: { supported_browser: { restricted: true } },
  })
  const { unmount } = render(site.around(<BrowserNotice />))
  expect(await screen.findByText('Browser Not Supported')).toBeTruthy()
  screen.getByText(
    "Your browser doesn't support features on this site. For the best experience please update your browser to the latest version.",
  )
  fireEvent.click(screen.getByRole('button'))
  expect(screen.queryByText('Browser Not Supported')).toBeNull()
  unmount()
  render(site.around(<BrowserNotice />))
  await act(async () => {})
  expect(screen.queryByText('Browser Not Supported')).toBeNull()
})

it('names the detected browser and the supported ones', async () => {
  const supported_browser = { restricted: true, current: 'Firefox 100', supported: ['Firefox 113', 'Edge 113'] }
  const site = testSite({ config: { show_browser_version_banner: true }, document: { supported_browser } })
  render(site.around(<BrowserNotice />))
  expect(await screen.findByText('Your browser: Firefox 100. Supported: Firefox 113, Edge 113.')).toBeTruthy()
})

it('shows that the browser is offline until it is online again', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(
    <div role="status">
      <SiteNotices />
    </div>,
  )
  expect(screen.getByRole('status').textContent).toContain('You’re offline')
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByRole('status').textContent).toBe('')
})

it('shows the date of the offline copy, and a reload button once online', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<SiteNotices />)
  act(() => offlineCopyDate.set('Nov 23, 4:13 PM'))
  expect(screen.getByText('You’re offline. Showing content saved on Nov 23, 4:13 PM.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByText('The connection was lost. Some content is from Nov 23, 4:13 PM.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  act(() => offlineCopyDate.set(undefined))
  expect(screen.queryByRole('button')).toBeNull()
})

it('offers to reload for a new version', () => {
  render(<SiteNotices />)
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
  act(() => newVersionWaiting.set(true))
  expect(screen.getByText('A new version of this site is available.')).toBeTruthy()
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(reload).toHaveBeenCalledTimes(1)
  act(() => newVersionWaiting.set(false))
})
