import type { Page } from '@playwright/test'
import { changeConfig } from '../support/changeConfig'
import { expect, open, test } from '../support/test'

/** Simulates the library of an analytics tool: it sends the entries of its data layer, and later ones. */
const TOOL_SCRIPT = `
  const send = (entry) => void fetch('/tool/collect', { method: 'POST', body: JSON.stringify(entry) })
  window.adobeDataLayer.forEach(send)
  window.adobeDataLayer.push = (entry) => send(entry)
`

interface DataLayerEntry {
  event: string
  eventInfo: Record<string, unknown>
}

/** Configures an analytics tool for the site. @returns the events that it receives */
async function addAnalyticsTool(page: Page): Promise<DataLayerEntry[]> {
  const received: DataLayerEntry[] = []
  await changeConfig(page, (config) => {
    config.adobe_embed_src = new URL('/tool/library.js', page.url()).href
  })
  await page.route('**/tool/library.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: TOOL_SCRIPT }),
  )
  await page.route('**/tool/collect', async (route) => {
    received.push(route.request().postDataJSON())
    await route.fulfill({ status: 204 })
  })
  return received
}

/** The names of all DOM events that scripts on the page have received. */
const readDomEvents = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: DataLayerEntry['event'][] }).heard)

async function visitPages(page: Page, received?: readonly DataLayerEntry[]): Promise<void> {
  await page.goto('/home?utm_source=mail')
  // Leaving the page before the tool has loaded would lose events.
  if (received) await expect.poll(() => received.map(({ event }) => event)).toContain('page_view')
  await page.locator('.mq-module a.mq-card').first().click()
  await expect(page).not.toHaveURL(/\/home/)
  await expect.poll(() => readDomEvents(page)).toEqual(expect.arrayContaining(['card_click', 'page_view']))
  await page.goto('/search?search=metropolis')
  await expect(page.getByRole('heading', { name: /results? found/ })).toBeVisible()
  await expect.poll(() => readDomEvents(page)).toEqual(expect.arrayContaining(['page_view', 'search']))
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    document.addEventListener('marquee', (event) => heard.push((event as CustomEvent<{ name: string }>).detail.name))
  }),
)

test('reports pages, cards and searches to a tool with consent, without address queries', {
  tag: '@core',
}, async ({ page }) => {
  await open(page, 'lumen', '/films', { viewer: 'signed-out', consent: 'all' })
  const received = await addAnalyticsTool(page)
  await visitPages(page, received)
  await expect.poll(() => received.map(({ event }) => event)).toContain('search')
  expect(received.find(({ event }) => event === 'page_view')?.eventInfo).toEqual({ path: '/home', kind: 'home' })
  const card = received.find(({ event }) => event === 'card_click')?.eventInfo
  expect(card).toMatchObject({ module: expect.any(String), title_id: expect.anything() })
  expect(received.find(({ event }) => event === 'search')?.eventInfo).toEqual({
    words: 'metropolis',
    found: expect.any(Number),
  })
  expect(JSON.stringify(received)).not.toContain('utm_source')
})

test('loads no tool and reports nothing without consent', async ({ page }) => {
  await open(page, 'lumen', '/films', { viewer: 'signed-out', consent: 'necessary,functional' })
  const toolRequests: string[] = []
  page.on('request', (request) => request.url().includes('/tool/') && toolRequests.push(request.url()))
  const received = await addAnalyticsTool(page)
  await visitPages(page)
  expect(received).toEqual([])
  expect(toolRequests).toEqual([])
  expect(await page.evaluate(() => 'adobeDataLayer' in window)).toBe(false)
})
