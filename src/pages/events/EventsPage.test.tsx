import { act, fireEvent, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { beforeEach, expect, test } from 'vitest'
import { showPage } from '../../catalogue/testing/pageSite'
import type { Event, Route } from '../../generated/types'
import { ServiceError } from '../../service/http/response'
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
  /** Fields of the event, valid or not */
  event?: object
  /** True for the event page. Default: the list. */
  detail?: boolean
  signedIn?: boolean
  cancelRoute?: string
  timeFormat?: string
  send?: () => Promise<unknown>
}

function show({ event, detail = false, signedIn = false, cancelRoute, timeFormat, send }: Visit) {
  const shown = { ...EVENT, ...event }
  const routing: Route[] = [{ route: '/events', component: 'events' }]
  if (cancelRoute) routing.push({ route: cancelRoute, component: 'eventrsvpcancel' })
  const page = showPage(
    <EventsPage
      route={{ route: '/events', component: 'events', index: 0, time_format: timeFormat }}
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
const CANCEL_BY_EMAIL_TEXT = 'To cancel, open the link in your confirmation email.'

async function submitRsvp() {
  fireEvent.change(await screen.findByLabelText('First Name'), { target: { value: 'Ada' } })
  fireEvent.change(screen.getByLabelText('Last Name'), { target: { value: 'Lind' } })
  fireEvent.change(screen.getByLabelText('Email Address'), { target: { value: 'ada@guild.example' } })
  fireEvent.click(screen.getByRole('button', { name: 'RSVP' }))
}

test('refers a guest to the email instead of the cancel page after an RSVP', async () => {
  const send = async () => ({ data: { success: true, data: RSVP } })
  show({ detail: true, cancelRoute: '/events/:eventId/cancel/:rsvpId', send })
  await submitRsvp()
  expect(await screen.findByRole('heading', { name: "You have RSVP'd to this event!" })).toBeTruthy()
  expect(screen.queryByText('Cancel my RSVP')).toBeNull()
  expect(screen.getByText(CANCEL_BY_EMAIL_TEXT)).toBeTruthy()
})

const refusal = (status: number, message: unknown) => async () => {
  throw new ServiceError('status', 'events/7/rsvps/', status, '', { success: false, message })
}
const ALL_SEATS_TAKEN_TEXT = 'All seats are already taken.'

test.each([
  ['200', async () => ({ data: { success: false, message: ALL_SEATS_TAKEN_TEXT } })],
  ['400', refusal(400, ALL_SEATS_TAKEN_TEXT)],
  ['403', refusal(403, ALL_SEATS_TAKEN_TEXT)],
  ['409', refusal(409, ALL_SEATS_TAKEN_TEXT)],
  ['422', refusal(422, ALL_SEATS_TAKEN_TEXT)],
])('shows the message of a refused RSVP: status %s', async (_, send) => {
  show({ detail: true, send })
  await submitRsvp()
  const problem = await screen.findByText(/There was a problem submitting the form\./)
  expect(problem.closest('[role=alert]')?.textContent).toContain(ALL_SEATS_TAKEN_TEXT)
  expect((screen.getByLabelText('First Name') as HTMLInputElement).value).toBe('Ada')
})

test.each([
  ['a server error', refusal(500, 'Traceback: line 7')],
  ['a message that is not a string', refusal(409, { detail: 'Traceback: line 7' })],
  [
    'no connection',
    async () => {
      throw new ServiceError('network', 'events/7/rsvps/')
    },
  ],
])('shows a generic message if the service sends none for visitors: %s', async (_, send) => {
  show({ detail: true, send })
  await submitRsvp()
  expect(await screen.findByText('There was a problem submitting the form.')).toBeTruthy()
  expect(screen.queryByText(/Traceback/)).toBeNull()
})

test.each([
  ['200', async () => ({ data: { success: false, message: "You have already RSVP'd to this event." } })],
  ['409', refusal(409, "You have already RSVP'd to this event.")],
  ['400, for the waitlist', refusal(400, 'You are already on the waitlist.')],
])('replaces the form by the service’s message if the visitor already has an RSVP: status %s', async (_, send) => {
  show({ detail: true, send })
  await submitRsvp()
  expect(await screen.findByRole('heading', { name: "You have already RSVP'd to this event." })).toBeTruthy()
  expect(screen.queryByLabelText('First Name')).toBeNull()
})

test.each([
  ['event first', '/events/:eventId/cancel/:rsvpId', '/events/7/cancel/r-1'],
  ['RSVP first', '/cancel/:rsvpId/:eventId', '/cancel/r-1/7'],
  ['other names, event first', '/cancel/:a/:b', '/cancel/7/r-1'],
])('links signed-in visitors to the cancel page: %s', async (_, cancelRoute, href) => {
  show({ detail: true, event: { rsvp: RSVP }, signedIn: true, cancelRoute })
  expect(await screen.findByRole('heading', { name: "You have already RSVP'd to this event." })).toBeTruthy()
  expect(hrefOf('Cancel my RSVP')).toBe(href)
  expect(screen.queryByText(CANCEL_BY_EMAIL_TEXT)).toBeNull()
})

test.each([
  ['a signed-in visitor', { signedIn: true, cancelRoute: '/cancel/:rsvpId/:eventId' }, 'View, or cancel'],
  ['a guest', { cancelRoute: '/cancel/:rsvpId/:eventId' }, 'View'],
  ['a site without a cancel page', { signedIn: true }, 'View'],
])('labels the list link of an event with an RSVP: %s', async (_, visit, label) => {
  show({ event: { rsvp: RSVP }, ...visit })
  expect(await screen.findByText('You’re going')).toBeTruthy()
  expect(await screen.findByRole('link', { name: `${label}: Sunrise` })).toBeTruthy()
})

test.each([
  ['true', { is_visible: true }, true],
  ['false', { is_visible: false }, false],
  ['missing', { is_visible: undefined }, false],
  ['null', { is_visible: null }, false],
])('lists only visible events: is_visible %s', async (_, event, isListed) => {
  show({ event })
  if (isListed) expect(await screen.findByRole('row', { name: /Sunrise/ })).toBeTruthy()
  else expect(await screen.findByText('No events found.')).toBeTruthy()
})

test('lists an event that has only event_name', async () => {
  show({ event: { name: undefined, event_name: 'Opening night' } })
  expect(await screen.findByRole('link', { name: 'Opening night' })).toBeTruthy()
})

const LOCATION = {
  name: 'Castro Theatre',
  address: '429 Castro Street',
  city: 'San Francisco',
  state: 'CA',
  zip: '94114',
}

test.each([
  ['name and address', { location: LOCATION }, 'Castro Theatre429 Castro Street, San Francisco, CA 94114'],
  ['a virtual event', { location: { ...LOCATION, is_virtual: true } }, 'Virtual Event'],
  ['location_name alone', { location_name: 'The Lamp' }, 'The Lamp'],
])('shows the location in the list: %s', async (_, event, location) => {
  show({ event })
  const row = await screen.findByRole('row', { name: /Sunrise/ })
  expect(row.querySelectorAll('td')[1]?.textContent).toBe(location)
})

test('formats the opening time of tickets with time_format of the route', async () => {
  show({ detail: true, event: { rsvp_start: '2999-11-01T19:00:00Z' }, timeFormat: 'HH:mm' })
  expect(await screen.findByText('Tickets available')).toBeTruthy()
  expect(screen.getAllByText('19:00 UTC')).toHaveLength(2)
})
