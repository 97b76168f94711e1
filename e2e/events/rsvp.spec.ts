import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { axeViolations } from '../support/axe'
import { setFaults } from '../support/failures'
import { expect, multiplyTimeout, open, overflow, requests, test } from '../support/test'

const CLOCK = '2026-11-22T12:00:00Z'
const guestChoices = { viewer: 'signed-out', consent: 'all', clock: CLOCK }
const memberChoices = { ...guestChoices, viewer: 'viewer' }

test.use({ timezoneId: 'Europe/Berlin' })

const rsvpPanel = (page: Page) => page.getByRole('complementary', { name: 'RSVP' })

async function fillRsvp(page: Page, email = 'ada+guild@guild.example') {
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Last Name').fill('Lindqvist')
  await page.getByLabel('Email Address').fill(email)
}

test('sends one RSVP for a double click on a slow connection, and exports the calendar file', async ({ page }) => {
  await open(page, 'laurel', '/events', guestChoices)
  await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending')
  const row = page.getByRole('row', { name: /The women in front/ })
  await expect(row).toContainText('Tuesday, November 24')
  await expect(row).toContainText('6:30 PM GMT')
  await expect(row).toContainText('7:30 PM your time')
  await expect(row).toContainText('Virtual Event')
  await expect(row).toContainText('42 of 180 seats left')
  await expect(page.getByText('Jury only')).toHaveCount(0)
  expect.soft(await axeViolations(page)).toEqual([])
  await row.getByRole('link', { name: /^RSVP: / }).click()
  await expect(page).toHaveURL('/events/5102')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The women in front: Gish, Brooks, Falconetti')
  const posts = requests(page, '/rsvps/', 'POST')
  await fillRsvp(page)
  await page.route('**/rsvps/', async (route) => {
    await new Promise((done) => setTimeout(done, 300))
    await route.continue()
  })
  await rsvpPanel(page).getByRole('button', { name: 'RSVP' }).dblclick()
  const done = page.getByRole('heading', { name: "You have RSVP'd to this event!" })
  await expect(done).toBeFocused()
  expect(posts).toHaveLength(1)
  expect.soft(await axeViolations(page)).toEqual([])
  await rsvpPanel(page).getByRole('button', { name: 'Add to calendar' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Calendar file (.ics)' }).click(),
  ])
  const root = ICAL.Component.fromString(await readFile(await file.path(), 'utf8'))
  const entry = new ICAL.Event(root.getFirstSubcomponent('vevent') as ICAL.Component)
  expect(entry.startDate.toJSDate().toISOString()).toBe('2026-11-24T18:30:00.000Z')
  // Guests cancel by the link in their email.
  await expect(page.getByRole('link', { name: 'Cancel my RSVP' })).toHaveCount(0)
  // The list shows it too.
  await page.getByRole('link', { name: 'All events' }).click()
  await expect(page.getByRole('row', { name: /The women in front/ })).toContainText('You’re going')
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })))
    .not.toContain('ada+guild')
})

