import type { Page } from '@playwright/test'
import { readTokenValue, signInAtProvider } from '../support/signIn'
import { expect, open, test } from '../support/test'

/** Counts exchanges: of codes at the provider, and of platform tokens at the service. */
function countExchanges(page: Page) {
  const counts = { codes: 0, platform: 0, refreshes: 0, tva: 0 }
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    const { pathname } = new URL(request.url())
    if (pathname === '/token' && request.postData()?.includes('grant_type=authorization_code')) counts.codes++
    if (pathname === '/token' && request.postData()?.includes('grant_type=refresh_token')) counts.refreshes++
    if (pathname === '/api/v1/user/sso/') counts.platform++
    if (pathname === '/api/v1/user/sso/tva') counts.tva++
  })
  return counts
}

/** Changes a parameter of the callback URL before the site reads it; null removes the parameter. */
async function tamperCallbackUrl(page: Page, name: string, value: string | null): Promise<void> {
  await page.addInitScript(
    ([part, next]) => {
      const url = new URL(location.href)
      if (url.pathname !== '/callback/keycloak-login' || !url.searchParams.has('code')) return
      if (next === null) url.searchParams.delete(part as string)
      else url.searchParams.set(part as string, next as string)
      history.replaceState(null, '', url)
    },
    [name, value] as const,
  )
}

/** Changes a field of the stored auth request before the site reads it. */
async function tamperAuthRequest(page: Page, field: string): Promise<void> {
  await page.addInitScript((name) => {
    if (location.pathname !== '/callback/keycloak-login') return
    const stored = JSON.parse(sessionStorage.getItem('marquee.oidc.request') ?? 'null')
    if (stored) sessionStorage.setItem('marquee.oidc.request', JSON.stringify({ ...stored, [name]: 'A'.repeat(43) }))
  }, field)
}

const expectSignedOut = async (page: Page) => expect((await readTokenValue(page)) || undefined).toBeUndefined()

test.describe('rejects a callback that was tampered with, and offers a retry', () => {
  const cases: [string, (page: Page) => Promise<void>, string, number][] = [
    ['changed state', (page) => tamperCallbackUrl(page, 'state', 'x'), 'This sign-in can’t be completed here.', 0],
    ['missing state', (page) => tamperCallbackUrl(page, 'state', null), 'This sign-in can’t be completed here.', 0],
    [
      'changed issuer',
      (page) => tamperCallbackUrl(page, 'iss', 'https://evil.example'),
      'We couldn’t verify this sign-in.',
      0,
    ],
    ['missing issuer', (page) => tamperCallbackUrl(page, 'iss', null), 'We couldn’t verify this sign-in.', 0],
    ['changed code', (page) => tamperCallbackUrl(page, 'code', 'x'), 'Sign-in was refused.', 1],
    ['changed nonce', (page) => tamperAuthRequest(page, 'nonce'), 'We couldn’t verify this sign-in.', 1],
    ['changed PKCE verifier', (page) => tamperAuthRequest(page, 'verifier'), 'Sign-in was refused.', 1],
    [
      'auth request of another connection',
      (page) => tamperAuthRequest(page, 'connection'),
      'This sign-in can’t be completed here.',
      0,
    ],
  ]
  for (const [name, tamper, heading, codes] of cases)
    test(name, { tag: name === 'missing state' ? '@core' : [] }, async ({ page }) => {
      const counts = countExchanges(page)
      await tamper(page)
      await open(page, 'vault', '/home')
      await signInAtProvider(page)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await expect(page).toHaveURL('/callback/keycloak-login')
      await expectSignedOut(page)
      expect(counts).toMatchObject({ codes, platform: 0 })
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    })
})

test('signs in with a new auth request on Try again after a tampered callback', async ({ page }) => {
  await open(page, 'vault', '/callback/keycloak-login?code=ATTACKER&state=x')
  await page.getByRole('button', { name: 'Try again' }).click()
  await signInAtProvider(page)
  await expect(page).toHaveURL('/collections')
})

for (const path of ['/callback', '/callback/keycloak-login', '/login/callback'])
  test(`exchanges no code of an unsolicited callback at ${path}, and shows its error description as text`, async ({
    page,
  }) => {
    const counts = countExchanges(page)
    await open(
      page,
      'vault',
      `${path}?code=ATTACKER&error=access_denied&error_description=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E`,
    )
    await expect(page.getByRole('heading', { name: 'This sign-in can’t be completed here.' })).toBeVisible()
    await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
    await expect(page).toHaveURL(path)
    expect(counts).toEqual({ codes: 0, platform: 0, refreshes: 0, tva: 0 })
  })

test('keeps the user signed in after an unsolicited callback', async ({ page }) => {
  await open(page, 'vault', '/callback?error=login_required&state=x', { viewer: 'viewer' })
  await expect(page.getByRole('heading', { name: 'This sign-in can’t be completed here.' })).toBeVisible()
  expect(await readTokenValue(page)).toBe('fixture-viewer')
})

