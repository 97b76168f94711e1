import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe'
import { changeConfig } from '../support/changeConfig'
import { expect, layoutShift, multiplyTimeout, open, requests, test } from '../support/test'

const cookieBanner = (page: Page) => page.getByRole('region', { name: 'Cookie choice' })
const cookieDialog = (page: Page) => page.getByRole('dialog', { name: 'Choose your cookies' })
const pressBannerButton = (page: Page, name: string) =>
  cookieBanner(page).getByRole('button', { name, exact: true }).click()
const readCookies = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]))

/** A script for each category. */
const SCRIPTS = ['analytics', 'performance', 'functional'].map((category) => ({
  src: `/tool/${category}.js`,
  category,
}))

/** Adds a script of each category to every site. @returns the requests for them */
async function addScripts(page: Page): Promise<string[]> {
  const scriptRequests = requests(page, '/tool/')
  await changeConfig(page.context(), (config) => {
    config.scripts = SCRIPTS
  })
  await page.context().route('**/tool/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  return scriptRequests
}
/** Scrolls to the footer, which loads when it is near the viewport. */
const scrollToFooter = async (page: Page) => {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.locator('.mq-foot')).toBeVisible()
}
const scriptNames = (scriptRequests: string[]) =>
  [...new Set(scriptRequests.map((url) => /(\w+)\.js$/.exec(url)?.[1]))].sort()