test('sends an RSVP with affiliation and guest using only the keyboard, and cancels it as a member', {
  tag: '@core',
}, async ({ page }) => {
  await open(page, 'laurel', '/events/5101', memberChoices)
  await expect(page.getByLabel('First Name')).toHaveValue('Vera')
  await page.getByLabel('Last Name').focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  const summary = page.getByRole('group', { name: 'Required fields are missing.' })
  await expect(summary).toBeFocused()
  await expect(page.getByText('Please choose an affiliation.')).toBeVisible()
  expect.soft(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Last Name')).toBeFocused()
  await page.keyboard.type('Viewer')
  await page.getByLabel('Email Address').fill('vera@guild')
  const affiliation = page.getByLabel('Affiliation', { exact: true })
  await affiliation.selectOption('Directors Guild')
  await page.getByLabel('Guests').selectOption('2')
  // Changing the affiliation clears the guests.
  await affiliation.selectOption('Editors Guild')
  await expect(page.getByLabel('Guests')).toHaveValue('')
  await page.getByRole('button', { name: 'Clear affiliation' }).click()
  await expect(page.getByLabel('Guests')).toHaveCount(0)
  await affiliation.selectOption('Directors Guild')
  await page.getByLabel('Guests').selectOption('1')
  await rsvpPanel(page).getByRole('button', { name: 'RSVP' }).press('Enter')
  await expect(page.getByRole('group', { name: 'Please, enter valid email.' })).toBeFocused()
  await page.getByLabel('Email Address').fill('viewer@fixture.example')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: "You have RSVP'd to this event!" })).toBeFocused()
  await expect(rsvpPanel(page)).toContainText('1 Guest')
  await expect(rsvpPanel(page)).toContainText('Directors Guild')
  await page.reload()
  await expect(page.getByRole('heading', { name: "You have already RSVP'd to this event." })).toBeVisible()
  await page.getByRole('link', { name: 'Cancel my RSVP' }).press('Enter')
  await page.getByRole('button', { name: 'Cancel my RSVP' }).press('Enter')
  await expect(page.getByRole('button', { name: 'No, do not cancel my RSVP' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const cancels = requests(page, '/rsvp/cancel/', 'POST')
  await page.getByRole('button', { name: 'Cancel my RSVP' }).press('Enter')
  await page.getByRole('button', { name: 'Yes, cancel my RSVP' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'RSVP Cancelled' })).toBeFocused()
  await expect(page.getByText('RSVP cancelled successfully!')).toBeVisible()
  expect(cancels.map((url) => new URL(url).search)).toEqual([''])
  await page.getByRole('link', { name: 'All events' }).click()
  await expect(page.getByRole('row', { name: /Sunrise, with live score/ })).toContainText('42 of 180 seats left')
})

test('changes nothing when the link of an email is opened, and removes its secrets from the address', {
  tag: '@core',
}, async ({ page }) => {
  const cancels = requests(page, '/rsvp/cancel/', 'POST')
  const all: string[] = []
  page.on('request', (request) => all.push(`${request.url()} ${request.headers().referer ?? ''}`))
  // No contrast is measured during a fade.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const link = '/events/5101/cancel/rsvp-sunrise-ada?email=ada+guild@guild.example&token=ticket-of-ada'
  await open(page, 'laurel', link, guestChoices)
  await expect(page.getByText('ada+guild@guild.example')).toBeVisible()
  await expect(page.getByText('1 Guest')).toBeVisible()
  await expect(page).toHaveURL('/events/5101/cancel/rsvp-sunrise-ada')
  expect.soft(await axeViolations(page)).toEqual([])
  expect(cancels).toEqual([])
  await page.getByRole('button', { name: 'Cancel my RSVP' }).click()
  expect.soft(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Yes, cancel my RSVP' }).click()
  await expect(page.getByRole('heading', { name: 'RSVP Cancelled' })).toBeVisible()
  expect(cancels.map((url) => new URL(url).searchParams.get('email'))).toEqual(['ada+guild@guild.example'])
  const origin = new URL(page.url()).origin
  expect(all.filter((url) => !url.startsWith(origin))).toEqual([])
  // The secret is sent only to the call that needs it.
  const leaks = all.filter(
    (line) =>
      line.includes('ticket-of-ada') && !line.includes('/rsvp/cancel/') && !line.startsWith(`${origin}/events/`),
  )
  expect(leaks).toEqual([])
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie)
  expect(stored).not.toMatch(/ticket-of-ada|ada\+guild/)
})

test('asks a guest to open the link of the email again after a reload', async ({ page }) => {
  const cancel = page.getByRole('button', { name: 'Cancel my RSVP' })
  const link = '/events/5101/cancel/rsvp-sunrise-ada?email=ada%2Bguild@guild.example&token=ticket-of-ada'
  await open(page, 'laurel', link, guestChoices)
  await expect(cancel).toBeVisible()
  await page.reload()
  await expect(page.getByText('To cancel, open the link in your confirmation email.')).toBeVisible()
  await expect(cancel).toHaveCount(0)
  expect.soft(await axeViolations(page)).toEqual([])
  await page.goto(link)
  await expect(cancel).toBeVisible()
})

