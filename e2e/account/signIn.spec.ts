import type { Page } from '@playwright/test'
import { signInDialog as dialog, fillPassword, findTokenCookie } from '../support/signIn'
import { expect, multiplyTimeout, open, requests, test } from '../support/test'

const accountButton = (page: Page) => page.getByRole('button', { name: /account$/ })

test('signs in by password in a dialog after a wrong attempt, and signs out again', { tag: '@core' }, async ({
  page,
  context,
}) => {
  await open(page, 'lumen', '/films')
  const link = page.getByRole('banner').getByRole('link', { name: 'Sign in' })
  await link.click()
  await expect(dialog(page).getByLabel('Email')).toBeVisible()
  await fillPassword(page, 'viewer@fixture.example', 'wrong')
  await expect(dialog(page).getByRole('alert')).toHaveText(/do not belong together.*Try again/s)
  expect(await findTokenCookie(context)).toBeUndefined()
  await fillPassword(page, 'viewer@fixture.example')
  await expect(dialog(page)).toBeHidden()
  await expect(accountButton(page)).toHaveAccessibleName('Vera Viewer’s account')
  await expect(page).toHaveURL(/\/films$/)

  const token = await findTokenCookie(context)
  expect(token).toMatchObject({ value: 'fixture-viewer', path: '/', sameSite: 'Lax' })
  expect(token?.expires).toBeGreaterThan(Date.now() / 1000 + 300 * 86_400)
  await page.reload()
  await expect(accountButton(page)).toBeVisible()

  await accountButton(page).click()
  await page
    .getByRole('menuitem', { name: 'Sign out' })
    .or(page.getByRole('link', { name: 'Sign out' }))
    .click()
  await expect(link).toBeVisible()
  expect(await findTokenCookie(context)).toBeUndefined()
})

