import type { Page } from '@playwright/test'
import { PASSWORD, readTokenValue, signInAtProvider } from '../support/signIn'
import { expect, open, requests, test } from '../support/test'

test.describe('keycloak-style login', () => {
  test('forces the sign-in, returns to the requested page, and signs out at the provider too', {
    tag: '@core',
  }, async ({ page }) => {
    const exchanges = requests(page, '/user/sso/', 'POST')
    await open(page, 'vault', '/handling?from=mail')
    await signInAtProvider(page)
    await expect(page).toHaveURL('/handling?from=mail')
    expect(await readTokenValue(page)).toBe('fixture-viewer')
    expect(exchanges).toHaveLength(1)

    const calls = page.waitForRequest((request) => request.url().includes('/me/profile/'))
    await page.reload()
    expect((await calls).headers().authorization).toBe('Bearer fixture-viewer')

    await page.goto('/logout')
    await expect(page.getByRole('heading', { name: 'Sign in to Vault' })).toBeVisible()
    await expect(page).toHaveURL('/keycloak-login')
    expect(await readTokenValue(page)).toBeUndefined()
    expect(await page.evaluate(() => localStorage.getItem('marquee.oidc.tokens'))).toBeNull()
    // The session at the provider has ended too, so it asks for credentials again.
    await page.getByRole('button', { name: 'Continue to sign-in' }).click()
    await expect(page.getByRole('heading', { name: 'Identity provider' })).toBeVisible()
  })

  test('signs in on a device whose clock is two hours ahead', async ({ page }) => {
    await page.clock.setFixedTime(Date.now() + 2 * 60 * 60 * 1000)
    await open(page, 'vault', '/handling', { clock: '' })
    await signInAtProvider(page)
    await expect(page).toHaveURL('/handling')
    expect(await readTokenValue(page)).toBe('fixture-viewer')
  })

  test('does not force the sign-in on exempt paths', async ({ page }) => {
    await open(page, 'vault', '/noaccess')
    await expect(page.getByRole('heading', { name: 'Unauthorized Access' })).toBeVisible()
    await page.goto('/login')
    await expect(page.getByLabel('Email')).toBeVisible()
  })

  test('shows a button instead of redirecting to the provider again after the visitor cancels the sign-in', async ({
    page,
  }) => {
    await open(page, 'vault', '/home')
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page.getByRole('heading', { name: 'Sign-in was refused.' })).toBeVisible()
    await expect(page.getByText('The visitor <b>left</b> the sign-in page.')).toBeVisible()
    await expect(page).toHaveURL('/callback/keycloak-login')
    await page.goto('/home')
    await expect(page.getByRole('button', { name: 'Continue to sign-in' })).toBeVisible()
    await page.getByRole('button', { name: 'Continue to sign-in' }).click()
    await signInAtProvider(page)
    await expect(page).toHaveURL('/home')
  })

  test('sends an account unknown to the platform to /noaccess', async ({ page }) => {
    await open(page, 'vault', '/home')
    await signInAtProvider(page, 'stranger@fixture.example')
    await expect(page).toHaveURL('/noaccess')
    expect(await readTokenValue(page)).toBeUndefined()
  })
})

test.describe('single sign-on', () => {
  async function sendEmail(page: Page, email: string): Promise<void> {
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
  }

  test('sends an account with several factors to the provider and back', { tag: '@core' }, async ({ page }) => {
    const statusRequests = requests(page, '/service_users/status/', 'GET')
    const limits = requests(page, '/user-device-limit/', 'GET')
    await open(page, 'vault', '/login')
    await page.getByLabel('Email').pressSequentially('mfa@fixture.example')
    expect(statusRequests).toEqual([])
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('Email')).toHaveValue('mfa@fixture.example')
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('One-time code').fill('246810')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/collections')
    expect(await readTokenValue(page)).toBe('fixture-viewer')
    expect(statusRequests).toHaveLength(1)
    expect(limits).toHaveLength(1)
  })

  test('asks for the password on the site for an account without several factors', async ({ page }) => {
    const statusRequests = page.waitForRequest(/service_users\/status/)
    await open(page, 'vault', '/login')
    await sendEmail(page, 'plain+tag@fixture.example')
    expect((await statusRequests).url()).toContain('email=plain%2Btag%40fixture.example')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  })

  test('explains by the account status why an account cannot sign in', async ({ page }) => {
    await open(page, 'vault', '/login')
    for (const [status, message] of [
      ['PROVISIONED', 'please verify the MFA account'],
      ['RECOVERY', 'is being recovered'],
      ['STAGED', 'approved but not active yet'],
      ['PASSWORD_EXPIRED', 'has expired'],
      ['LOCKED_OUT', 'Your account is locked.'],
      ['DEPROVISIONED', 'no longer active'],
    ] as const) {
      await sendEmail(page, `status-${status}@fixture.example`)
      await expect(page.getByRole('alert'), status).toContainText(message)
    }
  })

  test('rejects the sign-in when the device limit is reached, with a message', async ({ page }) => {
    await open(page, 'vault', '/login')
    await sendEmail(page, 'crowded@fixture.example')
    await signInAtProvider(page, 'crowded@fixture.example')
    await expect(page.getByRole('heading', { name: 'This device can’t be used.' })).toBeVisible()
    await expect(page.getByText('Device limit reached.').first()).toBeVisible()
    expect(await readTokenValue(page)).toBeUndefined()
  })

  test('redirects from /auth to the provider and comes back through /callback', { tag: '@core' }, async ({ page }) => {
    await open(page, 'vault', '/auth')
    await signInAtProvider(page)
    await expect(page).toHaveURL('/collections')
  })
})
