import type { Page } from '@playwright/test'
import { built } from '../support/built'
import { setFaults } from '../support/failing'
import { fillPassword, out, signInDialog } from '../support/signIn'
import { type Choices, expect, hold, idle, layoutShift, open, test } from '../support/test'

const shelf = 'Festival wall'

test('a module list that fails leaves a notice in its place, and comes on retry', { tag: '@core' }, async ({
  page,
}) => {
  await open(page, 'lumen', '/home', { fault: 'modules/placement/home:500:3' })
  const notice = page.getByRole('status').filter({ hasText: 'These sections did not load.' })
  await expect(notice).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeVisible()
  expect(await layoutShift(page)).toBeLessThan(0.05)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: shelf })).toBeVisible()
})

test('a config that is HTML with status 200 gives an error page that says what came back', { tag: '@core' }, async ({
  page,
}) => {
  await open(page, 'lumen', '/home', { fault: 'config:html' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The site is not responding.')
  await expect(page.getByText('is not valid JSON')).toBeVisible()
  await expect(page.locator('pre')).toContainText('<')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('where the config does not come, or comes spoilt, the last good one stands in', async ({ page }) => {
  await open(page, 'lumen', '/home')
  await expect(page.getByRole('heading', { name: shelf })).toBeVisible()
  // What times out comes last: its answer meets no other.
  for (const fault of ['abort', '500', 'html', 'truncated', 'empty', 'timeout']) {
    await open(page, 'lumen', '/home', { fault: `config:${fault}` })
    await expect.soft(page.getByRole('heading', { name: shelf }), fault).toBeVisible()
  }
})

test('a blocked country sees that the content is not available', async ({ page }) => {
  await open(page, 'lumen', '/home')
  await expect(page.getByRole('heading', { name: shelf })).toBeVisible()
  await open(page, 'lumen', '/home', { country: 'blocked' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content Unavailable')
  await expect(page.getByText('This content is not available in your current country or region.')).toBeVisible()
})

test('the broken site renders all that is right in it', { tag: '@core' }, async ({ page }) => {
  await open(page, 'broken', '/')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.locator('[data-module]').first()).toBeVisible()
  expect(await page.evaluate(() => ({}) as { isAdmin?: unknown }).then((object) => object.isAdmin)).toBeUndefined()
  for (const link of await page.locator('a[href]').all()) {
    expect(await link.getAttribute('href')).toMatch(/^(?:https?:|mailto:|tel:|\/|#|\?)/)
  }
})

test('trying again and again listens to the other tabs once', async ({ page }) => {
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
  const again = page.getByRole('button', { name: /^Try/ })
  const shown = page.getByRole('heading', { name: shelf })
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    await expect(shown).toBeVisible({ timeout: 1000 })
  }).toPass()
  const channels = await page.evaluate(() => (window as unknown as { count: { channels: number } }).count.channels)
  expect(channels).toBe(1)
})

test('while the config hangs a mark stands, then a sentence, then the failure with a way on', async ({
  page,
  context,
}) => {
  await open(page, 'lumen', '/home', { fault: 'config:timeout' })
  await expect(page.getByText('The site is taking a while to respond.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The site is not responding.', { timeout: 15_000 })
  await setFaults(context)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: shelf })).toBeVisible()
})

// What once did not come back: each fails as often as it is asked for, then the service is well.
const RECOVERIES: [site: string, path: string, fault: string, well: string, choices?: Choices][] = [
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
for (const [site, path, fault, well, choices] of RECOVERIES) {
  test(`${path} with ${fault} has words, and is there on Try again`, {
    tag: path === '/genres/horror' ? '@core' : [],
  }, async ({ page, context }) => {
    await open(page, site, path, { ...choices, fault })
    const again = page.getByRole('button', { name: 'Try again' }).first()
    await expect(again).toBeVisible({ timeout: 12_000 })
    await expect(page.getByText(/any more/)).toHaveCount(0)
    await setFaults(context)
    await again.click()
    await expect(page.getByRole('heading', { name: well, exact: true }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  })
}

test('a list without one good placement says that nothing is there', async ({ page }) => {
  await page.route('**/modules/placement/films/', (route) => route.fulfill({ json: { data: [null, 7, {}] } }))
  await open(page, 'lumen', '/films')
  await expect(page.getByText('There is nothing here yet.')).toBeVisible()
})

/**
 * Files of the build that this page has not asked for yet are gone from now on, as after a new build. What it asks for by
 * itself when it has nothing to do is there: else it would be loaded anew for that, in the middle of what the journey does.
 */
async function newBuild(page: Page, isBack: () => boolean): Promise<() => number> {
  await page.waitForLoadState('networkidle')
  await idle(page)
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++
  })
  await page.route('**/assets/**', (route) => (isBack() ? route.continue() : route.fulfill({ status: 404 })))
  return () => documents
}

const inMenu = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const genres = (page: Page) => inMenu(page, 'Genres')
const serials = (page: Page) => inMenu(page, 'Serials')

test('a new build under an open tab: the page is loaded anew, once', { tag: '@core' }, async ({ page }) => {
  await open(page, 'lumen', '/home')
  await expect(page.getByRole('heading', { name: shelf })).toBeVisible()
  let loads = () => 0
  loads = await newBuild(page, () => loads() > 0)
  await genres(page).click()
  await expect(page).toHaveURL('/genres')
  await expect(page.getByRole('link', { name: /^Horror/ }).first()).toBeVisible()
  expect(loads()).toBe(1)
})

test('a new build under an open tab: pointing at a link loads nothing anew, a press leads where it should', async ({
  page,
}) => {
  await open(page, 'lumen', '/home')
  await expect(page.getByRole('heading', { name: shelf })).toBeVisible()
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  await page.route(`**${built('src/pages/modulesonly/ModulesOnlyPage.tsx')}`, (route) =>
    loads > 0 ? route.continue() : route.fulfill({ status: 404 }),
  )
  const missed = page.waitForResponse((response) => response.status() === 404)
  await serials(page).hover()
  await missed
  await idle(page)
  expect(loads).toBe(0)
  await page.mouse.down()
  await page.mouse.up()
  await expect.poll(() => loads).toBe(1)
  await expect(page).toHaveURL('/serials')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Come back next week')
  expect(loads).toBe(1)
})

test('a new build under an open tab: nobody reads of a failure that the new page mends', async ({ page }) => {
  await open(page, 'lumen', '/home')
  await expect(page.getByRole('heading', { name: shelf })).toBeVisible()
  let loads = () => 0
  loads = await newBuild(page, () => loads() > 0)
  // The page asks whether its server is there: it has to wait for that.
  const { released, release } = hold()
  await page.route('/genres', async (route) => {
    if (!route.request().isNavigationRequest()) await released
    await route.continue()
  })
  const asked = page.waitForRequest((request) => request.url().endsWith('/genres') && !request.isNavigationRequest())
  await genres(page).click()
  await asked
  await idle(page)
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  release()
  await expect(page.getByRole('link', { name: /^Horror/ }).first()).toBeVisible()
  expect(loads()).toBe(1)
})

test('a new build under an open tab: a press while the page is loaded anew leads where it should', async ({ page }) => {
  await open(page, 'lumen', '/home')
  await expect(page.getByRole('heading', { name: shelf })).toBeVisible()
  let loads = () => 0
  loads = await newBuild(page, () => loads() > 0)
  const { x = 0, y = 0 } = (await serials(page).boundingBox()) ?? {}
  const { released, release } = hold()
  await page.route('/genres', async (route) => {
    if (route.request().isNavigationRequest()) await released
    // The browser may have given it up meanwhile.
    await route.continue().catch(() => {})
  })
  await genres(page).click()
  await expect.poll(() => loads()).toBe(1)
  // A press on an element would wait until the page is there.
  await page.mouse.click(x + 4, y + 4)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Come back next week')
  await expect(page).toHaveURL('/serials')
})

test('a server that is just started anew takes nobody’s page away: what misses its file offers it again', async ({
  page,
}) => {
  await open(page, 'lumen', '/home')
  await expect(page.getByRole('heading', { name: shelf })).toBeVisible()
  await page.route('**/*', (route) => route.abort('connectionrefused'))
  await genres(page).click()
  const again = page.getByRole('button', { name: 'Try again' }).first()
  await expect(again).toBeVisible()
  await expect(genres(page)).toBeVisible()
  await page.unrouteAll()
  await again.click()
  await expect(page.getByRole('link', { name: /^Horror/ }).first()).toBeVisible()
})

test('a file that is gone for good, with storage blocked: one reload, then a way to try again', async ({ page }) => {
  await page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, kind, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
  await open(page, 'lumen', '/home')
  await expect(page.getByRole('heading', { name: shelf })).toBeVisible()
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  await page.route(`**${built('src/pages/modulesonly/ModulesOnlyPage.tsx')}`, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Serials' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load.')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(loads).toBe(1)
})

test('a new build never takes away what was typed: it is offered', async ({ page }) => {
  await open(page, 'lumen', '/login', out)
  await page.getByLabel('Email').fill('half@typed.example')
  await newBuild(page, () => false)
  // The search has code of its own, which is gone now.
  await page.getByRole('banner').getByLabel('Search').first().click()
  await expect(page.getByText('A new version of this site is available.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('half@typed.example')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('')
})

test('offline in the middle: what is there stays, what is not says so, and comes with the line', async ({
  page,
  context,
}) => {
  await open(page, 'lumen', '/home')
  await expect(page.getByRole('heading', { name: shelf })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await expect(page.getByRole('heading', { name: shelf })).toBeVisible()
  await genres(page).click()
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible({ timeout: 12_000 })
  await context.setOffline(false)
  await expect(page.getByText('You’re offline.')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Horror/ }).first()).toBeVisible()
})

for (const hours of [-3, 3]) {
  test(`a device whose clock is ${hours} hours off counts down by the server's, and stays signed in`, async ({
    page,
  }) => {
    await page.clock.setSystemTime(Date.parse('2026-11-27T17:00:00-08:00') + hours * 3_600_000)
    const choices = { viewer: 'viewer', clock: '2026-11-27T17:00:00-08:00' }
    await open(page, 'lumen', '/live/sunrise/sunrise-encore', choices)
    await expect(page.getByRole('timer', { name: /^(?:1 hour|59 minutes).* left$/ })).toBeVisible()
    await page.goto('/home')
    await expect(page.getByRole('button', { name: /account$/ })).toBeVisible()
  })
}

test('storage that is full, then full of nonsense, costs nothing that is shown', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('full') === null) return
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await open(page, 'lumen', '/home', { viewer: 'viewer' })
  await expect(page.getByRole('heading', { name: shelf })).toBeVisible()
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

test('a reload in the middle of signing in leaves a form that works', async ({ page, context }) => {
  await open(page, 'lumen', '/login', { ...out, fault: 'POST user/login:timeout:1' })
  await fillPassword(page)
  await expect(page.locator('main .mq-form button[type=submit]')).toBeDisabled()
  await page.reload()
  await setFaults(context)
  await fillPassword(page)
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('button', { name: /account$/ })).toBeVisible()
  await expect(signInDialog(page)).toHaveCount(0)
})
