import { act, fireEvent, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../catalogue/testing/pageSite'
import CancelRsvpPage from './CancelRsvpPage'

const CANCEL_BY_EMAIL_TEXT = 'To cancel, open the link in your confirmation email.'

beforeEach(() => Cookies.remove('token'))

interface Visit {
  search?: string
  signedIn?: boolean
  params?: Record<string, string>
}

function show({ search = '', signedIn = false, params = { eventId: '7', rsvpId: 'r-1' } }: Visit) {
  const send = vi.fn(async (_method: string, _path: string) => ({ data: { success: true } }))
  const page = showPage(<CancelRsvpPage route={undefined} params={params} pathname="/cancel" search={search} />, {
    answers: {
      'events/7': { data: { id: 7, name: 'Sunrise', start_date: '2999-11-28T19:00:00Z', start_date_timezone: 'UTC' } },
      'events/rsvps/r-1/': { data: { id: 'r-1', first_name: 'Ada', last_name: 'Lind', email: 'ada@guild.example' } },
    },
    config: { routing: [{ route: '/events', component: 'events', time_format: 'HH:mm' }] },
    send,
  })
  if (signedIn) act(() => page.runtime.session.signedInWith({ token: 'a-token', scheme: 'Token' }))
  return send
}

test.each([
  ['the link of the email', { search: '?email=ada%40guild.example&token=t-1' }, true],
  ['a session', { signedIn: true }, true],
  ['neither, as after a reload', {}, false],
  ['the email alone', { search: '?email=ada%40guild.example' }, false],
  ['the token alone', { search: '?token=t-1' }, false],
])('offers to cancel only if the call can succeed: %s', async (_, visit, canCancel) => {
  show(visit)
  expect(await screen.findByText('Ada Lind')).toBeTruthy()
  expect(screen.queryAllByRole('button', { name: 'Cancel my RSVP' })).toHaveLength(canCancel ? 1 : 0)
  expect(screen.queryAllByText(CANCEL_BY_EMAIL_TEXT)).toHaveLength(canCancel ? 0 : 1)
  expect(screen.getByRole('link', { name: canCancel ? 'Keep it' : 'View' }).getAttribute('href')).toBe('/events/7')
})

test.each([
  ['event first', { eventId: '7', rsvpId: 'r-1' }],
  ['RSVP first', { rsvpId: 'r-1', eventId: '7' }],
  ['only the RSVP parameter has its usual name', { rsvpId: 'r-1', id: '7' }],
  ['other names, event first', { a: '7', b: 'r-1' }],
])('cancels the RSVP that the route parameters identify: %s', async (_, params) => {
  const send = show({ params, search: '?email=ada%40guild.example&token=t-1' })
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel my RSVP' }))
  fireEvent.click(screen.getByRole('button', { name: 'Yes, cancel my RSVP' }))
  expect(await screen.findByRole('heading', { name: 'RSVP Cancelled' })).toBeTruthy()
  expect(send.mock.calls[0]?.[1]).toBe('events/7/rsvp/cancel/?token=t-1&email=ada%40guild.example')
})

test('formats the time with time_format of the events route', async () => {
  show({ signedIn: true })
  expect(await screen.findByText('19:00 UTC')).toBeTruthy()
})
