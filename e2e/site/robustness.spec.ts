import type { Page } from '@playwright/test'
import { builtFile } from '../support/builtFile'
import { setFaults } from '../support/failures'
import { fillPassword, SIGNED_OUT_CHOICES, signInDialog } from '../support/signIn'
import { type Choices, createDeferred, expect, layoutShift, open, test, waitForIdle } from '../support/test'

const HOME_ROW_NAME = 'Festival wall'

test('shows a notice for a failed module list, and loads it on retry', { tag: '@core' }, async ({ page }) => {
  await open(page, 'lumen', '/home', { fault: 'modules/placement/home:500:3' })
  const notice = page.getByRole('status').filter({ hasText: 'These sections did not load.' })
  await expect(notice).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeVisible()
  expect(await layoutShift(page)).toBeLessThan(0.05)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: HOME_ROW_NAME })).toBeVisible()
})

test('shows the received content when the config is HTML with status 200', { tag: '@core' }, async ({ page }) => {
  await open(page, 'lumen', '/home', { fault: 'config:html' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The site is not responding.')
  await expect(page.getByText('is not valid JSON')).toBeVisible()
  await expect(page.locator('pre')).toContainText('<')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('uses the last good config when the config fails or is invalid', async ({ page }) => {
  await open(page, 'lumen', '/home')
  await expect(page.getByRole('heading', { name: HOME_ROW_NAME })).toBeVisible()
  // The timeout is last, so that its response cannot affect other loads.
  for (const fault of ['abort', '500', 'html', 'truncated', 'empty', 'timeout']) {
    await open(page, 'lumen', '/home', { fault: `config:${fault}` })
    await expect.soft(page.getByRole('heading', { name: HOME_ROW_NAME }), fault).toBeVisible()
  }
})

test('tells visitors in a blocked country that the content is not available', async ({ page }) => {
  await open(page, 'lumen', '/home')
  await expect(page.getByRole('heading', { name: HOME_ROW_NAME })).toBeVisible()
  await open(page, 'lumen', '/home', { country: 'blocked' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content Unavailable')
  await expect(page.getByText('This content is not available in your current country or region.')).toBeVisible()
})

test('renders the valid parts of the broken site, without unsafe links or prototype pollution', {
  tag: '@core',
}, async ({ page }) => {
  await open(page, 'broken', '/')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.locator('[data-module]').first()).toBeVisible()
  expect(await page.evaluate(() => ({}) as { isAdmin?: unknown }).then((object) => object.isAdmin)).toBeUndefined()
  for (const link of await page.locator('a[href]').all()) {
    expect(await link.getAttribute('href')).toMatch(/^(?:https?:|mailto:|tel:|\/|#|\?)/)
  }
})

test('listens to other tabs only once after several retries', async ({ page }) => {
  await page.addInitScript(() => {
    const count = { channels: 0 }
    Object.assign(window, { count })
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name)
        if (name === 'marquee.session') count.channels++
      }
    }
  })
  await open(page, 'lumen', '/home', { fault: 'config:html:3' })
  const retryButton = page.getByRole('button', { name: /^Try/ })
  const shown = page.getByRole('heading', { name: HOME_ROW_NAME })
  await expect(async () => {
    if (await retryButton.isVisible()) await retryButton.click()
    await expect(shown).toBeVisible({ timeout: 1000 })
  }).toPass()
  const channels = await page.evaluate(() => (window as unknown as { count: { channels: number } }).count.channels)
  expect(channels).toBe(1)
})

test('shows the logo, then a message, then an error with a retry while the config hangs', async ({ page, context }) => {
  await open(page, 'lumen', '/home', { fault: 'config:timeout' })
  await expect(page.getByText('The site is taking a while to respond.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The site is not responding.', { timeout: 15_000 })
  await setFaults(context)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: HOME_ROW_NAME })).toBeVisible()
})

// Calls that did not recover in the past. Each fails until the faults are removed.
const RECOVERY_CASES: [site: string, path: string, fault: string, heading: string, choices?: Choices][] = [
  ['lumen', '/home', 'modules/placement/home:500', 'Festival wall'],
  ['lumen', '/genres/horror', 'avails/genres/{slug}:500', 'Horror'],
  [
    'lumen',
    '/live/sunrise/sunrise-encore',
    'playback/live_event/{id}:html',
    'Sunrise, once more',
    { viewer: 'viewer', clock: '2026-11-27T17:00:00-08:00' },
  ],
  ['vault', '/recommendations', 'collections:html', 'Recommendations', { viewer: 'viewer' }],
  ['lumen', '/shelf/weimar-nights', 'modules/module/{slug}:null', 'Weimar nights'],
]
for (const [site, path, fault, heading, choices] of RECOVERY_CASES) {
  test(`${path} with ${fault}: shows a message, and loads on Try again`, {
    tag: path === '/genres/horror' ? '@core' : [],
  }, async ({ page, context }) => {
    await open(page, site, path, { ...choices, fault })
    const retryButton = page.getByRole('button', { name: 'Try again' }).first()
    await expect(retryButton).toBeVisible({ timeout: 12_000 })
    await expect(page.getByText(/any more/)).toHaveCount(0)
    await setFaults(context)
    await retryButton.click()
    await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  })
}

test('shows an empty state for a list without valid placements', async ({ page }) => {
  await page.route('**/modules/placement/films/', (route) => route.fulfill({ json: { data: [null, 7, {}] } }))
  await open(page, 'lumen', '/films')
  await expect(page.getByText('There is nothing here yet.')).toBeVisible()
})

/**
 * Simulates a new build: files that the page has not loaded yet are missing. Waits first for files that load on idle,
 * because a missing one would reload the page during the test.
 */
async function removeOldAssets(page: Page, isBack: () => boolean): Promise<() => number> {
  await page.waitForLoadState('networkidle')
  await waitForIdle(page)
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++
  })
  await page.route('**/assets/**', (route) => (isBack() ? route.continue() : route.fulfill({ status: 404 })))
  return () => documents
}

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const genresLink = (page: Page) => menuLink(page, 'Genres')
const serialsLink = (page: Page) => menuLink(page, 'Serials')

