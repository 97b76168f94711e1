import type { Locator, Page } from '@playwright/test'
import { type Choices, expect, open, test, waitForIdle } from '../support/test'
import { MANY_TITLES } from '../support/titles'

interface ListPage {
  /** Default: lumen. */
  site?: string
  path: string
  choices?: Choices
  /** Values of select fields, by label. */
  choose?: Record<string, string>
  /** The start of a tab's name. */
  tab?: string
  /** Page number to open in a paged list. */
  turn?: number
  /** The module with the cards, which loads when it is near the viewport. */
  module?: string
  /** Selector of the cards. Default: all cards of titles. */
  cards?: string
  /** Index of the card to open. */
  card: number
  /** The row must be scrolled to the card. */
  row?: true
  /** Opens the card by mouse instead of keyboard. */
  click?: true
}

const viewerChoices = { viewer: 'viewer' }

const LIST_PAGES: Record<string, ListPage> = {
  // The hero also links to the title of the last card.
  'home, in a row': { path: '/home', module: 'festival-wall', card: 23, row: true },
  'home, in a grid': { path: '/home', module: 'masters-of-light', card: 3, click: true },
  'home with dialogs': {
    site: 'orchard',
    path: '/home',
    choices: { ...viewerChoices, clock: '2026-11-20T12:00:00Z' },
    module: 'posters-from-the-attic',
    card: 7,
    row: true,
  },
  'modules with a menu': {
    path: '/films',
    choose: { Sort: 'alphanumeric', 'In the mood for': 'Wide awake' },
    card: 6,
  },
  'a single module': { path: '/category/festival-wall', choose: { Genre: 'drama' }, card: 7, click: true },
  genres: { path: '/genres', cards: '.mq-genres a', card: 9 },
  'a genre': { path: '/genres/drama', choose: { Sort: 'za', Type: 'feature' }, card: 9, click: true },
  titles: { path: '/titles', choose: { Type: 'feature', Sort: 'recent' }, turn: 2, card: 11 },
  recommendations: {
    site: 'vault',
    path: '/recommendations',
    choices: viewerChoices,
    choose: { Sort: 'expiring' },
    turn: 2,
    cards: '.mq-collection-columns a',
    card: 7,
  },
  'search results': { path: '/search?search=the', choose: { Type: 'feature', Sort: 'za' }, turn: 2, card: 8 },
  'search without a query': { path: '/search', cards: '.mq-search__genres a', card: 9, click: true },
  watchlist: {
    path: '/my-list',
    choices: { ...viewerChoices, watchlist: MANY_TITLES },
    choose: { Sort: 'name' },
    card: 9,
  },
  history: {
    path: '/history',
    choices: { ...viewerChoices, progress: MANY_TITLES.map((slug) => `${slug}:600`) },
    choose: { Sort: 'name' },
    turn: 2,
    cards: 'a.mq-card',
    card: 4,
    click: true,
  },
  'a title, its tabs': {
    path: '/title/metropolis',
    tab: 'From the cutting room',
    cards: '[role=tabpanel] a[data-card]',
    card: 1,
  },
  'a title, its seasons': {
    path: '/title/buster-keaton-shorts',
    choose: { Season: '2' },
    cards: '[role=tabpanel] a[data-card]',
    card: 3,
  },
  'a title, its related row': {
    path: '/title/metropolis',
    tab: 'Clips',
    cards: '[aria-label="More like this"] a',
    card: 9,
    row: true,
    click: true,
  },
  'episodes to watch': {
    path: '/watch/buster-keaton-shorts-s03-e07-day-dreams',
    choose: { Season: '2' },
    cards: '.mq-seasons-row a',
    card: 5,
    row: true,
  },
}

/** The state that Back restores: address, controls and focus, and scroll positions in pixels. */
async function readListState(page: Page) {
  await waitForIdle(page)
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(`main ${selector}`)]
    const focus = document.activeElement as HTMLElement
    const { left, top } = focus.getBoundingClientRect()
    return {
      state: {
        address: location.pathname + location.search,
        controls: all(':is(select, input)').map(({ type, value, checked }) => [type, value, checked]),
        marked: all(':is([aria-current], [role=tab][aria-selected=true])').map(({ textContent }) => textContent),
        focus: [focus.closest('[data-module]')?.id, focus.getAttribute('href')],
      },
      pixels: [scrollY, left, top],
      rows: all('ul[aria-label]').map(({ scrollLeft }) => scrollLeft),
    }
  })
}