test('loads all scripts after Accept all, and does not ask again', { tag: '@core' }, async ({ page }) => {
  const scriptRequests = await addScripts(page)
  await open(page, 'lumen', '/questions', { viewer: 'signed-out', consent: '' })
  await expect(cookieBanner(page)).toBeVisible()
  expect(scriptRequests).toEqual([])
  expect(await readCookies(page)).not.toHaveProperty('cookieAccess')
  await pressBannerButton(page, 'Accept all')
  await expect(cookieBanner(page)).toHaveCount(0)
  await expect.poll(() => scriptNames(scriptRequests)).toEqual(['analytics', 'functional', 'performance'])
  const consentCookie = (await page.context().cookies()).find(({ name }) => name === 'cookieAccess')
  expect(consentCookie?.value).toBe('all')
  expect(Math.round(((consentCookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365)
  await page.reload()
  await expect.poll(() => scriptRequests.length).toBe(6)
  await expect(cookieBanner(page)).toHaveCount(0)
})

test('loads only accepted categories; withdrawing deletes their cookies and reloads the page with an explanation', async ({
  page,
}) => {
  const scriptRequests = await addScripts(page)
  await open(page, 'lumen', '/questions', { viewer: 'signed-out', consent: '' })
  await pressBannerButton(page, 'Choose')
  for (const name of ['Analytics', 'Performance', 'Functional'])
    await expect(cookieDialog(page).getByRole('switch', { name })).not.toBeChecked()
  await expect(cookieDialog(page).getByText('Always on')).toBeVisible()
  await cookieDialog(page).getByRole('switch', { name: 'Analytics' }).check()
  await cookieDialog(page).getByRole('switch', { name: 'Functional' }).check()
  await cookieDialog(page).getByRole('button', { name: 'Save my choice' }).click()
  await expect(cookieDialog(page)).toHaveCount(0)
  await expect(cookieBanner(page)).toHaveCount(0)
  await expect.poll(() => scriptNames(scriptRequests)).toEqual(['analytics', 'functional'])
  expect((await readCookies(page)).cookieAccess).toBe('necessary,analytics,functional')

  const url = page.url()
  await page.context().addCookies([
    { name: '_ga', value: '1', url: new URL('/', url).href },
    { name: '_ga_X1', value: '1', domain: new URL(url).hostname, path: '/questions' },
    { name: 'captions', value: '1', url: new URL('/', url).href },
  ])
  await scrollToFooter(page)
  scriptRequests.length = 0
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await cookieDialog(page).getByRole('switch', { name: 'Analytics' }).uncheck()
  const loaded = page.waitForEvent('load')
  await cookieDialog(page).getByRole('button', { name: 'Save my choice' }).click()
  await loaded
  await expect(page.getByText('Reloaded to stop the cookies you turned off.')).toBeVisible()
  await expect.poll(() => scriptNames(scriptRequests)).toEqual(['functional'])
  const left = await readCookies(page)
  expect(Object.keys(left)).not.toContain('_ga')
  expect(Object.keys(left)).not.toContain('_ga_X1')
  expect(left.captions).toBe('1')
})

test('deletes the cookies named by the config on all paths and parent domains after a withdrawal', async ({ page }) => {
  const { port } = new URL(test.info().project.use.baseURL ?? '')
  const host = `www.films.localhost:${port}`
  await page.goto(`http://${host}/films?preview.site=lumen&preview.viewer=signed-out&preview.consent=all`)
  await page.goto(`http://${host}/serials/judex`)
  await expect(page.locator('main')).not.toBeEmpty()
  const written = await page.evaluate(() => {
    const write = (cookie: string) => {
      // biome-ignore lint/suspicious/noDocumentCookie: simulates a third-party script
      document.cookie = cookie
    }
    write('_ga=1; Path=/')
    write('_ga=1; Path=/serials')
    write('_ga=1; Path=/serials/')
    write('_ga=1; Path=/serials/judex')
    write('_ga=1; Path=/; Domain=www.films.localhost')
    write('_ga=1; Path=/; Domain=films.localhost')
    write('_ga=1; Path=/serials; Domain=films.localhost')
    write('unnamed=1; Path=/')
    return document.cookie.split('_ga=').length - 1
  })
  expect(written).toBe(7)
  await scrollToFooter(page)
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await cookieDialog(page).getByRole('button', { name: 'Reject all' }).click()
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('_ga=')
  expect(await page.evaluate(() => document.cookie)).toContain('unnamed=1')
  const left = (await page.context().cookies()).map(({ name, path, domain }) => `${name} ${domain} ${path}`)
  expect(left.filter((each) => each.startsWith('_ga '))).toEqual([])
})

test("loads the banner's files only after the page and its images", async ({ page }) => {
  const scriptRequests: { url: string; at: number }[] = []
  const bodies: Promise<string>[] = []
  page.on('requestfinished', (request) => {
    if (!/\.(?:js|css)$/.test(new URL(request.url()).pathname)) return
    scriptRequests.push({ url: request.url(), at: request.timing().startTime })
    bodies.push(request.response().then(async (response) => (await response?.text()) ?? ''))
  })
  await open(page, 'lumen', '/home', { viewer: 'signed-out', consent: '' })
  await expect(cookieBanner(page)).toBeVisible()
  // The time at which the document and all its subresources had loaded, including images.
  const loaded = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return performance.timeOrigin + (entry?.loadEventStart ?? 0)
  })
  const texts = await Promise.all(bodies)
  const ofBanner = scriptRequests.filter((_, at) => /mq-cookie-banner|Some cookies are needed/.test(texts[at] ?? ''))
  expect(ofBanner.map(({ url }) => /\.(\w+)$/.exec(url)?.[1]).sort()).toEqual(['css', 'js'])
  for (const { url, at } of ofBanner) expect(at, url).toBeGreaterThanOrEqual(loaded)
})

/** Simulates a browser with Global Privacy Control. */
const enablePrivacyControl = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true, configurable: true }),
  )