test('reloads the page once for a new build', { tag: '@core' }, async ({ page }) => {
  await open(page, 'lumen', '/home')
  await expect(page.getByRole('heading', { name: HOME_ROW_NAME })).toBeVisible()
  let loads = () => 0
  loads = await removeOldAssets(page, () => loads() > 0)
  await genresLink(page).click()
  await expect(page).toHaveURL('/genres')
  await expect(page.getByRole('link', { name: /^Horror/ }).first()).toBeVisible()
  expect(loads()).toBe(1)
})

test('does not reload on hover for a new build, and opens the link after a click', async ({ page }) => {
  await open(page, 'lumen', '/home')
  await expect(page.getByRole('heading', { name: HOME_ROW_NAME })).toBeVisible()
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  await page.route(`**${builtFile('src/pages/modulesonly/ModulesOnlyPage.tsx')}`, (route) =>
    loads > 0 ? route.continue() : route.fulfill({ status: 404 }),
  )
  const missed = page.waitForResponse((response) => response.status() === 404)
  await serialsLink(page).hover()
  await missed
  await waitForIdle(page)
  expect(loads).toBe(0)
  await page.mouse.down()
  await page.mouse.up()
  await expect.poll(() => loads).toBe(1)
  await expect(page).toHaveURL('/serials')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Come back next week')
  expect(loads).toBe(1)
})

test('shows no error while it checks for a new build', async ({ page }) => {
  await open(page, 'lumen', '/home')
  await expect(page.getByRole('heading', { name: HOME_ROW_NAME })).toBeVisible()
  let loads = () => 0
  loads = await removeOldAssets(page, () => loads() > 0)
  // The page checks whether its server responds. This response is delayed.
  const { released, release } = createDeferred()
  await page.route('/genres', async (route) => {
    if (!route.request().isNavigationRequest()) await released
    await route.continue()
  })
  const serverCheck = page.waitForRequest(
    (request) => request.url().endsWith('/genres') && !request.isNavigationRequest(),
  )
  await genresLink(page).click()
  await serverCheck
  await waitForIdle(page)
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  release()
  await expect(page.getByRole('link', { name: /^Horror/ }).first()).toBeVisible()
  expect(loads()).toBe(1)
})

test('opens the link that is clicked during a reload for a new build', async ({ page }) => {
  await open(page, 'lumen', '/home')
  await expect(page.getByRole('heading', { name: HOME_ROW_NAME })).toBeVisible()
  let loads = () => 0
  loads = await removeOldAssets(page, () => loads() > 0)
  const { x = 0, y = 0 } = (await serialsLink(page).boundingBox()) ?? {}
  const { released, release } = createDeferred()
  await page.route('/genres', async (route) => {
    if (route.request().isNavigationRequest()) await released
    // The browser may have aborted the request meanwhile.
    await route.continue().catch(() => {})
  })
  await genresLink(page).click()
  await expect.poll(() => loads()).toBe(1)
  // Clicking an element would wait until the page has loaded.
  await page.mouse.click(x + 4, y + 4)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Come back next week')
  await expect(page).toHaveURL('/serials')
})

