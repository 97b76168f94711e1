import type { Page } from '@playwright/test'
import { out } from '../support/signIn'
import { expect, open, requests, test } from '../support/test'

const EXPIRED = 'Your password link has expired. Please Reset Password for access.'

async function fill(page: Page, email: string, password = 'Limelight!2', again = password): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password').fill(again)
  await page.getByRole('button', { name: 'Set password' }).click()
}

for (const path of ['/reset', '/resetpassword']) {
  test(`${path} asks for the mail and says that it was sent`, async ({ page }) => {
    await open(page, 'lumen', path, out)
    await page.getByLabel('Email').fill('nobody@fixture.example')
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('alert')).toHaveText('Invalid email provided')
    await page.getByLabel('Email').fill('viewer@fixture.example')
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText('Password Reset Email Sent')).toBeVisible()
    await page.getByRole('button', { name: 'DONE' }).click()
    await expect(page).toHaveURL('/login')
  })
}

test('a link sets the password once, signs in, and leaves no token behind', { tag: '@core' }, async ({ page }) => {
  const checks = requests(page, '/reset/valid/')
  const referrers: (string | undefined)[] = []
  page.on('request', (request) => referrers.push(request.headers().referer))
  await open(page, 'lumen', '/reset/fixture-reset', out)
  await expect(page).toHaveURL('/reset')
  // What the page is made of is asked for before the address is clean.
  expect(referrers.filter((referrer) => referrer?.includes('fixture-reset'))).toEqual([])
  await fill(page, 'viewer@fixture.example', 'weak')
  await expect(page.getByRole('alert')).toHaveText('Requirements are not met, please check your input')
  await fill(page, 'viewer@fixture.example')
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('button', { name: 'Vera Viewer' })).toBeVisible()
  expect(checks).toHaveLength(1)

  await page.goto('/reset/fixture-reset')
  await expect(page).toHaveURL('/home')

  await page.goto('/logout')
  await expect(page).toHaveURL('/home')
  await page.goto('/reset/fixture-reset')
  await expect(page.getByText(EXPIRED)).toBeVisible()
  await page.getByRole('link', { name: 'Reset password' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('a link without sign-in leads to the start, signed out', async ({ page }) => {
  await open(page, 'lumen', '/reset/fixture-reset-plain', out)
  await fill(page, 'viewer@fixture.example')
  await expect(page).toHaveURL('/home')
  await expect(page.getByText('Sign in', { exact: true }).first()).toBeVisible()
})

test('administrators are refused', async ({ page }) => {
  await open(page, 'lumen', '/reset/fixture-reset', out)
  await fill(page, 'admin@fixture.example')
  await expect(page.getByRole('alert')).toHaveText(
    "You can't reset the password for the admin user, please use the admin service instead.",
  )
})

test('hostile and expired links are expired, and ask nobody who should not know', async ({ page }) => {
  for (const token of ['%3Cscript%3E', '..%2f..%2fuser%2flogout', 'x'.repeat(2000)]) {
    const calls = requests(page, '/user/')
    await open(page, 'lumen', `/reset/${token}`, out)
    await expect(page.getByText(EXPIRED)).toBeVisible()
    expect(calls.filter((call) => call.includes('reset'))).toEqual([])
  }
  await open(page, 'lumen', '/reset/long-gone', out)
  await expect(page.getByText(EXPIRED)).toBeVisible()
})

test('a check that fails can be tried again, and a 400 stays on the page', async ({ page }) => {
  await open(page, 'lumen', '/reset/fixture-reset', { ...out, fault: 'user/reset/valid:500:3' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
  await open(page, 'lumen', '/reset/fixture-reset', { ...out, fault: 'POST user/reset:400' })
  await fill(page, 'viewer@fixture.example')
  await expect(page.getByRole('alert')).toHaveText('Requirements are not met, please check your input')
  await expect(page).toHaveURL('/reset')
})

test('signed in, both ways lead to the start', async ({ page }) => {
  for (const path of ['/reset', '/reset/fixture-reset']) {
    await open(page, 'lumen', path, { viewer: 'viewer' })
    await expect(page).toHaveURL('/home')
  }
})

test('the dialog to sign in leads to the one to reset, and DONE back to the page', async ({ page }) => {
  await open(page, 'lumen', '/films', out)
  await page.getByRole('banner').getByText('Sign in', { exact: true }).click()
  await page.getByRole('dialog', { name: 'Sign in' }).getByText('Forgot your password?').click()
  const dialog = page.getByRole('dialog', { name: 'Reset password' })
  const send = dialog.getByRole('button', { name: 'Send the link' })
  await dialog.getByLabel('Email').fill('viewer')
  await send.click()
  await expect(dialog.getByText('Invalid email.')).toBeVisible()
  await dialog.getByLabel('Email').fill('nobody@fixture.example')
  await send.click()
  await expect(dialog.getByRole('alert')).toHaveText('Invalid email provided')
  await dialog.getByLabel('Email').fill('admin@fixture.example')
  await send.click()
  await expect(dialog.getByRole('alert')).toHaveText(/admin service instead/)
  await dialog.getByLabel('Email').fill('viewer@fixture.example')
  await send.click()
  await expect(dialog.getByText('Password Reset Email Sent')).toBeVisible()
  await dialog.getByRole('button', { name: 'DONE' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/films')
})
