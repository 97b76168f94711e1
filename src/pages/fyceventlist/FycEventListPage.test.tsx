import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../catalogue/testing/pageSite'
import FycEventListPage from './FycEventListPage'

const route = { route: '/room', component: 'fyceventlist' as const, heading: 'The room', index: 0 }
const event = (slug: string, more: object = {}) => ({ slug, name: slug.toUpperCase(), status: 'scheduled', ...more })
const LIVE_EVENT = event('general', { status: 'live', title_slug: ['first', 'the-general'], summary: 'A chase.' })

const show = (answers: Record<string, unknown>, at = '/room') =>
  showPage(<FycEventListPage route={route} params={{}} pathname="/room" search="" />, { answers, at })

const NO_EVENTS_TEXT = 'No events available at this time. Stay tuned for upcoming events.'

afterEach(() => vi.useRealTimers())

test('links a live event to the last of its titles, and shows "coming soon" for other events', async () => {
  show({ 'fyc-events/?limit=1000': { results: [event('sunrise'), LIVE_EVENT] } })
  const link = await screen.findByRole('link', { name: /View/ })
  expect(link.getAttribute('href')).toBe('/title/the-general')
  expect(screen.getByRole('row', { name: /SUNRISE/ }).textContent).toContain('coming soon')
  expect(screen.getByText('Live')).toBeTruthy()
})

test('shows no link for a live event without a title', async () => {
  show({ 'fyc-events/?limit=1000': { results: [event('lost', { status: 'live' })] } })
  expect(await screen.findByRole('heading', { name: 'LOST' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /View/ })).toBeNull()
})

test.each([
  ['an empty list', { results: [] }],
  ['only past events', { results: [event('old', { status: 'ended' })] }],
])('shows the message of the specification for %s', async (_, answer) => {
  show({ 'fyc-events/?limit=1000': answer })
  expect(await screen.findByText(NO_EVENTS_TEXT)).toBeTruthy()
})

test('retries a failed request', async () => {
  const answers: Record<string, unknown> = {}
  show(answers)
  expect(await screen.findByText('Error fetching data')).toBeTruthy()
  answers['fyc-events/?limit=1000'] = { results: [event('sunrise')] }
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /SUNRISE/ })).toBeTruthy()
})

test('refreshes every 30 seconds and keeps the list if a refresh fails', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'performance'] })
  const answers: Record<string, unknown> = { 'fyc-events/?limit=1000': { results: [event('sunrise')] } }
  show(answers)
  await screen.findByRole('row', { name: /SUNRISE/ })
  answers['fyc-events/?limit=1000'] = { results: [event('sunrise', { status: 'live', title_slug: ['sunrise'] })] }
  await act(() => vi.advanceTimersByTimeAsync(29_000))
  expect(screen.queryByRole('link', { name: /View/ })).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(await screen.findByRole('link', { name: /View/ })).toBeTruthy()
  delete answers['fyc-events/?limit=1000']
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  await waitFor(() => expect(screen.getByRole('link', { name: /View/ })).toBeTruthy())
  expect(screen.queryByText('Error fetching data')).toBeNull()
})

test('requests the list again 2 seconds after a start time, in case the service is late', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const begins = new Date(Date.now() + 5_000).toISOString()
  const withWindow = (more: object) => ({
    results: [event('sunrise', { event_window: { start_time: begins }, ...more })],
  })
  const { answers, requested } = show({ 'fyc-events/?limit=1000': withWindow({}) })
  await screen.findByRole('row', { name: /SUNRISE/ })
  await act(() => vi.advanceTimersByTimeAsync(5_500))
  expect(requested).toHaveLength(2)
  expect(screen.queryByRole('link', { name: /View/ })).toBeNull()
  answers['fyc-events/?limit=1000'] = withWindow({ status: 'live', title_slug: ['sunrise'] })
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(screen.getByRole('link', { name: /View/ })).toBeTruthy()
})

test('stores the order in the address and reverses it on a second press', async () => {
  show({
    'fyc-events/?limit=1000': {
      results: [
        event('b', { event_window: { start_time: '2026-11-28T01:00:00Z' } }),
        event('a', { event_window: { start_time: '2026-11-29T01:00:00Z' } }),
      ],
    },
  })
  const names = () => screen.getAllByRole('rowheader').map((head) => head.textContent)
  await screen.findByRole('row', { name: /^A/ })
  expect(names()).toEqual(['B', 'A'])
  fireEvent.click(screen.getByRole('button', { name: 'Name' }))
  await waitFor(() => expect(names()).toEqual(['A', 'B']))
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending')
  fireEvent.click(screen.getByRole('button', { name: 'Date' }))
  await waitFor(() => expect(names()).toEqual(['B', 'A']))
  fireEvent.click(screen.getByRole('button', { name: 'Date' }))
  await waitFor(() => expect(names()).toEqual(['A', 'B']))
})