test('keeps the page while the server restarts, and offers a retry for a missing file', async ({ page }) => {
  await open(page, 'lumen', '/home')
  await expect(page.getByRole('heading', { name: HOME_ROW_NAME })).toBeVisible()
  await page.route('**/*', (route) => route.abort('connectionrefused'))
  await genresLink(page).click()
  const retryButton = page.getByRole('button', { name: 'Try again' }).first()
  await expect(retryButton).toBeVisible()
  await expect(genresLink(page)).toBeVisible()
  await page.unrouteAll()
  await retryButton.click()
  await expect(page.getByRole('link', { name: /^Horror/ }).first()).toBeVisible()
})

test('reloads once for a permanently missing file with storage blocked, and then offers a retry', async ({ page }) => {
  await page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, kind, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
  await open(page, 'lumen', '/home')
  await expect(page.getByRole('heading', { name: HOME_ROW_NAME })).toBeVisible()
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  await page.route(`**${builtFile('src/pages/modulesonly/ModulesOnlyPage.tsx')}`, (route) =>
    route.fulfill({ status: 404 }),
  )
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Serials' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load.')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(loads).toBe(1)
})

test('offers the new build instead of reloading a page with entered text', async ({ page }) => {
  await open(page, 'lumen', '/login', SIGNED_OUT_CHOICES)
  await page.getByLabel('Email').fill('half@typed.example')
  await removeOldAssets(page, () => false)
  // The search has its own file, which is missing now.
  await page.getByRole('banner').getByLabel('Search').first().click()
  await expect(page.getByText('A new version of this site is available.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('half@typed.example')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('')
})

test('keeps the loaded page offline, and loads missing parts when the connection returns', async ({
  page,
  context,
}) => {
  await open(page, 'lumen', '/home')
  await expect(page.getByRole('heading', { name: HOME_ROW_NAME })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await expect(page.getByRole('heading', { name: HOME_ROW_NAME })).toBeVisible()
  await genresLink(page).click()
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible({ timeout: 12_000 })
  await context.setOffline(false)
  await expect(page.getByText('You’re offline.')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Horror/ }).first()).toBeVisible()
})

for (const hours of [-3, 3]) {
  test(`uses the server's clock on a device that is ${hours} hours off, and stays signed in`, async ({ page }) => {
    await page.clock.setSystemTime(Date.parse('2026-11-27T17:00:00-08:00') + hours * 3_600_000)
    const choices = { viewer: 'viewer', clock: '2026-11-27T17:00:00-08:00' }
    await open(page, 'lumen', '/live/sunrise/sunrise-encore', choices)
    await expect(page.getByRole('timer', { name: /^(?:1 hour|59 minutes).* left$/ })).toBeVisible()
    await page.goto('/home')
    await expect(page.getByRole('button', { name: /account$/ })).toBeVisible()
  })
}

test('shows pages while the storage is full or has invalid content', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('full') === null) return
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await open(page, 'lumen', '/home', { viewer: 'viewer' })
  await expect(page.getByRole('heading', { name: HOME_ROW_NAME })).toBeVisible()
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).length)).toBeGreaterThan(0)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"version":1,"at":')
    sessionStorage.setItem('full', '')
  })
  await open(page, 'lumen', '/search?search=metropolis', { fault: 'config:abort:1' })
  await expect(page.locator('main .mq-card').first()).toBeVisible()
  await page.goto('/title/metropolis')
  await expect(page.getByRole('heading', { level: 1, name: 'Metropolis' })).toBeAttached()
})

test('signs in after a reload that interrupts a pending sign-in', async ({ page, context }) => {
  await open(page, 'lumen', '/login', { ...SIGNED_OUT_CHOICES, fault: 'POST user/login:timeout:1' })
  await fillPassword(page)
  await expect(page.locator('main .mq-form button[type=submit]')).toBeDisabled()
  await page.reload()
  await setFaults(context)
  await fillPassword(page)
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('button', { name: /account$/ })).toBeVisible()
  await expect(signInDialog(page)).toHaveCount(0)
})