test('rejects analytics and performance under Global Privacy Control until the visitor accepts them', async ({
  page,
}) => {
  await enablePrivacyControl(page)
  const scriptRequests = await addScripts(page)
  await open(page, 'lumen', '/questions', { viewer: 'signed-out', consent: '' })
  await pressBannerButton(page, 'Choose')
  for (const name of ['Analytics', 'Performance'])
    await expect(cookieDialog(page).getByRole('switch', { name })).not.toBeChecked()
  expect(scriptRequests).toEqual([])
  await cookieDialog(page).getByRole('switch', { name: 'Analytics' }).check()
  await cookieDialog(page).getByRole('button', { name: 'Save my choice' }).click()
  await expect.poll(() => scriptNames(scriptRequests)).toEqual(['analytics'])
  // The visitor's choice applies to the next page too.
  scriptRequests.length = 0
  await page.reload()
  await expect.poll(() => scriptNames(scriptRequests)).toEqual(['analytics'])
})

for (const hasSignal of [true, false])
  test(`${hasSignal ? 'respects Global Privacy Control' : 'loads all scripts'} on a site without a banner`, async ({
    page,
  }) => {
    if (hasSignal) await enablePrivacyControl(page)
    const scriptRequests = await addScripts(page)
    await open(page, 'vault', '/questions', { viewer: 'signed-out', consent: '' })
    await expect
      .poll(() => scriptNames(scriptRequests))
      .toEqual(hasSignal ? ['functional'] : ['analytics', 'functional', 'performance'])
    await page.waitForLoadState('networkidle')
    expect(scriptNames(scriptRequests)).toEqual(hasSignal ? ['functional'] : ['analytics', 'functional', 'performance'])
    await expect(cookieBanner(page)).toHaveCount(0)
  })

test('asks again with an explanation when the list of cookies changes, and loads no scripts until then', async ({
  page,
}) => {
  const scriptRequests = await addScripts(page)
  await open(page, 'lumen', '/questions', { viewer: 'signed-out', consent: '' })
  await expect(cookieBanner(page)).not.toContainText('Our list of cookies has changed')
  await pressBannerButton(page, 'Accept all')
  await expect.poll(() => scriptNames(scriptRequests)).toHaveLength(3)
  // A changed description does not change the list.
  await changeConfig(page.context(), (config) => {
    const { analytics } = config.cookies_consent as { analytics: { description: string } }
    analytics.description = 'Other words.'
    config.scripts = SCRIPTS
  })
  scriptRequests.length = 0
  await page.reload()
  await expect.poll(() => scriptNames(scriptRequests)).toHaveLength(3)
  await expect(cookieBanner(page)).toHaveCount(0)

  await changeConfig(page.context(), (config) => {
    const { analytics } = config.cookies_consent as { analytics: { cookies: unknown[] } }
    analytics.cookies = [...analytics.cookies, { cookie: '_new', duration: '1 day', description: 'Counts.' }]
    config.scripts = SCRIPTS
  })
  scriptRequests.length = 0
  await page.reload()
  await expect(cookieBanner(page)).toContainText('Our list of cookies has changed, so we’re asking you again.')
  await page.waitForLoadState('networkidle')
  expect(scriptRequests).toEqual([])
  await pressBannerButton(page, 'Accept all')
  await expect.poll(() => scriptNames(scriptRequests)).toHaveLength(3)
  await page.reload()
  await expect.poll(() => scriptRequests.length).toBe(6)
  await expect(cookieBanner(page)).toHaveCount(0)
})

test('applies a rejection to other tabs, and closes their banner', async ({ page, context }) => {
  await open(page, 'orchard', '/home', { viewer: 'signed-out', consent: '' })
  const other = await context.newPage()
  await other.goto('/stories')
  await expect(cookieBanner(other)).toBeVisible()
  await pressBannerButton(page, 'Reject all')
  await expect(cookieBanner(other)).toHaveCount(0)
  expect((await readCookies(other)).cookieAccess).toBe('reject')
})

