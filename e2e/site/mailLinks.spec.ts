import type { Page } from '@playwright/test'
import { changeConfig } from '../support/changeConfig'
import { expect, followRoute, open, test } from '../support/test'

/** Simulates an operator's script: it repeatedly sends everything that may contain secrets. */
const TOOL_SCRIPT = `{
  const send = () => fetch('/tool/collect', { method: 'POST', body: JSON.stringify([
    location.href, document.referrer, document.cookie, { ...localStorage }, { ...sessionStorage }, history.state,
    performance.getEntries().map(({ name }) => name), window.adobeDataLayer, window.heard,
  ]) }).catch(() => {})
  send()
  document.addEventListener('marquee', send)
}`

const OTHER_ORIGIN = /^https?:\/\/(?!127\.0\.0\.1)/

interface ObservedLeaks {
  /** Data that the scripts sent. */
  sent: string[]
  /** Requests of the current document to other origins or by the scripts. */
  outside: string[]
  console: string[]
  referrers: string[]
}

/** Adds third-party scripts to a site, for a visitor who accepts all of them, and records where secrets could leak. */
async function addTools(page: Page, site: string): Promise<ObservedLeaks> {
  const seen: ObservedLeaks = { sent: [], outside: [], console: [], referrers: [] }
  await page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    document.addEventListener('marquee', (event) => heard.push((event as CustomEvent).detail))
  })
  await open(page, site, '/privacy', { viewer: 'signed-out', consent: 'all', clock: '2026-11-22T12:00:00Z' })
  const origin = new URL(page.url()).origin
  await changeConfig(page, (config) => {
    // On the site's own host, because the policy allows it.
    config.scripts = [{ src: `${origin}/tool/tool.js`, category: 'analytics' }]
    config.adobe_embed_src = `${origin}/tool/adobe.js`
  })
  await page.route('**/tool/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: TOOL_SCRIPT }))
  page.on('console', (message) => seen.console.push(`${message.text()} ${message.location().url}`))
  // Until the next document is ready, the previous one is active and its scripts send data.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) seen.outside.length = 0
  })
  page.on('request', async (request) => {
    const url = request.url()
    if (OTHER_ORIGIN.test(url) || url.includes('/tool/')) seen.outside.push(url)
    if (url.includes('/tool/collect')) seen.sent.push(`${url} ${request.postData()}`)
    seen.referrers.push((await request.allHeaders().catch(() => request.headers())).referer ?? '')
  })
  await page.route('**/tool/collect', (route) => route.fulfill({ status: 204 }))
  return seen
}

/** Everything on the page that others could read later: address, history state, storage, window name and events. */
const readablePageData = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([
      location.href,
      history.state,
      document.title,
      document.referrer,
      document.cookie,
      name,
      { ...localStorage },
      { ...sessionStorage },
      await indexedDB.databases(),
      await caches.keys(),
      (window as unknown as { heard: unknown }).heard,
      (window as unknown as { adobeDataLayer: unknown }).adobeDataLayer,
    ]),
  )

const MAIL_LINKS = [
  {
    name: 'RSVP cancel link',
    site: 'laurel',
    link: '/events/5101/cancel/rsvp-sunrise-ada?email=ada%2Bguild@guild.example&token=ticket-of-ada',
    clean: '/events/5101/cancel/rsvp-sunrise-ada',
    secret: /ticket-of-ada|ada(?:\+|%2B|%20| )guild/i,
    opened: (page: Page) => expect(page.getByText('ada+guild@guild.example')).toBeVisible(),
    async use(page: Page) {
      await page.getByRole('button', { name: 'Cancel my RSVP' }).click()
      await page.getByRole('button', { name: 'Yes, cancel my RSVP' }).click()
      await expect(page.getByRole('heading', { name: 'RSVP Cancelled' })).toBeVisible()
    },
    leave: (page: Page) => page.getByRole('link', { name: 'All events' }).click(),
  },
  {
    name: 'password reset link',
    site: 'lumen',
    link: '/reset/fixture-reset-plain',
    clean: '/reset',
    secret: /fixture-reset-plain|Limelight!2/,
    opened: (page: Page) => expect(page.getByLabel('New password', { exact: true })).toBeVisible(),
    async use(page: Page) {
      await page.getByLabel('Email').fill('viewer@fixture.example')
      await page.getByLabel('New password', { exact: true }).fill('Limelight!2')
      await page.getByLabel('Confirm new password').fill('Limelight!2')
      await page.getByRole('button', { name: 'Set password' }).click()
      await expect(page).toHaveURL('/home')
    },
    leave: (page: Page) => page.goto('/films'),
  },
]

for (const { name, site, link, clean, secret, opened, use, leave } of MAIL_LINKS)
  test(`${name}: does not leak its secrets to third parties, and loads none of them`, async ({ page }) => {
    const seen = await addTools(page, site)
    await page.goto(link)
    await opened(page)
    await expect(page).toHaveURL(clean)
    await page.waitForLoadState('networkidle')
    expect(seen.outside).toEqual([])
    expect(await page.locator('iframe').count()).toBe(0)
    expect(await readablePageData(page)).not.toMatch(secret)
    await use(page)
    expect(seen.outside).toEqual([])
    expect(await readablePageData(page)).not.toMatch(secret)
    await leave(page)
    await expect(page.locator('main h1')).toBeVisible()
    // The next document runs the scripts, but must contain no secrets.
    await page.goto('/privacy')
    await expect.poll(() => seen.sent.length).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    for (const [where, what] of Object.entries(seen)) expect(what.join('\n'), where).not.toMatch(secret)
    expect(await readablePageData(page)).not.toMatch(secret)
    // Neither must the address after Back.
    await page.goBack()
    expect(page.url()).not.toMatch(secret)
  })

for (const [site, path] of [
  ['laurel', '/events/5101/cancel/rsvp-sunrise-ada'],
  ['lumen', '/reset'],
] as const)
  test(`${site}${path}: runs no third-party scripts, also when opened from a page that runs them`, async ({ page }) => {
    const seen = await addTools(page, site)
    await page.goto('/privacy')
    await expect.poll(() => seen.sent.length).toBeGreaterThan(0)
    const loaded = page.waitForEvent('load')
    await followRoute(page, path)
    await loaded
    await expect(page.locator('main h1')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(seen.outside).toEqual([])
    expect(await page.evaluate(() => [...document.scripts].filter(({ src }) => src.includes('/tool/')).length)).toBe(0)
  })
