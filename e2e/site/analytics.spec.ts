import type { Page } from '@playwright/test'
import { changeConfig } from '../support/changeConfig'
import { expect, open, test } from '../support/test'

/** Stands for the library of a tool: it sends what it finds in its data layer, and what comes then. */
const TOOL = `
  const send = (entry) => void fetch('/tool/collect', { method: 'POST', body: JSON.stringify(entry) })
  window.adobeDataLayer.forEach(send)
  window.adobeDataLayer.push = (entry) => send(entry)
`

interface Entry {
  event: string
  eventInfo: Record<string, unknown>
}

/** Gives the site a tool, and listens to what it is told. */
async function withTool(page: Page): Promise<Entry[]> {
  const told: Entry[] = []
  await changeConfig(page, (config) => {
    config.adobe_embed_src = new URL('/tool/library.js', page.url()).href
  })
  await page.route('**/tool/library.js', (route) => route.fulfill({ contentType: 'text/javascript', body: TOOL }))
  await page.route('**/tool/collect', async (route) => {
    told.push(route.request().postDataJSON())
    await route.fulfill({ status: 204 })
  })
  return told
}

/** What scripts hear of as DOM events, from the first on. */
const heardOf = (page: Page) => page.evaluate(() => (window as unknown as { heard: Entry['event'][] }).heard)

async function visit(page: Page, told?: readonly Entry[]): Promise<void> {
  await page.goto('/home?utm_source=mail')
  // The tool comes with its own file: whoever goes on before it is there tells it less.
  if (told) await expect.poll(() => told.map(({ event }) => event)).toContain('page_view')
  await page.locator('.mq-module a.mq-card').first().click()
  await expect(page).not.toHaveURL(/\/home/)
  await expect.poll(() => heardOf(page)).toEqual(expect.arrayContaining(['card_click', 'page_view']))
  await page.goto('/search?search=metropolis')
  await expect(page.getByRole('heading', { name: /results? found/ })).toBeVisible()
  await expect.poll(() => heardOf(page)).toEqual(expect.arrayContaining(['page_view', 'search']))
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    document.addEventListener('marquee', (event) => heard.push((event as CustomEvent<{ name: string }>).detail.name))
  }),
)

test('with consent a tool is told the pages, the card and the search, and no address with its query', {
  tag: '@core',
}, async ({ page }) => {
  await open(page, 'lumen', '/films', { viewer: 'signed-out', consent: 'all' })
  const told = await withTool(page)
  await visit(page, told)
  await expect.poll(() => told.map(({ event }) => event)).toContain('search')
  expect(told.find(({ event }) => event === 'page_view')?.eventInfo).toEqual({ path: '/home', kind: 'home' })
  const card = told.find(({ event }) => event === 'card_click')?.eventInfo
  expect(card).toMatchObject({ module: expect.any(String), title_id: expect.anything() })
  expect(told.find(({ event }) => event === 'search')?.eventInfo).toEqual({
    words: 'metropolis',
    found: expect.any(Number),
  })
  expect(JSON.stringify(told)).not.toContain('utm_source')
})

test('without consent no tool is there, and nothing is told', async ({ page }) => {
  await open(page, 'lumen', '/films', { viewer: 'signed-out', consent: 'necessary,functional' })
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/tool/') && asked.push(request.url()))
  const told = await withTool(page)
  await visit(page)
  expect(told).toEqual([])
  expect(asked).toEqual([])
  expect(await page.evaluate(() => 'adobeDataLayer' in window)).toBe(false)
})
