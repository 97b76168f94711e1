import type { Page } from '@playwright/test'
import { changeConfig } from '../support/changeConfig'
import { expect, follow, open, test } from '../support/test'

/** Stands for the operator's tool: it sends whatever it can find where secrets may be, again and again. */
const TOOL = `{
  const look = () => fetch('/tool/collect', { method: 'POST', body: JSON.stringify([
    location.href, document.referrer, document.cookie, { ...localStorage }, { ...sessionStorage }, history.state,
    performance.getEntries().map(({ name }) => name), window.adobeDataLayer, window.heard,
  ]) }).catch(() => {})
  look()
  document.addEventListener('marquee', look)
}`

const OUTSIDE = /^https?:\/\/(?!127\.0\.0\.1)/

interface Seen {
  /** What the tool sent. */
  told: string[]
  /** Asked for in the document that is shown, elsewhere than on the own host. */
  outside: string[]
  console: string[]
  referrers: string[]
}

/** Gives the site tools of others, for a visitor who allows all of them, and looks wherever a secret might be. */
async function withTools(page: Page, site: string): Promise<Seen> {
  const seen: Seen = { told: [], outside: [], console: [], referrers: [] }
  await page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    document.addEventListener('marquee', (event) => heard.push((event as CustomEvent).detail))
  })
  await open(page, site, '/privacy', { viewer: 'signed-out', consent: 'all', clock: '2026-11-22T12:00:00Z' })
  const own = new URL(page.url()).origin
  await changeConfig(page, (config) => {
    // Of the own host, so that the policy lets it in.
    config.scripts = [{ src: `${own}/tool/tool.js`, category: 'analytics' }]
    config.adobe_embed_src = `${own}/tool/adobe.js`
  })
  await page.route('**/tool/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: TOOL }))
  page.on('console', (message) => seen.console.push(`${message.text()} ${message.location().url}`))
  // The page before lives, and its tool sends, until the next one is there.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) seen.outside.length = 0
  })
  page.on('request', async (request) => {
    const url = request.url()
    if (OUTSIDE.test(url) || url.includes('/tool/')) seen.outside.push(url)
    if (url.includes('/tool/collect')) seen.told.push(`${url} ${request.postData()}`)
    seen.referrers.push((await request.allHeaders().catch(() => request.headers())).referer ?? '')
  })
  await page.route('**/tool/collect', (route) => route.fulfill({ status: 204 }))
  return seen
}

/** Whatever of this page somebody else may come to read: address, entries of the history, storage, names, events. */
const leftOf = (page: Page) =>
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

const LINKS = [
  {
    name: 'the link that cancels',
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
    name: 'the link that resets',
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

for (const { name, site, link, clean, secret, opened, use, leave } of LINKS)
  test(`${name}: whoever allows everything tells nobody what it carries, and meets no stranger on its page`, async ({
    page,
  }) => {
    const seen = await withTools(page, site)
    await page.goto(link)
    await opened(page)
    await expect(page).toHaveURL(clean)
    await page.waitForLoadState('networkidle')
    expect(seen.outside).toEqual([])
    expect(await page.locator('iframe').count()).toBe(0)
    expect(await leftOf(page)).not.toMatch(secret)
    await use(page)
    expect(seen.outside).toEqual([])
    expect(await leftOf(page)).not.toMatch(secret)
    await leave(page)
    await expect(page.locator('main h1')).toBeVisible()
    // The next document is open to the tool, and has nothing to tell it.
    await page.goto('/privacy')
    await expect.poll(() => seen.told.length).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    for (const [where, what] of Object.entries(seen)) expect(what.join('\n'), where).not.toMatch(secret)
    expect(await leftOf(page)).not.toMatch(secret)
    // Nor has the way back.
    await page.goBack()
    expect(page.url()).not.toMatch(secret)
  })

for (const [site, path] of [
  ['laurel', '/events/5101/cancel/rsvp-sunrise-ada'],
  ['lumen', '/reset'],
] as const)
  test(`${site}${path}: who comes from a page with tools meets none of them there`, async ({ page }) => {
    const seen = await withTools(page, site)
    await page.goto('/privacy')
    await expect.poll(() => seen.told.length).toBeGreaterThan(0)
    const loaded = page.waitForEvent('load')
    await follow(page, path)
    await loaded
    await expect(page.locator('main h1')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(seen.outside).toEqual([])
    expect(await page.evaluate(() => [...document.scripts].filter(({ src }) => src.includes('/tool/')).length)).toBe(0)
  })
