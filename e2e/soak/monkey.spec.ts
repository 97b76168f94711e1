import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { seededRandom } from '../../fixtures/tools/seededRandom'
import { SITES } from './pages'
import { SEED } from './seed'

/** Visits per site, and random actions per visit. */
const VISIT_COUNT = 10
const ACTIONS_PER_VISIT = 150
const VIEWPORTS = [
  { width: 1280, height: 800 },
  { width: 390, height: 760 },
] as const
/** How long a page may be blank, without focus or not scrollable, in milliseconds. */
const FAULT_TIMEOUT_MS = 10_000

const KEYS = ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Escape', 'Space', 'Home', 'End']
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
/** Keys that must not lose the focus. */
const FOCUS_KEEPING_KEYS = new Set(['Enter', 'Escape', 'Space'])
const TYPED_TEXTS = ['metropolis', 'x', 'a@b.example', '<b>', '\u202eabc', '   ', '99999999999']

/** Number of preceding actions that a finding lists. */
const TRAIL_LENGTH = 8

for (const site of SITES)
  for (let visit = 0; visit < VISIT_COUNT; visit++) {
    const seed = SEED * 1000 + visit
    test(`survives ${ACTIONS_PER_VISIT} random actions on ${site}, seed ${seed}`, async ({ browser, baseURL }) => {
      test.setTimeout(20 * 60_000)
      expect(await visitSite(browser, baseURL ?? '', site, seededRandom(seed))).toEqual([])
    })
  }

/** Runs the random actions of one visit. @returns findings with the actions before them */
async function visitSite(browser: Browser, url: string, site: string, next: () => number): Promise<string[]> {
  const found = new Set<string>()
  const trail: string[] = []
  const viewport = VIEWPORTS[Math.floor(next() * VIEWPORTS.length)] ?? VIEWPORTS[0]
  const isPhone = viewport.width < 600
  const page = await browser.newPage({ viewport, isMobile: isPhone, hasTouch: isPhone })
  const viewer = next() < 0.6 ? 'viewer' : 'signed-out'
  const home = new URL(`/?preview.site=${site}&preview.viewer=${viewer}`, url).href
  const report = (what: string) => {
    const before = trail.slice(-TRAIL_LENGTH).join(' > ')
    found.add(
      `action ${trail.length} at ${pathOf(page)}: ${what.slice(0, 500)} [${viewer}, ${viewport.width} px: ${before}]`,
    )
  }
  await reportErrors(page, report)
  await page.goto(home)
  for (let done = 0; done < ACTIONS_PER_VISIT; done++) {
    try {
      // Pages of the identity provider are not tested.
      if (!page.url().startsWith(url)) await page.goto(home)
      const { name, focused } = await performRandomAction(page, next)
      trail.push(`${name} ${pathOf(page)}`)
      // Back may lead to the empty page before the site.
      const bad = page.url().startsWith(url) ? await persistentFault(page, focused) : undefined
      if (!bad) continue
      // A blocked page blocks all further actions.
      report(bad)
      break
    } catch (error) {
      // The page was closed or is navigating: the next action finds its new state.
      if (!/navigat|destroyed|closed|Timeout/i.test(String(error))) report(String(error))
    }
  }
  await page.close()
  return [...found]
}

/** Reports uncaught errors, console errors and policy violations of a page. */
async function reportErrors(page: Page, report: (what: string) => void): Promise<void> {
  page.on('pageerror', (error) => report(error.stack ?? error.message))
  page.on('console', async (message) => {
    if (message.type() !== 'error') return
    // The browser logs each refused call, and requests to the providers of the fixture sites, which do not exist here.
    // Policy violations are reported below.
    if (/Failed to load resource|\.example\/|Content Security Policy/.test(message.text())) return
    const texts = message.args().map((each) => each.evaluate(describeArgument).catch(() => '…'))
    report(texts.length > 0 ? (await Promise.all(texts)).join(' ') : message.text())
  })
  await page.exposeFunction('reportViolation', report)
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective: directive, blockedURI, sourceFile }) => {
      // Chromium reports violations while the sanitiser parses HTML that it is about to clean. Providers of the fixture
      // sites are allowed only by the policy of their own site, but here all sites share one policy.
      if (/-src-attr$/.test(directive) || /\.example(\/|$)/.test(blockedURI)) return
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void }
      reportViolation(`${directive} ${blockedURI} ${sourceFile}`)
    })
  })
  page.on('popup', (popup) => void popup.close())
  page.on('dialog', (dialog) => void dialog.dismiss())
}

