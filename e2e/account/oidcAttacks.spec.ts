import type { Page } from '@playwright/test'
import { signInAtProvider, token } from '../support/signIn'
import { expect, open, test } from '../support/test'

/** Counts the exchanges: codes at the provider, and platform tokens at the service. */
function exchanges(page: Page) {
  const seen = { codes: 0, platform: 0, refreshes: 0, tva: 0 }
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    const { pathname } = new URL(request.url())
    if (pathname === '/token' && request.postData()?.includes('grant_type=authorization_code')) seen.codes++
    if (pathname === '/token' && request.postData()?.includes('grant_type=refresh_token')) seen.refreshes++
    if (pathname === '/api/v1/user/sso/') seen.platform++
    if (pathname === '/api/v1/user/sso/tva') seen.tva++
  })
  return seen
}

/** Changes the return of the provider before the site reads it; null takes a part away. */
async function tamperReturn(page: Page, name: string, value: string | null): Promise<void> {
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

/** Changes what the tab keeps of its auth request before the site reads it. */
async function tamperAuthRequest(page: Page, field: string): Promise<void> {
  await page.addInitScript((name) => {
    if (location.pathname !== '/callback/keycloak-login') return
    const kept = JSON.parse(sessionStorage.getItem('marquee.oidc.request') ?? 'null')
    if (kept) sessionStorage.setItem('marquee.oidc.request', JSON.stringify({ ...kept, [name]: 'A'.repeat(43) }))
  }, field)
}

const nobody = async (page: Page) => expect((await token(page)) || undefined).toBeUndefined()

test.describe('a return that was tampered with is refused, with a way on', () => {
  const cases: [string, (page: Page) => Promise<void>, string, number][] = [
    ['state', (page) => tamperReturn(page, 'state', 'x'), 'This sign-in can’t be completed here.', 0],
    ['no state', (page) => tamperReturn(page, 'state', null), 'This sign-in can’t be completed here.', 0],
    ['issuer', (page) => tamperReturn(page, 'iss', 'https://evil.example'), 'We couldn’t verify this sign-in.', 0],
    ['no issuer', (page) => tamperReturn(page, 'iss', null), 'We couldn’t verify this sign-in.', 0],
    ['code', (page) => tamperReturn(page, 'code', 'x'), 'Sign-in was refused.', 1],
    ['nonce', (page) => tamperAuthRequest(page, 'nonce'), 'We couldn’t verify this sign-in.', 1],
    ['PKCE', (page) => tamperAuthRequest(page, 'verifier'), 'Sign-in was refused.', 1],
    ['another connection', (page) => tamperAuthRequest(page, 'connection'), 'This sign-in can’t be completed here.', 0],
  ]
  for (const [name, tamper, heading, codes] of cases)
    test(name, { tag: name === 'no state' ? '@core' : [] }, async ({ page }) => {
      const seen = exchanges(page)
      await tamper(page)
      await open(page, 'vault', '/home')
      await signInAtProvider(page)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await expect(page).toHaveURL('/callback/keycloak-login')
      await nobody(page)
      expect(seen).toMatchObject({ codes, platform: 0 })
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    })
})

test('the way on makes a fresh auth request that works', async ({ page }) => {
  await open(page, 'vault', '/callback/keycloak-login?code=ATTACKER&state=x')
  await page.getByRole('button', { name: 'Try again' }).click()
  await signInAtProvider(page)
  await expect(page).toHaveURL('/collections')
})

for (const path of ['/callback', '/callback/keycloak-login', '/login/callback'])
  test(`a foreign return at ${path} exchanges nothing, and its words are text`, async ({ page }) => {
    const seen = exchanges(page)
    await open(
      page,
      'vault',
      `${path}?code=ATTACKER&error=access_denied&error_description=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E`,
    )
    await expect(page.getByRole('heading', { name: 'This sign-in can’t be completed here.' })).toBeVisible()
    await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
    await expect(page).toHaveURL(path)
    expect(seen).toEqual({ codes: 0, platform: 0, refreshes: 0, tva: 0 })
  })

test('a foreign return signs nobody out', async ({ page }) => {
  await open(page, 'vault', '/callback?error=login_required&state=x', { viewer: 'viewer' })
  await expect(page.getByRole('heading', { name: 'This sign-in can’t be completed here.' })).toBeVisible()
  expect(await token(page)).toBe('fixture-viewer')
})

test('reload and Back on a callback exchange nothing twice', async ({ page }) => {
  const seen = exchanges(page)
  const returns: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/callback/keycloak-login?')) returns.push(request.url())
  })
  await open(page, 'vault', '/home')
  await signInAtProvider(page)
  await expect(page).toHaveURL('/home')
  expect(seen).toMatchObject({ codes: 1, platform: 1 })
  await page.goto(returns[0] ?? '')
  await expect(page.getByRole('heading', { name: 'This sign-in can’t be completed here.' })).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL('/collections')
  await page.goBack()
  expect(seen).toMatchObject({ codes: 1, platform: 1 })
})