test('does not exchange a used code again when its callback is reopened, reloaded or revisited with Back', async ({
  page,
}) => {
  const counts = countExchanges(page)
  const returns: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/callback/keycloak-login?')) returns.push(request.url())
  })
  await open(page, 'vault', '/home')
  await signInAtProvider(page)
  await expect(page).toHaveURL('/home')
  expect(counts).toMatchObject({ codes: 1, platform: 1 })
  await page.goto(returns[0] ?? '')
  await expect(page.getByRole('heading', { name: 'This sign-in can’t be completed here.' })).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL('/collections')
  await page.goBack()
  expect(counts).toMatchObject({ codes: 1, platform: 1 })
})

test('asks before a sign-in at the provider replaces the session of another user', async ({ page }) => {
  await open(page, 'vault', '/auth', { viewer: 'moderator' })
  await signInAtProvider(page)
  await expect(page.getByRole('heading', { name: 'You’re already signed in.' })).toBeVisible()
  expect(await readTokenValue(page)).toBe('fixture-moderator')
  await page.getByRole('button', { name: 'Switch account' }).click()
  await expect(page).toHaveURL('/collections')
  expect(await readTokenValue(page)).toBe('fixture-viewer')
})

test.describe('token renewal', () => {
  const signIn = async (page: Page) => {
    await open(page, 'vault', '/home')
    await signInAtProvider(page)
    await expect(page).toHaveURL('/home')
    await expect(page.getByRole('button', { name: /account$/ })).toBeVisible()
  }

  test('renews once after a 401, for all waiting calls', { tag: '@core' }, async ({ page }) => {
    const counts = countExchanges(page)
    await signIn(page)
    await open(page, 'vault', '/handling', { fault: 'user/service_users/me/profile:401:1' })
    await expect.poll(() => counts.refreshes).toBe(1)
    await expect(page.getByRole('button', { name: /^Vera .*’s account$/ })).toBeVisible()
    expect(counts.refreshes).toBe(1)
  })

  test('ends the session with a message when the refresh token was already used', async ({ page }) => {
    await signIn(page)
    const old = await page.evaluate(() => localStorage.getItem('marquee.oidc.tokens') ?? '')
    await open(page, 'vault', '/handling', { fault: 'user/service_users/me/profile:401:1' })
    await expect(page.getByRole('button', { name: /^Vera .*’s account$/ })).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('marquee.oidc.tokens'))).not.toBe(old)
    await page.addInitScript((stored) => localStorage.setItem('marquee.oidc.tokens', stored), old)
    await open(page, 'vault', '/handling', { fault: 'user/service_users/me/profile:401' })
    await expect(page.getByText("We're having trouble accessing your account.")).toHaveCount(1)
    await expectSignedOut(page)
  })
})

test.describe('/sso/tva', () => {
  test('exchanges the token, removes it from the address, and redirects', { tag: '@core' }, async ({ page }) => {
    const counts = countExchanges(page)
    await open(page, 'vault', '/sso/tva?token=tva-viewer&redirect=%2Fhandling')
    await expect(page).toHaveURL('/handling')
    expect(counts.tva).toBe(1)
    expect(await readTokenValue(page)).toBe('fixture-viewer')
    await page.goBack()
    expect(page.url()).not.toContain('tva-viewer')
    expect(counts.tva).toBe(1)
  })

  test('ignores a redirect to another origin, and opens the start page', async ({ page }) => {
    await open(page, 'vault', '/sso/tva?token=tva-viewer&redirect=https%3A%2F%2Fevil.example%2F')
    await expect(page).toHaveURL('/collections')
  })

  test('redirects to the start page for an unknown token', async ({ page }) => {
    const counts = countExchanges(page)
    await open(page, 'lumen', '/sso/tva?token=unknown&redirect=%2Ffilms')
    await expect(page).toHaveURL('/home')
    expect(counts.tva).toBe(1)
    await expectSignedOut(page)
  })
})

test('requests the password reset email from the identity provider, and shows its refusals', async ({ page }) => {
  const sent: (string | null)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/authn/recovery/password') && request.method() === 'POST') sent.push(request.postData())
  })
  await open(page, 'vault', '/reset')
  const email = page.getByLabel('Email')
  const send = page.locator('button[type=submit]')
  for (const [address, message] of [
    ['admin@fixture.example', "You can't reset the password for the admin user"],
    ['busy@fixture.example', 'API call exceeded rate limit.'],
  ] as const) {
    await email.fill(address)
    await send.click()
    await expect(page.getByRole('alert')).toContainText(message)
  }
  await email.fill('viewer@fixture.example')
  await send.click()
  await expect(page.getByText('Password Reset Email Sent')).toBeVisible()
  expect(JSON.parse(sent[2] ?? '')).toEqual({ username: 'viewer@fixture.example', factorType: 'EMAIL' })
})