/** Values for the parameters of routes. */
const ROUTE_PARAMETERS: Record<string, string> = {
  eventId: '5101',
  rsvpId: 'rsvp-sunrise-ada',
  token: 'fixture-reset',
  id: 'potemkin-restored',
  collectionId: 'potemkin-restored',
  assetId: 'potemkin-restored-1',
  module_name: 'new-this-month',
  titleSlug: 'the-general',
}
/** Pages that every site has, whatever its config. */
const COMMON_PATHS = [
  '/reset',
  '/title/metropolis',
  '/play/metropolis',
  '/watch/metropolis',
  '/live/sunrise/never-planned',
  '/nowhere',
]

interface SitePage {
  component?: string
  path: string
}

/** The routes of a site's config as paths. */
function pagesOf(site: string): SitePage[] {
  const { site_config: config } = JSON.parse(readFileSync(`fixtures/sites/${site}/config.json`, 'utf8'))
  const routes: { route?: string; component?: string; redirect?: string }[] = config.routing ?? []
  return routes.flatMap(({ route, component, redirect }) => {
    if (!route || redirect) return []
    const slug = component === 'fycevent' ? 'the-general-round-the-clock' : 'metropolis'
    const path = route.replace(/:(\w+)/g, (_, name: string) =>
      name === 'slug' ? slug : (ROUTE_PARAMETERS[name] ?? slug),
    )
    // The list and one event.
    return (component === 'events' ? [path, `${path}/5101`] : [path]).map((path) => ({ component, path }))
  })
}

/** Every page of lumen, which has all types of modules. */
const lumenPages = pagesOf('lumen')
/**
 * For the other sites: the start page, and components that lumen does not have. Requests depend on the component, not
 * on the brand.
 */
const pagesOnlyIn = (site: string): SitePage[] => [
  { path: '/home' },
  ...pagesOf(site).filter(({ component }) => !lumenPages.some((known) => known.component === component)),
]

for (const [site, pages, hasBanner] of [
  ['lumen', [...lumenPages, ...COMMON_PATHS.map((path) => ({ path }))], true],
  ['laurel', pagesOnlyIn('laurel'), true],
  ['orchard', pagesOnlyIn('orchard'), true],
  ['vault', pagesOnlyIn('vault'), false],
  ['bare', pagesOnlyIn('bare'), false],
] as const)
  test(`requests nothing from other origins on any page of ${site} before an answer`, async ({
    page,
    context,
    baseURL,
  }) => {
    const paths = pages.map(({ path }) => path)
    multiplyTimeout(paths.slice(0, 4))
    const thirdPartyRequests: string[] = []
    context.on('request', (request) => {
      const { protocol, origin, href } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) thirdPartyRequests.push(href)
    })
    // Each page waits for an idle network, so three tabs are used in parallel.
    const tabs = [page, await context.newPage(), await context.newPage()]
    for (const tab of tabs) await tab.emulateMedia({ reducedMotion: 'reduce' })
    const expectSettled = async (tab: Page) => {
      await expect(tab.locator('main')).not.toBeEmpty()
      await tab.waitForLoadState('networkidle')
      if (hasBanner) await expect(cookieBanner(tab)).toBeVisible()
    }
    const visitAll = async (viewer: string, paths: string[]) => {
      const [first, ...left] = paths
      if (first === undefined) return
      await open(page, site, first, { viewer, consent: '', clock: '2026-11-22T12:00:00Z' })
      await expectSettled(page)
      await Promise.all(
        tabs.map(async (tab) => {
          for (let path = left.shift(); path; path = left.shift()) {
            await tab.goto(path)
            await expectSettled(tab)
          }
        }),
      )
    }
    const signedOut = paths.filter((path) => /^\/(?:login|reset|request-access|events\/)/.test(path))
    await visitAll('signed-out', signedOut)
    await visitAll(
      'viewer',
      paths.filter((path) => !signedOut.includes(path)),
    )
    expect(thirdPartyRequests).toEqual([])
    const stored = await page.context().cookies()
    expect(stored.map(({ name }) => name).filter((name) => /^_ga|^mux|^s_|^AMCV/.test(name))).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('marquee')))).toEqual([])
  })

