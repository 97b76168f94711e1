import { act, fireEvent, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { beforeEach, expect, test } from 'vitest'
import { showPage } from '../../catalogue/testing/pageSite'
import type { Event, Route } from '../../generated/types'
import EventsPage from './EventsPage'

const EVENT: Event = {
  id: 7,
  name: 'Sunrise',
  is_visible: true,
  start_date: '2999-11-28T19:00:00Z',
  start_date_timezone: 'UTC',
  rsvp_tickets: 10,
}
const RSVP = { id: 'r-1', first_name: 'Ada', last_name: 'Lind', email: 'ada@guild.example' }

beforeEach(() => Cookies.remove('token'))

interface Visit {
  event?: Partial<Event>
  /** Opens the page of the event. Default: the list. */
  detail?: boolean
  signedIn?: boolean
  cancelRoute?: string
  send?: () => Promise<unknown>
}

function show({ event, detail = false, signedIn = false, cancelRoute, send }: Visit) {
  const shown = { ...EVENT, ...event }
  const routing: Route[] = [{ route: '/events', component: 'events' }]
  if (cancelRoute) routing.push({ route: cancelRoute, component: 'eventrsvpcancel' })
  const page = showPage(
    <EventsPage
      route={{ route: '/events', component: 'events', index: 0 }}
      params={detail ? { id: '7' } : {}}
      pathname="/events"
      search=""
    />,
    { answers: { 'events/': { data: [shown] }, 'events/7': { data: shown } }, config: { routing }, send },
  )
  if (signedIn) act(() => page.runtime.session.signedInWith({ token: 'a-token', scheme: 'Token' }))
  return page
}

const hrefOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')
const BY_MAIL = 'To cancel, open the link in your confirmation email.'

async function answer() {
  fireEvent.change(await screen.findByLabelText('First Name'), { target: { value: 'Ada' } })
  fireEvent.change(screen.getByLabelText('Last Name'), { target: { value: 'Lind' } })
  fireEvent.change(screen.getByLabelText('Email Address'), { target: { value: 'ada@guild.example' } })
  fireEvent.click(screen.getByRole('button', { name: 'RSVP' }))
}

test('refers a guest who has just answered to the mail instead of the cancel page', async () => {
  const send = async () => ({ data: { success: true, data: RSVP } })
  show({ detail: true, cancelRoute: '/events/:eventId/cancel/:rsvpId', send })
  await answer()
  expect(await screen.findByRole('heading', { name: "You have RSVP'd to this event!" })).toBeTruthy()
  expect(screen.queryByText('Cancel my RSVP')).toBeNull()
  expect(screen.getByText(BY_MAIL)).toBeTruthy()
})

test.each([
  ['event first', '/events/:eventId/cancel/:rsvpId', '/events/7/cancel/r-1'],
  ['RSVP first', '/cancel/:rsvpId/:eventId', '/cancel/r-1/7'],
  ['other names', '/cancel/:a/:b', '/cancel/7/r-1'],
])('links signed-in visitors to the cancel page: %s', async (_, cancelRoute, href) => {
  show({ detail: true, event: { rsvp: RSVP }, signedIn: true, cancelRoute })
  expect(await screen.findByRole('heading', { name: "You have already RSVP'd to this event." })).toBeTruthy()
  expect(hrefOf('Cancel my RSVP')).toBe(href)
  expect(screen.queryByText(BY_MAIL)).toBeNull()
})

test.each([
  ['a signed-in visitor', { signedIn: true, cancelRoute: '/cancel/:rsvpId/:eventId' }, 'View, or cancel'],
  ['a guest', { cancelRoute: '/cancel/:rsvpId/:eventId' }, 'View'],
  ['a site without a cancel page', { signedIn: true }, 'View'],
])('names the link of an answered event in the list: %s', async (_, visit, label) => {
  show({ event: { rsvp: RSVP }, ...visit })
  expect(await screen.findByText('You’re going')).toBeTruthy()
  expect(await screen.findByRole('link', { name: `${label}: Sunrise` })).toBeTruthy()
})
