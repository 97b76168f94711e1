import { act, fireEvent, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../catalogue/testing/pageSite'
import { createConsent } from '../../consent/consent'
import { ConsentProvider } from '../../site/react/ConsentContext'
import IframePage from './IframePage'

const ROUTE = { route: '/atlas', component: 'iframe' as const, label: 'Atlas', index: 0 }
const OTHER_ORIGIN_URL = 'https://atlas.example/houses'

function show(more: object, needsConsent = false) {
  Cookies.remove('cookieAccess')
  const consent = createConsent(needsConsent)
  showPage(
    <ConsentProvider value={consent}>
      <IframePage route={{ ...ROUTE, ...more }} params={{}} pathname="/atlas" search="" />
    </ConsentProvider>,
    {},
  )
  return consent
}
const frame = () => document.querySelector('iframe')

afterEach(() => {
  vi.useRealTimers()
})

test('sets the title, permissions and referrer policy of the frame', () => {
  show({ src: OTHER_ORIGIN_URL, allow: 'fullscreen; camera *', heading: 'Where the houses were' })
  expect(frame()?.title).toBe('Where the houses were')
  expect(frame()?.getAttribute('src')).toBe(OTHER_ORIGIN_URL)
  expect(frame()?.getAttribute('allow')).toBe('fullscreen')
  expect(frame()?.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin')
  expect(frame()?.hasAttribute('srcdoc')).toBe(false)
  expect(screen.getByText('From atlas.example')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Open in a new tab' }).getAttribute('rel')).toBe('noopener noreferrer')
})

test.each([
  ['javascript:parent.pwn=1', 0],
  ['data:text/html,x', 0],
  ['http://atlas.example/', 1],
  ['//atlas.example/', 0],
  [undefined, 0],
])('shows a message and %i links instead of a frame for %s', (src, links) => {
  show({ src })
  expect(frame()).toBeNull()
  expect(screen.getByText('There’s nothing to show here.')).toBeDefined()
  expect(screen.queryAllByRole('link')).toHaveLength(links)
})

test.each([
  ['the configured 900 px', 900, '900px'],
  ['no inline height without a configured height', undefined, ''],
])('sets the height: %s', (_, height, value) => {
  show({ src: OTHER_ORIGIN_URL, ...(height ? { height } : {}) })
  const box = frame()?.parentElement as HTMLElement
  expect(box.style.getPropertyValue('--mq-frame-height')).toBe(value)
})

test('shows a link after ten seconds without a response and hides it after loading', async () => {
  vi.useFakeTimers()
  show({ src: OTHER_ORIGIN_URL })
  const message = () => screen.queryByText(/hasn’t responded yet/)
  await act(() => vi.advanceTimersByTimeAsync(9_999))
  expect(message()).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(message()).not.toBeNull()
  expect(screen.getAllByRole('link', { name: 'Open in a new tab' })).toHaveLength(2)
  fireEvent.load(frame() as HTMLElement)
  expect(message()).toBeNull()
})

test('shows a message if the policy blocks the frame', async () => {
  show({ src: OTHER_ORIGIN_URL })
  const event = Object.assign(new Event('securitypolicyviolation'), {
    effectiveDirective: 'frame-src',
    blockedURI: 'https://atlas.example',
  })
  await act(async () => void document.dispatchEvent(event))
  expect(screen.getByText(/can’t be shown on this site/)).toBeDefined()
  expect(frame()).toBeNull()
})

test('shows another origin only after consent or a press', async () => {
  const consent = show({ src: OTHER_ORIGIN_URL }, true)
  expect(frame()).toBeNull()
  expect(screen.getByText(/Showing it shares your visit with atlas.example/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Show it' }))
  expect(frame()).not.toBeNull()
  expect(consent.choice()).toBeUndefined()
})

test('shows the frame when consent is given later', async () => {
  const consent = show({ src: OTHER_ORIGIN_URL }, true)
  await act(async () => consent.choose(['functional']))
  expect(frame()).not.toBeNull()
})

test('shows a page of the site without consent, sandboxed', () => {
  show({ src: '/site/timeline.html' }, true)
  expect(frame()?.getAttribute('sandbox')).not.toContain('allow-same-origin')
})
