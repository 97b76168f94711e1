import type { Page } from '@playwright/test'
import { canvas, composeSite, expect, waitForCanvas } from '../support/compose'
import { type PagePart, pressParts, waitForPart } from '../support/pressParts'
import { test } from '../support/test'

interface Site {
  name: string
  /** Title pages with all kinds of parts. */
  titles: readonly string[]
  tag: string | string[]
  /** Presses a part that several pages have, such as the bar, on one of them. */
  isShort?: boolean
}

const SITES: readonly Site[] = [
  { name: 'lumen', titles: ['/title/metropolis', '/title/les-vampires'], tag: '@core' },
  { name: 'vault', titles: ['/title/sunrise'], tag: [] },
  { name: 'laurel', titles: ['/title/sunrise'], tag: [], isShort: true },
  { name: 'orchard', titles: ['/title/sunrise'], tag: [], isShort: true },
]

async function waitForPage(page: Page) {
  await expect(canvas(page).locator('main')).toBeVisible()
  await waitForCanvas(page)
}

/** The site may redirect: then another page would be tested. */
const expectPagePath = (page: Page, path: string) =>
  expect
    .poll(() =>
      canvas(page)
        .locator('html')
        .evaluate(() => location.pathname),
    )
    .toBe(path)

const kindsOf = (parts: readonly PagePart[]) => [...new Set(parts.map(({ kind }) => kind))].sort()

for (const { name, titles, tag, isShort } of SITES)
  test.describe(name, () => {
    const site = composeSite({ site: name })
    // Hundreds of presses.
    test.describe.configure({ timeout: 900_000 })
    // Carousels do not advance.
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    const composeAddress = (path: string, viewer: string) =>
      `${site.origin()}/__marquee/compose?page=${path}&preview.viewer=${viewer}&preview.consent=reject`

    const documents = () => site.files().filter((file) => file.endsWith('.json'))

    const pressAll = (page: Page, done?: readonly PagePart[]) =>
      pressParts(page, new Map(documents().map((file) => [file, site.read(file)])), done)

    /** Paths of pages that signed-in viewers do not see. */
    function signedOutPaths(): string[] {
      const { routing } = JSON.parse(site.read('config.json')).site_config
      const isSignedOut = ({ component, logout_required }: Record<string, unknown>) =>
        component === 'login' || logout_required === true
      return routing.filter(isSignedOut).map(({ route }: { route: string }) => route)
    }

    test('check 5: a click on each part of the start page selects its entry in the document', { tag }, async ({
      page,
    }) => {
      await site.open(page)
      // The footer is drawn when the end of the page is near, and changes its height.
      const scrollTo = (end: boolean) =>
        canvas(page)
          .locator('html')
          .evaluate((root, isEnd) => window.scrollTo(0, isEnd ? root.scrollHeight : 0), end)
      await expect(async () => {
        await scrollTo(true)
        await expect(canvas(page).locator('.mq-foot')).toBeAttached({ timeout: 1000 })
      }).toPass()
      await scrollTo(false)
      const parts = await pressAll(page)
      expect(kindsOf(parts)).toEqual(
        expect.arrayContaining(['card', 'menu entry', 'module', 'part of the top bar', 'part of the footer']),
      )
    })

    test('check 5: a click on each part of the other pages selects its entry in the document', async ({ page }) => {
      await site.open(page)
      const choice = page.getByRole('combobox', { name: 'Page', exact: true })
      const paths = await choice
        .locator('option')
        .evaluateAll((all: HTMLOptionElement[]) => all.map(({ value }) => value))
      expect(paths.length).toBeGreaterThan(5)
      const others = ['/home', ...signedOutPaths()]
      const pressed: PagePart[] = []
      for (const path of paths.filter((each) => !others.includes(each))) {
        await choice.selectOption(path)
        await expect(page.locator('iframe[title="The page"]')).toHaveAttribute('src', new RegExp(`^${path}\\?`))
        await waitForPage(page)
        await expectPagePath(page, path)
        const parts = await pressAll(page, pressed)
        expect(parts.length, path).toBeGreaterThan(0)
        if (isShort) pressed.push(...parts)
      }
    })

    test('check 5: a click on each part of pages for signed-out visitors selects its entry in the document', async ({
      page,
    }) => {
      const paths = signedOutPaths()
      expect(paths).toContain('/login')
      for (const path of paths) {
        await page.goto(composeAddress(path, 'signed-out'))
        await waitForPage(page)
        await expectPagePath(page, path)
        expect(kindsOf(await pressAll(page)), path).toContain('page')
      }
    })

    test('check 5: a click on each part of a title page selects its entry in the document', { tag }, async ({
      page,
    }) => {
      for (const path of titles) {
        await page.goto(composeAddress(path, 'viewer'))
        await waitForPage(page)
        await waitForPart(page, documents(), 'part of a title page')
        expect(kindsOf(await pressAll(page))).toContain('part of a title page')
      }
    })
  })
