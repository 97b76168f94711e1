import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/test'
import { USES, type Use } from './uses'

/** How each call fails. */
const FAULTS = ['timeout', 'slow', 'abort', '500', '503', '404', '410', 'html', 'empty', 'null', 'number', 'truncated']

/** Time limits in milliseconds: of a page (reliability P3), and of changes. */
const PAGE_LIMIT = 10_000
const CHANGE_LIMIT = 15_000
/** What a busy machine may add to either. */
const GRACE = 2500
/** How long a page may take to recover, in milliseconds. */
const RECOVERY_LIMIT = 25_000

for (const use of USES)
  for (const fault of FAULTS)
    test(`shows ${use.site ?? 'lumen'}${use.path} while ${use.call} fails: ${fault}`, async ({
      page,
      context,
      browser,
    }) => {
      await openWith(page, use, `${use.call}:${fault}`)
      if (use.act) {
        await settled(page, PAGE_LIMIT)
        await use.act(page)
      }
      // A page that exchanges a token is blank until then (spec, section 2: /sso/tva).
      await settled(page, use.act || use.leaves ? CHANGE_LIMIT : PAGE_LIMIT)
      await context.request.get('/?preview.fault=', { headers: { Accept: 'text/html' }, maxRedirects: 0 })
      if (use.leaves || !(await again(page).isVisible())) return
      // A fresh visitor without the fault.
      const usual = await browser.newPage()
      await openWith(usual, use)
      await settled(usual, PAGE_LIMIT)
      const heading = await headingOf(usual)
      await usual.close()
      await expect(async () => {
        if (await again(page).isVisible()) await again(page).click({ timeout: 2000 })
        expect(await look(page)).toEqual(READY)
        await expect(again(page)).not.toBeVisible({ timeout: 1000 })
        if (use.well) expect(await page.locator(use.well).first().isVisible()).toBe(true)
        else expect(await headingOf(page)).toBe(heading)
      }, 'recovers after "Try again"').toPass({ timeout: RECOVERY_LIMIT })
    })

const openWith = (page: Page, { site = 'lumen', path, choices = {} }: Use, fault = '') =>
  open(page, site, path, { ...choices, fault })

const again = (page: Page) => page.getByRole('button', { name: /^Try(?:ing)? again/ }).first()

const headingOf = (page: Page) => page.evaluate(() => document.querySelector('main h1, dialog h1')?.textContent ?? '')

/** Has text, and nothing on the screen is still loading. */
const READY = { hasText: true, loading: [] as string[] }

/** Waits until a page is ready. A page that navigates meanwhile is looked at again. */
const settled = (page: Page, limit: number) =>
  expect(async () => expect(await look(page)).toEqual(READY)).toPass({ timeout: limit + GRACE, intervals: [100] })

const look = (page: Page): Promise<typeof READY> =>
  page.evaluate(() => {
    const isOnScreen = (element: Element) => {
      const { top, bottom, width, height } = element.getBoundingClientRect()
      return width > 0 && height > 0 && bottom > 0 && top < innerHeight && element.checkVisibility()
    }
    const places = [...document.querySelectorAll<HTMLElement>('dialog[open], [role=dialog], main')]
    const skeletons = document.querySelectorAll(
      'main .mq-skeleton, dialog .mq-skeleton, main [aria-busy=true], .mq-player-stage__waits',
    )
    // The button of an empty form may be disabled because there is nothing to send.
    const isFilledIn = ({ form }: HTMLButtonElement) =>
      [...(form?.elements ?? [])].some(
        (field) => field.matches('input, textarea, select') && 'value' in field && field.value,
      )
    const busy = [...document.querySelectorAll<HTMLButtonElement>('main form button[type=submit]:disabled')]
    return {
      hasText: places.some((place) => isOnScreen(place) && place.innerText.trim().length > 1),
      loading: [...skeletons, ...busy.filter(isFilledIn)].filter(isOnScreen).map(({ className }) => className),
    }
  })
