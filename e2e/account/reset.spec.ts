import type { Page } from '@playwright/test'
import { SIGNED_OUT_CHOICES } from '../support/signIn'
import { expect, open, requests, test } from '../support/test'

const EXPIRED_LINK_MESSAGE = 'Your password link has expired. Please Reset Password for access.'

async function fillNewPassword(
  page: Page,
  email: string,
  password = 'Limelight!2',
  confirmation = password,
): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password').fill(confirmation)
  await page.getByRole('button', { name: 'Set password' }).click()
}

for (const path of ['/reset', '/resetpassword']) {
  test(`shows an error for an unknown email at ${path}, and a confirmation once the reset email was sent`, async ({
    page,
  }) => {
    await open(page, 'lumen', path, SIGNED_OUT_CHOICES)
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

test('sets the password by a link that works once, signs in, and leaks no token in referrers', {
  tag: '@core',
}, async ({ page }) => {
  const checks = requests(page, '/reset/valid/')
  const referrers: (string | undefined)[] = []
  page.on('request', (request) => referrers.push(request.headers().referer))
  await open(page, 'lumen', '/reset/fixture-reset', SIGNED_OUT_CHOICES)
  await expect(page).toHaveURL('/reset')
  // Subresources are requested before the token is removed from the address, so their referrer must not contain it.
  expect(referrers.filter((referrer) => referrer?.includes('fixture-reset'))).toEqual([])
  await fillNewPassword(page, 'viewer@fixture.example', 'weak')
  await expect(page.getByRole('alert')).toHaveText('Requirements are not met, please check your input')
  await fillNewPassword(page, 'viewer@fixture.example')
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('button', { name: 'Vera Viewer' })).toBeVisible()
  expect(checks).toHaveLength(1)

  await page.goto('/reset/fixture-reset')
  await expect(page).toHaveURL('/home')

  await page.goto('/logout')
  await expect(page).toHaveURL('/home')
  await page.goto('/reset/fixture-reset')
  await expect(page.getByText(EXPIRED_LINK_MESSAGE)).toBeVisible()
  await page.getByRole('link', { name: 'Reset password' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('opens the start page signed out when the service sets the password without starting a session', async ({
  page,
}) => {
  await open(page, 'lumen', '/reset/fixture-reset-plain', SIGNED_OUT_CHOICES)
  await fillNewPassword(page, 'viewer@fixture.example')
  await expect(page).toHaveURL('/home')
  await expect(page.getByText('Sign in', { exact: true }).first()).toBeVisible()
})

test('shows a message when an administrator tries to set a new password', async ({ page }) => {
  await open(page, 'lumen', '/reset/fixture-reset', SIGNED_OUT_CHOICES)
  await fillNewPassword(page, 'admin@fixture.example')
  await expect(page.getByRole('alert')).toHaveText(
    "You can't reset the password for the admin user, please use the admin service instead.",
  )
})

test('treats hostile and unknown tokens as expired, and does not send hostile ones to the service', async ({
  page,
}) => {
  for (const token of ['%3Cscript%3E', '..%2f..%2fuser%2flogout', 'x'.repeat(2000)]) {
    const calls = requests(page, '/user/')
    await open(page, 'lumen', `/reset/${token}`, SIGNED_OUT_CHOICES)
    await expect(page.getByText(EXPIRED_LINK_MESSAGE)).toBeVisible()
    expect(calls.filter((call) => call.includes('reset'))).toEqual([])
  }
  await open(page, 'lumen', '/reset/long-gone', SIGNED_OUT_CHOICES)
  await expect(page.getByText(EXPIRED_LINK_MESSAGE)).toBeVisible()
})

test('offers to retry a failed token check, and stays on the page if the service refuses the new password (400)', async ({
  page,
}) => {
  await open(page, 'lumen', '/reset/fixture-reset', { ...SIGNED_OUT_CHOICES, fault: 'user/reset/valid:500:3' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
  await open(page, 'lumen', '/reset/fixture-reset', { ...SIGNED_OUT_CHOICES, fault: 'POST user/reset:400' })
  await fillNewPassword(page, 'viewer@fixture.example')
  await expect(page.getByRole('alert')).toHaveText('Requirements are not met, please check your input')
  await expect(page).toHaveURL('/reset')
})

test('redirects signed-in users from /reset and from a reset link to the start page', async ({ page }) => {
  for (const path of ['/reset', '/reset/fixture-reset']) {
    await open(page, 'lumen', path, { viewer: 'viewer' })
    await expect(page).toHaveURL('/home')
  }
})

test('opens the reset dialog from the sign-in dialog, shows its errors, and returns to the page with DONE', async ({
  page,
}) => {
  await open(page, 'lumen', '/films', SIGNED_OUT_CHOICES)
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