test('explains why a cancellation failed, and keeps the RSVP', async ({ page, context }) => {
  await open(
    page,
    'laurel',
    '/events/5101/cancel/rsvp-sunrise-ada?email=ada%2Bguild@guild.example&token=ticket-of-ada',
    guestChoices,
  )
  for (const [fault, message] of [
    ['403', "Cannot cancel another user's RSVP"],
    ['404', 'No RSVP found'],
    ['abort', 'Error cancelling RSVP'],
  ] as const) {
    await setFaults(context, `events/{id}/rsvp/cancel:${fault}`)
    await page.getByRole('button', { name: 'Cancel my RSVP' }).click()
    await page.getByRole('button', { name: 'Yes, cancel my RSVP' }).click()
    await expect(page.getByText(message)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel my RSVP' })).toBeVisible()
  }
})

test('leads from an unknown RSVP to the events, with a message', async ({ page }) => {
  await open(page, 'laurel', '/events/5101/cancel/nobody', guestChoices)
  await expect(page.getByText('RSVP not found')).toBeVisible()
  await expect(page).toHaveURL('/events')
})

test('adds the guest to the waitlist when the last seat is taken meanwhile', async ({ page }) => {
  await open(page, 'laurel', '/events/5107', { ...guestChoices, tickets: '5107:1' })
  await expect(rsvpPanel(page)).toContainText('1 of 80 seats left')
  await fillRsvp(page, 'one@guild.example')
  // Another visitor takes the seat, through the same service.
  await page.evaluate(async () => {
    const base = document.querySelector<HTMLMetaElement>('meta[name*=service]')?.content ?? '/api/v1/'
    const answer = { first_name: 'Bo', last_name: 'Quick', email: 'bo@guild.example' }
    await fetch(`${base.replace(/\/?$/, '/')}events/5107/rsvps/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', device: 'Web' },
      body: JSON.stringify(answer),
    })
  })
  await rsvpPanel(page).getByRole('button', { name: 'RSVP' }).click()
  await expect(page.getByRole('heading', { name: 'You have been added to the waitlist for this event!' })).toBeVisible()
})

test('shows the message of a failed RSVP, and keeps the entered values', async ({ page }) => {
  await open(page, 'laurel', '/events/5102', { ...guestChoices, fault: 'events/{id}/rsvps:500' })
  await fillRsvp(page)
  await rsvpPanel(page).getByRole('button', { name: 'RSVP' }).click()
  await expect(page.getByRole('alert').getByText('There was a problem submitting the form.')).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('Ada')
})

test('shows the form without a reload when the ticket sale opens', async ({ page }) => {
  await page.clock.install()
  await open(page, 'laurel', '/events/5104', { ...guestChoices, clock: '2026-12-01T16:59:00Z' })
  await expect(rsvpPanel(page)).toContainText('Tickets available')
  await expect(rsvpPanel(page)).toContainText('Tuesday, December 1')
  // Until then the reminder is for the start of the sale, not of the event.
  await rsvpPanel(page).getByRole('button', { name: 'Remind me' }).click()
  await expect(rsvpPanel(page).getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
    'href',
    /dates=20261201T170000Z/,
  )
  await page.keyboard.press('Escape')
  await page.clock.fastForward('02:00')
  await expect(rsvpPanel(page).getByRole('heading', { name: 'Reserve a seat' })).toBeVisible()
})

test('opens the calendar menu below its button, readable on any panel colour', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, 'laurel', '/events/5104', guestChoices)
    const remind = rsvpPanel(page).getByRole('button', { name: 'Remind me' })
    await remind.click()
    const first = rsvpPanel(page).getByRole('link', { name: 'Google Calendar' })
    await expect(first).toBeVisible()
    expect.soft(await axeViolations(page)).toEqual([])
    const [button, menu] = [await remind.boundingBox(), await rsvpPanel(page).locator('.mq-menu__panel').boundingBox()]
    expect(menu?.x).toBe(button?.x)
    expect(menu?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0))
  }
})

test('places the name fields side by side over the full width of the other fields', async ({ page }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, 'laurel', '/events/5101', guestChoices)
    const edges = async (name: string) => {
      const { x = 0, width = 0 } = (await page.getByLabel(name).boundingBox()) ?? {}
      return { left: Math.round(x), right: Math.round(x + width) }
    }
    const { left } = await edges('First Name')
    const { right } = await edges('Last Name')
    expect({ left, right }, `${width} px`).toEqual(await edges('Email Address'))
  }
})

test('shows a message for a past and for an unknown event', async ({ page }) => {
  await open(page, 'laurel', '/events/5125', guestChoices)
  await expect(rsvpPanel(page)).toContainText('This event is no longer active')
  await open(page, 'laurel', '/events/nobody', guestChoices)
  await expect(page.getByRole('heading', { name: 'No events found.' })).toBeVisible()
})

test('sorts a column in ascending, then descending order, with the order in the address', async ({ page }) => {
  await open(page, 'laurel', '/events', guestChoices)
  const names = () => page.getByRole('rowheader').getByRole('link').allTextContents()
  await expect(page.getByText('Earlier')).toBeVisible()
  await page.getByRole('button', { name: 'Name' }).click()
  await expect(page).toHaveURL('/events?sort=event_name&order=asc')
  // Numerals come after letters (spec, section 9).
  await expect.poll(async () => (await names()).at(-1)).toBe('35 mm print, the Oslo version')
  await page.getByRole('button', { name: 'Name' }).click()
  await expect.poll(async () => (await names())[0]).toBe('35 mm print, the Oslo version')
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
})

test('finds one of many affiliations by typing, using only the keyboard, in a list as wide as the field', async ({
  page,
}) => {
  await open(page, 'laurel', '/events/5103', memberChoices)
  await page.getByLabel('Email Address').focus()
  await page.keyboard.press('Tab')
  const field = page.getByRole('combobox', { name: 'Affiliation' })
  await expect(field).toBeFocused()
  const list = page.getByRole('listbox')
  // On a slow machine the page is still rendering and may close the list, so it is opened again.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(list.getByRole('option')).toHaveCount(11, { timeout: 2_000 })
  }).toPass()
  const width = (each: Element) => Math.round(each.getBoundingClientRect().width)
  await expect.poll(() => list.evaluate(width)).toBe(await field.locator('..').evaluate(width))
  expect.soft(await axeViolations(page)).toEqual([])
  await page.keyboard.type('projec')
  await expect(list.getByRole('option')).toHaveText(['Guild of Projectionists'])
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Guild of Projectionists')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Clear affiliation' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Guests')).toBeFocused()
  await page.keyboard.press('4')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'You have been added to the waitlist for this event!' })).toBeFocused()
  await expect(rsvpPanel(page)).toContainText('4 Guests')
})

test('has no axe violations and no horizontal overflow in another brand', async ({ page }) => {
  const paths = [
    '/events',
    '/events/5201',
    '/events/5205',
    '/events/5201/cancel/rsvp-phantom-ada?email=ada@guild.example&token=box-five-of-ada',
  ]
  multiplyTimeout(paths)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of paths) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, 'lumen', path, guestChoices)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/house|phantom|Satan|RSVP/)
    expect.soft(await axeViolations(page), path).toEqual([])
    await page.setViewportSize({ width: 360, height: 780 })
    await expect.poll(() => overflow(page), path).toBeLessThanOrEqual(0)
    expect.soft(await axeViolations(page), path).toEqual([])
  }
})

test('gives names on event cards enough width at twice the text size on a laptop, without overflow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await open(page, 'lumen', '/events', guestChoices)
  await expect(page.getByRole('button', { name: 'Date' })).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect(page.getByText('Sort by')).toBeVisible()
  const name = page.getByRole('link', { name: 'The house down by the water', exact: true })
  await expect.poll(() => name.evaluate((each) => each.getBoundingClientRect().width)).toBeGreaterThan(400)
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
})
