import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { composeSite, expect, outline, selectedPart } from '../support/compose'
import {
  measureKeyPresses,
  measureOpening,
  measurePresses,
  percentile,
  recordOpeningTime,
  recordPressTimes,
} from '../support/paintTimes'
import { test } from '../support/test'

const MODULE_COUNT = 200
const CARD_COUNT = 2000
/** `MARQUEE_REPETITIONS=50` measures the 95th percentile on a quiet machine. */
const REPETITIONS = Number(process.env.MARQUEE_REPETITIONS ?? 10)
/** Fewer, because each loads two pages; enough for a median. */
const OPENINGS = Math.max(5, REPETITIONS / 5)

/** Each changes the focused text. */
const KEYS = Array.from({ length: REPETITIONS }, (_, index) => (index % 2 === 0 ? 'x' : 'Backspace'))

const createRowModule = (index: number) => ({
  position: index * 10,
  module: {
    slug: `row-${index}`,
    type: 'carousel_show',
    display_name: `Row ${index}`,
    content: [{ slug: 'metropolis' }, { slug: 'sunrise' }],
  },
})
const titleSlugs = readdirSync('fixtures/catalogue/titles').map((name) => name.replace('.json', ''))
const wallModule = {
  position: 25,
  module: {
    slug: 'wall',
    type: 'title_grid',
    display_name: 'Wall',
    // `preview.titles` adds copies of all titles (multiplyCatalogue).
    content: Array.from({ length: CARD_COUNT }, (_, index) => {
      const [slug, round] = [titleSlugs[index % titleSlugs.length], Math.floor(index / titleSlugs.length) + 1]
      return { slug: round === 1 ? slug : `${slug}-${round}`, name: `Title ${index + 1}` }
    }),
  },
}
const rowModules = Array.from({ length: MODULE_COUNT - 1 }, (_, index) => createRowModule(index + 1))

const site = composeSite({
  site: {
    'config.json': JSON.stringify({
      distributor: 'Many',
      site_config: {
        routing: [{ route: '/home', component: 'home', default: true, modules_uri: 'modules/placement/home/' }],
      },
    }),
    'modules/home.json': `${JSON.stringify({ data: [...rowModules.slice(0, 2), wallModule, ...rowModules.slice(2)] }, undefined, 1)}\n`,
  },
})

const SEARCH = `preview.viewer=viewer&preview.consent=reject&preview.titles=${CARD_COUNT}`

function open(page: Page) {
  test.setTimeout(300_000)
  return site.open(page, '/home', SEARCH)
}

test('check 6: opens Compose from the preview bar on a page with 200 modules, without waiting for the page', {
  tag: '@core',
}, async ({ page }) => {
  await recordOpeningTime(page, MODULE_COUNT)
  // The development server compiles each file on its first request.
  await open(page)
  const times: number[] = []
  for (let index = 0; index < OPENINGS; index++) {
    await page.goto(`${site.origin()}/home?${SEARCH}`)
    // It stays open.
    if (index === 0) await page.getByRole('button', { name: /^Preview/ }).press('Enter')
    times.push(await measureOpening(page))
  }
  const description = `p50 of ${times.length} openings: ${percentile(times, 0.5).toFixed(0)} ms`
  test.info().annotations.push({ type: 'request of Compose to painted outline', description })
  // The outline does not wait for the page.
  await page.route(/[?&]marquee-frame=/, () => {})
  await page.goto(`${site.origin()}/__marquee/compose?page=%2Fhome`)
  await expect(outline(page).getByRole('button', { name: /^Row 1(?!\d)/ })).toBeVisible()
})

test('check 6: renders only the module whose heading is typed, on a page with 200 modules', { tag: '@core' }, async ({
  page,
}) => {
  await open(page)
  await outline(page)
    .getByRole('button', { name: /^Row 1(?!\d)/ })
    .click()
  await selectedPart(page).getByLabel('Heading', { exact: true }).focus()
  await page.keyboard.press('End')
  const lists = new Set<string>()
  page.on('request', (request) => {
    const list = /\/modules\/placement\/[^?]*/.exec(request.url())?.[0]
    if (list) lists.add(list)
  })
  const { times, modules, entries } = await measureKeyPresses(page, '[data-module=row-1] h2', KEYS)
  const description = `p95 of ${times.length} keys: ${percentile(times, 0.95).toFixed(0)} ms`
  test.info().annotations.push({ type: 'key to painted heading', description })
  expect([modules, entries]).toEqual([['row-1'], ['modules/home.json row-1']])
  expect(lists.size).toBeLessThanOrEqual(1)
})

test('check 6: renders only the module of the card whose name is typed, among 2,000 cards', { tag: '@core' }, async ({
  page,
}) => {
  await open(page)
  await outline(page).getByRole('button', { name: /^Wall/ }).click()
  await selectedPart(page).getByTitle('Title 3', { exact: true }).click()
  const name = selectedPart(page).getByLabel('Name', { exact: true })
  await name.focus()
  await page.keyboard.press('End')
  const { times, modules } = await measureKeyPresses(page, '[data-module=wall] [role=listitem]:nth-child(3)', KEYS)
  const description = `p95 of ${times.length} keys: ${percentile(times, 0.95).toFixed(0)} ms`
  test.info().annotations.push({ type: 'key to painted card name', description })
  expect(modules).toEqual(['wall'])
})

test('check 5: selects a clicked module among 200, and renders only the affected outline entries', {
  tag: '@core',
}, async ({ page }) => {
  await recordPressTimes(page)
  await open(page)
  // Not adjacent, so that the tools of one do not cover the next.
  const indexes = Array.from({ length: REPETITIONS }, (_, index) => 2 + index * 3)
  const presses = indexes.map((index) => ({
    slug: `row-${index}`,
    entry: `modules/home.json row-${index}`,
    name: `Row ${index}`,
  }))
  const { times, entries } = await measurePresses(page, presses)
  const description = `p95 of ${times.length} presses: ${percentile(times, 0.95).toFixed(0)} ms`
  test.info().annotations.push({ type: 'press to outline and form', description })
  // The first entry loses the tab stop.
  expect(entries.toSorted()).toEqual(['modules/home.json row-1', ...presses.map(({ entry }) => entry)].toSorted())
})