test('moves the focus into the dialog, closes it with Escape, and restores the focus', async ({ page }) => {
  await open(page, 'lumen', '/films')
  const link = page.getByRole('banner').getByRole('link', { name: 'Sign in' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => !!document.activeElement?.closest('dialog'))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(link).toBeFocused()
})

test('returns from the login page to the default route', async ({ page }) => {
  await open(page, 'lumen', '/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await fillPassword(page, 'moderator@fixture.example')
  await expect(page).toHaveURL(/\/home$/)
  await page.goto('/login')
  await expect(page).toHaveURL(/\/home$/)
})

test('shows each message for the error codes of the service, and the message of the site for code 100', async ({
  page,
}) => {
  // The clock is before the matinee of the countdown: after it, code 3 is not shown.
  await open(page, 'orchard', '/login', { clock: '2026-11-14T12:00:00Z' })
  const messages: [number, string][] = [
    [1, 'Oops! Your code has been disabled.'],
    [3, 'Your session has not started. Please try again shortly.'],
    [4, 'Oops! Your session has already ended.'],
    [6, 'Oops! Your device limit has been reached.'],
    [7, 'Sorry, account is locked out due to too many login failures.'],
    [100, 'Hm. That is not the pair we know.'],
    [101, 'Your credential does not exist.'],
    [102, 'Your credential has been disabled.'],
    [103, 'Sorry, your account is no longer valid.'],
    [201, 'You have been logged out. This virtual event does not support concurrent viewing.'],
    [1002, 'Code not found. Please try again.'],
  ]
  const label = (await page.getByLabel('Username').count()) > 0 ? 'Username' : 'Email'
  multiplyTimeout(messages)
  for (const [code, sentence] of messages) {
    await fillPassword(page, label === 'Email' ? `error-${code}@fixture.example` : `error-${code}-fixture`, 'x', label)
    await expect(page.locator('.mq-form').getByRole('alert')).toHaveText(sentence)
  }
})

test('suggests a mistyped access code in capitals without spaces, and signs in with the suggestion', {
  tag: '@core',
}, async ({ page, context }) => {
  await open(page, 'laurel', '/home', { clock: '2026-11-20T12:00:00Z' })
  const prompt = page.getByRole('region', { name: 'Have an access code?' })
  const field = prompt.getByLabel('Access code')
  await field.scrollIntoViewIfNeeded()
  await expect(prompt.getByRole('button', { name: 'Verify' })).toBeDisabled()
  await field.fill('nobody')
  await prompt.getByRole('button', { name: 'Verify' }).click()
  await expect(prompt.getByRole('alert')).toHaveText(/We cannot find that code/)
  await field.fill('  laurel 26 ')
  await prompt.getByRole('button', { name: 'Verify' }).click()
  await prompt.getByRole('button', { name: 'Try LAUREL26' }).click()
  await expect(prompt).toBeHidden()
  expect(await findTokenCookie(context)).toMatchObject({ value: 'fixture-viewer' })
})

test('signs in by /c once, and redirects within the site', { tag: '@core' }, async ({ page, context }) => {
  const posts = requests(page, '/user/login', 'POST')
  await open(page, 'laurel', '/c?c=LAUREL26&next=/rules', { clock: '2026-11-20T12:00:00Z' })
  await expect(page).not.toHaveURL(/\/c/)
  expect(page.url()).not.toContain('LAUREL26')
  await expect.poll(async () => (await findTokenCookie(context))?.value).toBe('fixture-viewer')
  expect(posts).toHaveLength(1)
  await page.reload()
  expect(posts).toHaveLength(1)
})

// Two spellings whose meaning depends on how the browser parses addresses. All others:
// src/session/returnLocation.test.tsx.
for (const next of ['//evil.example', '/\\evil.example']) {
  test(`never redirects from /c to ${next}`, { tag: next === '//evil.example' ? '@core' : [] }, async ({
    page,
    context,
  }) => {
    await open(page, 'laurel', `/c?c=LAUREL26&next=${encodeURIComponent(next)}`, { clock: '2026-11-20T12:00:00Z' })
    await expect(page).toHaveURL(/\/home$/)
    expect(new URL(page.url()).hostname).toBe('127.0.0.1')
    expect(await findTokenCookie(context)).toBeDefined()
  })
}

test('shows the message of a disabled code at /c, and redirects home without a code', async ({ page }) => {
  await open(page, 'laurel', '/c?c=ERR-1', { clock: '2026-11-20T12:00:00Z' })
  await expect(page.getByText('Oops! Your code has been disabled.')).toBeVisible()
  await page.getByRole('link', { name: 'Go home' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await page.goto('/c')
  await expect(page).toHaveURL(/\/home$/)
})

test('asks at /c before it replaces the session of another user', async ({ page, context }) => {
  await open(page, 'laurel', '/c?c=MOD26', { viewer: 'viewer', clock: '2026-11-20T12:00:00Z' })
  await expect(page.getByRole('heading', { name: 'You’re already signed in.' })).toBeVisible()
  expect(await findTokenCookie(context)).toMatchObject({ value: 'fixture-viewer' })
  await page.getByRole('button', { name: 'Switch account' }).click()
  await expect.poll(async () => (await findTokenCookie(context))?.value).toBe('fixture-moderator')
})

test('signs two tabs in and out together, and shows no data of the previous user', async ({ page, context }) => {
  await open(page, 'lumen', '/home')
  const other = await context.newPage()
  await other.goto('/home')
  await page.goto('/login')
  await fillPassword(page, 'viewer@fixture.example')
  await expect(accountButton(other)).toHaveAccessibleName('Vera Viewer’s account')
  await other.goto('/logout')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await other.goto('/login')
  await fillPassword(other, 'moderator@fixture.example')
  await expect(accountButton(page)).toHaveAccessibleName('Mo Moderator’s account')
  await expect(page.getByText('Vera')).toHaveCount(0)
})

test('ends the session with a message after concurrent viewing', { tag: '@core' }, async ({ page, context }) => {
  await page.route('**/me/profile/', (route) => route.fulfill({ json: { success: false, err_code: 201 } }))
  await open(page, 'lumen', '/home', { viewer: 'viewer' })
  await expect(page.getByRole('alert')).toHaveText(/does not support concurrent viewing/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await findTokenCookie(context)).toBeUndefined()
})

test('works without cookies, and explains why the sign-in cannot last', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
    for (const kind of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, kind, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
  await open(page, 'lumen', '/login')
  await expect(page.getByText(/blocks cookies for this site/)).toBeVisible()
  await fillPassword(page, 'viewer@fixture.example')
  await expect(page).toHaveURL(/\/home$/)
  await expect(accountButton(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

// All codes: login.test.ts of the fixture service. Their texts: loginErrors.test.ts.
test('shows the message of the error code in an access link, also one that the brand defines', async ({ page }) => {
  const messages: [number, string | RegExp][] = [
    [3, /Your room is not open yet\.\s+Doors open/],
    [201, /does not support concurrent viewing/],
    [1001, /We cannot find that code/],
    [1002, 'Code not found. Please try again.'],
  ]
  for (const [code, sentence] of messages) {
    await open(page, 'laurel', `/c?c=ERR-${code}`, { viewer: 'signed-out', clock: '2026-11-13T12:00:00Z' })
    await expect(page.locator('main').getByText(sentence), `error ${code}`).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go home' })).toBeVisible()
  }
})
