import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/test'
import { CALL_CASES, type CallCase } from './callCases'

/** Kinds of failure for each call. */
const FAULTS = ['timeout', 'slow', 'abort', '500', '503', '404', '410', 'html', 'empty', 'null', 'number', 'truncated']

/** Time limits in milliseconds: for a page, from the start of its navigation (reliability P3), and for submitting a change. */
const PAGE_TIMEOUT_MS = 10_000
const CHANGE_TIMEOUT_MS = 15_000
/** Added to both limits for slow machines, in milliseconds. */
const GRACE_MS = 2500
/** Time limit for recovering after a fault, in milliseconds. */
const RECOVERY_TIMEOUT_MS = 25_000

for (const callCase of CALL_CASES)
  for (const fault of FAULTS)
    test(`shows ${callCase.site ?? 'lumen'}${callCase.path} while ${callCase.call} fails, and recovers: ${fault}`, async ({
      page,
      context,
      browser,
    }) => {
      const start = Date.now()
      await openWithFault(page, callCase, `${callCase.call}:${fault}`)
      // A page that exchanges a token is blank until then (spec, section 2: /sso/tva).
      await expectReady(page, callCase.redirectsAway ? CHANGE_TIMEOUT_MS : PAGE_TIMEOUT_MS, start)
      if (callCase.act) {
        await callCase.act(page)
        await expectReady(page, CHANGE_TIMEOUT_MS, Date.now())
      }
      await context.request.get('/?preview.fault=', { headers: { Accept: 'text/html' }, maxRedirects: 0 })
      if (callCase.redirectsAway || !(await retryButton(page).isVisible())) return
      // A new visitor without the fault.
      const unaffected = await browser.newPage()
      const startUnaffected = Date.now()
      await openWithFault(unaffected, callCase)
      await expectReady(unaffected, PAGE_TIMEOUT_MS, startUnaffected)
      const heading = await headingOf(unaffected)
      await unaffected.close()
      await expect(async () => {
        if (await retryButton(page).isVisible()) await retryButton(page).click({ timeout: 2000 })
        expect(await readPageState(page)).toEqual(READY_STATE)
        await expect(retryButton(page)).not.toBeVisible({ timeout: 1000 })
        if (callCase.readySelector) expect(await page.locator(callCase.readySelector).first().isVisible()).toBe(true)
        else expect(await headingOf(page)).toBe(heading)
      }, 'recovers after "Try again"').toPass({ timeout: RECOVERY_TIMEOUT_MS })
    })

const openWithFault = (page: Page, { site = 'lumen', path, choices = {} }: CallCase, fault = '') =>
  open(page, site, path, { ...choices, fault })

const retryButton = (page: Page) => page.getByRole('button', { name: /^Try(?:ing)? again/ }).first()

const headingOf = (page: Page) => page.evaluate(() => document.querySelector('main h1, dialog h1')?.textContent ?? '')

/** The page shows text, and nothing in the viewport is loading. */
const READY_STATE = { hasText: true, loading: [] as string[] }

/**
 * Waits until the page is ready. Retries if the page navigates meanwhile.
 * @param start of the time limit, in milliseconds since 1970
 */
async function expectReady(page: Page, limit: number, start: number): Promise<void> {
  const remaining = start + limit + GRACE_MS - Date.now()
  expect(remaining, 'time left when the page has loaded').toBeGreaterThan(0)
  await expect(async () => expect(await readPageState(page)).toEqual(READY_STATE)).toPass({
    timeout: remaining,
    intervals: [100],
  })
}

const readPageState = (page: Page): Promise<typeof READY_STATE> =>
  page.evaluate(() => {
    const isOnScreen = (element: Element) => {
      const { top, bottom, width, height } = element.getBoundingClientRect()
      return width > 0 && height > 0 && bottom > 0 && top < innerHeight && element.checkVisibility()
    }
    const containers = [...document.querySelectorAll<HTMLElement>('dialog[open], [role=dialog], main')]
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
      hasText: containers.some((place) => isOnScreen(place) && place.innerText.trim().length > 1),
      loading: [...skeletons, ...busy.filter(isFilledIn)].filter(isOnScreen).map(({ className }) => className),
    }
  })