/** Runs in the page. Text of a console argument. */
function describeArgument(value: unknown): string {
  if (value instanceof Error) return `${value.stack}`
  if (typeof value !== 'object' || value === null) return String(value)
  const { code, message } = value as { code?: unknown; message?: unknown }
  return message === undefined ? JSON.stringify(value).slice(0, 200) : `${code} ${message}`
}

const pathOf = (page: Page) => new URL(page.url()).pathname

interface RandomAction {
  name: string
  /** The element that had the focus before a key that must not lose it. */
  focused?: string
}

/** Performs one random action. */
async function performRandomAction(page: Page, next: () => number): Promise<RandomAction> {
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  const kind = next()
  if (kind < 0.45) {
    const at = await page.evaluate(pickControl, next())
    if (!at) return { name: 'no control to click' }
    await page.mouse.click(at.x, at.y)
    return { name: `click ${at.name}` }
  }
  if (kind < 0.72) {
    const key = oneOf(next() < 0.6 ? KEYS : ARROWS)
    const focused = await page.evaluate(() => {
      const { activeElement: active, body } = document
      return active && active !== body ? active.outerHTML.slice(0, 150) : undefined
    })
    await page.keyboard.press(key)
    return { name: key, focused: FOCUS_KEEPING_KEYS.has(key) ? focused : undefined }
  }
  if (kind < 0.8) {
    const input = oneOf(TYPED_TEXTS)
    const isField = await page.evaluate(() => document.activeElement instanceof HTMLInputElement)
    if (isField) await page.keyboard.type(input)
    return { name: `type ${input}` }
  }
  if (kind < 0.9) {
    await page.mouse.wheel(0, Math.round((next() - 0.35) * 2000))
    return { name: 'scroll' }
  }
  if (kind < 0.97) {
    await page.evaluate(() => history.back())
    return { name: 'back' }
  }
  await page.reload({ waitUntil: 'commit' })
  return { name: 'reload' }
}

/** Runs in the page. Picks a visible control that is not covered. */
function pickControl(chance: number): { x: number; y: number; name: string } | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [role=button]')]
  const shown = all.flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    if (width < 2 || height < 2 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return []
    if (element.getAttribute('href')?.startsWith('http')) return []
    const hit = document.elementFromPoint(x, y)
    return hit && element.contains(hit) ? [{ x, y, element }] : []
  })
  const chosen = shown[Math.floor(chance * shown.length)]
  if (!chosen) return undefined
  const { x, y, element } = chosen
  return { x, y, name: (element.ariaLabel || element.textContent || element.tagName).trim().slice(0, 30) }
}

/** Returns a fault of the page that persists for FAULT_TIMEOUT_MS. */
async function persistentFault(page: Page, focused: string | undefined): Promise<string | undefined> {
  let bad = await page.evaluate(findPageFault, focused)
  for (
    const end = Date.now() + FAULT_TIMEOUT_MS;
    bad && Date.now() < end;
    bad = await page.evaluate(findPageFault, focused)
  )
    await pause(100)
  return bad
}

/** Runs in the page. */
function findPageFault(focused: string | undefined): string | undefined {
  const main = document.querySelector<HTMLElement>('main')
  const dialogs = [...document.querySelectorAll<HTMLElement>('dialog[open], [role=dialog]')].filter((each) =>
    each.checkVisibility(),
  )
  if (!main && dialogs.length === 0) return document.querySelector('.mq-wait') ? 'still loading' : 'no <main> element'
  const visibleContent = 'img, video, input, .mq-skeleton, canvas, svg'
  if (![main, ...dialogs].some((place) => place && (place.innerText.trim() || place.querySelector(visibleContent))))
    return 'a blank page'
  const active = document.activeElement
  if (active && active !== document.body) {
    if (active.closest('[inert]')) return `the focus is in an inert element: ${active.className}`
    if (!active.checkVisibility()) return `the focus is on a hidden element: ${active.outerHTML.slice(0, 120)}`
  }
  if (active === document.body && focused) return `the focus is lost, after ${focused}`
  const locked = [document.documentElement, document.body].some((each) => getComputedStyle(each).overflowY === 'hidden')
  if (locked && dialogs.length === 0 && !document.fullscreenElement) return 'the page cannot be scrolled'
  return undefined
}