test('somebody else is asked before switching', async ({ page }) => {
  await open(page, 'vault', '/auth', { viewer: 'moderator' })
  await signInAtProvider(page)
  await expect(page.getByRole('heading', { name: 'You’re already signed in.' })).toBeVisible()
  expect(await token(page)).toBe('fixture-moderator')
  await page.getByRole('button', { name: 'Switch account' }).click()
  await expect(page).toHaveURL('/collections')
  expect(await token(page)).toBe('fixture-viewer')
})

test.describe('renewing', () => {
  const signIn = async (page: Page) => {
    await open(page, 'vault', '/home')
    await signInAtProvider(page)
    await expect(page).toHaveURL('/home')
    await expect(page.getByRole('button', { name: /account$/ })).toBeVisible()
  }

  test('a 401 is mended once for all calls that wait', { tag: '@core' }, async ({ page }) => {
    const seen = exchanges(page)
    await signIn(page)
    await open(page, 'vault', '/handling', { fault: 'user/service_users/me/profile:401:1' })
    await expect.poll(() => seen.refreshes).toBe(1)
    await expect(page.getByRole('button', { name: /^Vera .*’s account$/ })).toBeVisible()
    expect(seen.refreshes).toBe(1)
  })

  test('a refresh token that was used already ends the session cleanly', async ({ page }) => {
    await signIn(page)
    const old = await page.evaluate(() => localStorage.getItem('marquee.oidc.tokens') ?? '')
    await open(page, 'vault', '/handling', { fault: 'user/service_users/me/profile:401:1' })
    await expect(page.getByRole('button', { name: /^Vera .*’s account$/ })).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('marquee.oidc.tokens'))).not.toBe(old)
    await page.addInitScript((kept) => localStorage.setItem('marquee.oidc.tokens', kept), old)
    await open(page, 'vault', '/handling', { fault: 'user/service_users/me/profile:401' })
    await expect(page.getByText("We're having trouble accessing your account.")).toHaveCount(1)
    await nobody(page)
  })
})

test.describe('/sso/tva', () => {
  test('exchanges the token, takes it from the address, and leads on', { tag: '@core' }, async ({ page }) => {
    const seen = exchanges(page)
    await open(page, 'vault', '/sso/tva?token=tva-viewer&redirect=%2Fhandling')
    await expect(page).toHaveURL('/handling')
    expect(seen.tva).toBe(1)
    expect(await token(page)).toBe('fixture-viewer')
    await page.goBack()
    expect(page.url()).not.toContain('tva-viewer')
    expect(seen.tva).toBe(1)
  })

  test('a hostile redirect leads to the start', async ({ page }) => {
    await open(page, 'vault', '/sso/tva?token=tva-viewer&redirect=https%3A%2F%2Fevil.example%2F')
    await expect(page).toHaveURL('/collections')
  })

  test('a token that nobody knows leads to /', async ({ page }) => {
    const seen = exchanges(page)
    await open(page, 'lumen', '/sso/tva?token=unknown&redirect=%2Ffilms')
    await expect(page).toHaveURL('/home')
    expect(seen.tva).toBe(1)
    await nobody(page)
  })
})

test('forgot password asks the identity provider for a mail, and tells its refusals', async ({ page }) => {
  const sent: (string | null)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/authn/recovery/password') && request.method() === 'POST') sent.push(request.postData())
  })
  await open(page, 'vault', '/reset')
  const email = page.getByLabel('Email')
  const send = page.locator('button[type=submit]')
  for (const [address, words] of [
    ['admin@fixture.example', "You can't reset the password for the admin user"],
    ['busy@fixture.example', 'API call exceeded rate limit.'],
  ] as const) {
    await email.fill(address)
    await send.click()
    await expect(page.getByRole('alert')).toContainText(words)
  }
  await email.fill('viewer@fixture.example')
  await send.click()
  await expect(page.getByText('Password Reset Email Sent')).toBeVisible()
  expect(JSON.parse(sent[2] ?? '')).toEqual({ username: 'viewer@fixture.example', factorType: 'EMAIL' })
})