test('runs none of the configured scripts on the sign-in and reset pages, even with full consent', async ({ page }) => {
  const scriptRequests = await addScripts(page)
  for (const path of ['/login', '/reset/abc']) {
    await open(page, 'lumen', path, { viewer: 'signed-out', consent: 'all' })
    // Parts that load late have loaded once the network is idle.
    await expect(page.locator('main h1')).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  expect(scriptRequests).toEqual([])
  await page.goto('/questions')
  await expect.poll(() => scriptNames(scriptRequests)).toHaveLength(3)
})

test('reaches the banner by keyboard after the skip link, opens and closes its dialog, and does not trap the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await open(page, 'lumen', '/films', { viewer: 'signed-out', consent: '' })
  await expect(cookieBanner(page)).toBeVisible()
  const expectFocused = (name: string) =>
    expect(cookieBanner(page).getByRole('button', { name, exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(cookieBanner(page).getByRole('link', { name: 'Privacy' })).toBeFocused()
  for (const name of ['Accept all', 'Reject all', 'Choose']) {
    await page.keyboard.press('Tab')
    await expectFocused(name)
  }
  await page.keyboard.press('Enter')
  await expect(cookieDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cookieDialog(page)).toHaveCount(0)
  await expectFocused('Choose')
  // The banner does not trap the focus: the next stop is on the page.
  await page.keyboard.press('Tab')
  expect(await cookieBanner(page).evaluate((element) => element.contains(document.activeElement))).toBe(false)

  // The banner never covers the focused element, even the last link of the footer.
  const last = page.locator('.mq-foot a').last()
  await scrollToFooter(page)
  // The operator's text in the footer loads with the sanitiser, and moves the content below it.
  await expect(page.locator('.mq-foot__content')).toHaveText(/\w/)
  await page.waitForLoadState('networkidle')
  await last.focus()
  const [link, bar] = [await last.boundingBox(), await cookieBanner(page).boundingBox()]
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)

  await cookieBanner(page).getByRole('button', { name: 'Reject all' }).focus()
  await page.keyboard.press('Enter')
  await expect(cookieBanner(page)).toHaveCount(0)
  await expect(page.locator('main')).toBeFocused()
})

test('shows the banner without layout shift, never as the largest contentful paint, and explains Global Privacy Control', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true, configurable: true })
    const largest: boolean[] = []
    Object.assign(window, { largest })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[])
        largest.push(Boolean(entry.element?.closest('#cookies')))
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  for (const path of ['/home', '/privacy']) {
    await open(page, 'lumen', path, { viewer: 'signed-out', consent: '' })
    await expect(cookieBanner(page)).toBeVisible()
    // Waits for the animation of the banner.
    await cookieBanner(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
    expect(await layoutShift(page)).toBeLessThan(0.01)
    expect(await page.evaluate(() => (window as unknown as { largest: boolean[] }).largest.at(-1))).toBe(false)
  }
  await pressBannerButton(page, 'Choose')
  await expect(cookieDialog(page).getByText(/Your browser sends a Global Privacy Control signal/)).toBeVisible()
})

for (const site of ['lumen', 'laurel', 'orchard'])
  test(`has no axe violations in banner and dialog of ${site}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const expectAccessible = async (what: string) => {
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await axeViolations(page), `${what}, ${width} px`).toEqual([])
      }
    }
    await page.setViewportSize({ width: 360, height: 800 })
    await open(page, site, '/privacy', { viewer: 'signed-out', consent: '', clock: '2026-11-20T12:00:00Z' })
    await expect(cookieBanner(page)).toBeVisible()
    await expectAccessible('banner')
    await pressBannerButton(page, 'Choose')
    for (const summary of await cookieDialog(page).locator('summary').all()) await summary.click()
    await expectAccessible('dialog')
  })