/** Matches positions with a tolerance of a few pixels. */
const closeToPixels = (pixels: number[]) => pixels.map((each) => expect.closeTo(each, -1))

/** Waits until all content near the viewport has loaded, because content above the card would move it. */
async function waitForContent(page: Page): Promise<void> {
  await waitForIdle(page)
  const missing = page.locator('main :is(.mq-skeleton, [aria-busy=true])')
  const near = (places: Element[]) =>
    places
      .map((container) => container.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > -innerHeight && top < innerHeight * 2).length
  await expect.poll(() => missing.evaluateAll(near)).toBe(0)
}

/** Sets filters, tab and page as a visitor does, from the scroll position of each control. */
async function applyListState(page: Page, { choose = {}, tab, turn }: ListPage): Promise<void> {
  const toTop = (control: Locator) => control.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  for (const [name, value] of Object.entries(choose)) {
    const control = page.getByRole('main').getByRole('combobox', { name })
    await expect(control.locator(`option[value="${value}"]`)).toBeAttached()
    await toTop(control)
    await control.selectOption(value)
    await waitForContent(page)
  }
  if (tab) {
    const control = page.getByRole('tab', { name: tab })
    await toTop(control)
    await control.click()
  }
  if (turn) await page.getByRole('link', { name: `Page ${turn} of` }).click()
  await waitForContent(page)
}

const CORE_LIST_PAGES = ['home, in a row', 'search results', 'a title, its seasons']

for (const [name, list] of Object.entries(LIST_PAGES))
  test(`restores address, position, rows, choices and focus after Back: ${name}`, {
    tag: CORE_LIST_PAGES.includes(name) ? '@core' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 480 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, list.site ?? 'lumen', list.path, list.choices)
    await applyListState(page, list)
    const container = page.locator(list.module ? `[data-module="${list.module}"]` : 'main')
    if (list.module) await container.scrollIntoViewIfNeeded()
    const card = container.locator(list.cards ?? 'a[data-card]').nth(list.card)
    await card.focus()
    await waitForContent(page)
    if (list.click) await card.hover()
    await expect(card).toBeFocused()
    const before = await readListState(page)
    expect(before.pixels[0], 'the page is scrolled').toBeGreaterThan(0)
    if (list.row) expect(Math.max(...before.rows), 'the row is scrolled').toBeGreaterThan(0)
    const to = (await card.getAttribute('href')) ?? ''

    if (list.click) await card.click()
    else await page.keyboard.press('Enter')
    await expect(page).toHaveURL(to)
    // The previous page stays until the new one is ready.
    await expect(page.locator(':is(h1, dialog *):focus')).toBeAttached()
    await page.goBack()

    await expect(async () => {
      const now = await readListState(page)
      expect(now.state).toEqual(before.state)
      expect(now.pixels).toEqual(closeToPixels(before.pixels))
      expect(now.rows).toEqual(closeToPixels(before.rows))
    }).toPass({ timeout: 10_000 })
  })

test('restores the position after Back to a page that was left while its rows were loading', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 780 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The history responses are delayed until the page has been left.
  const held: (() => void)[] = []
  await page.route(/\/api\/v1\/user\/history/, (route) => void held.push(() => void route.continue().catch(() => {})))
  await open(page, 'lumen', '/home', viewerChoices)
  const seen = page.locator('main [data-module="les-vampires-episodes"]')
  await expect(seen).toBeAttached()
  await seen.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 160))
  await waitForIdle(page)
  const topOf = () => seen.evaluate((element) => element.getBoundingClientRect().top)
  const card = seen.locator('a[data-card]').first()
  await card.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
  await waitForIdle(page)
  const [before, from] = [await topOf(), await page.evaluate(() => scrollY)]
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/watch\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  for (const answer of held.splice(0)) answer()
  await page.unrouteAll()
  await page.goBack()
  // The history row had reserved space, and has disappeared.
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(from)
  await waitForContent(page)
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(3)
  await expect(card).toBeFocused()
})
