import type { Page } from '@playwright/test'
import { SIGNED_OUT_CHOICES } from '../support/signIn'
import { expect, open, test } from '../support/test'

async function fillAccessRequest(page: Page, email: string, company = 'Rialto Pictures'): Promise<void> {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lindqvist')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Company').fill(company)
  await page.getByRole('button', { name: 'Submit' }).click()
}

test('names each missing field, and clears its message on editing', { tag: '@core' }, async ({ page }) => {
  await open(page, 'laurel', '/request-access', SIGNED_OUT_CHOICES)
  await page.getByRole('button', { name: 'Submit' }).click()
  for (const message of [
    'Please enter First Name.',
    'Please enter Last Name.',
    'Please enter a valid email address.',
    'Please enter Company name.',
  ])
    await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.keyboard.type('A')
  await expect(page.getByText('Please enter First Name.')).toBeHidden()
  await expect(page.getByText('Please enter Last Name.')).toBeVisible()
})

test('shows the image of the route beside the form, above it on phones, without overlap', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 900 })
  await open(page, 'laurel', '/request-access', SIGNED_OUT_CHOICES)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Ask for a code' })).toBeVisible()
  await expect(main.locator('img')).toBeVisible()
  for (const [width, beside] of [
    [360, false],
    [768, true],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const [art, form] = [await main.locator('img').boundingBox(), await main.locator('form').boundingBox()]
    if (!art || !form) throw new Error('The page has no image or no form')
    expect(form.x + form.width <= art.x, `${width} px`).toBe(beside)
    expect(form.y >= art.y + art.height, `${width} px`).toBe(!beside)
  }
})

for (const [email, message] of [
  ['ada@rialto.example', 'Access request successfully submitted!'],
  ['ada@refused.example', 'Your company already has access. Ask a colleague.'],
  ['ada@silent.example', 'Access request was not successful. Please contact us directly.'],
] as const) {
  test(`opens the login page after a request by ${email}, with the message: ${message}`, {
    tag: email === 'ada@rialto.example' ? '@core' : [],
  }, async ({ page }) => {
    await open(page, 'laurel', '/request-access', SIGNED_OUT_CHOICES)
    await fillAccessRequest(page, email)
    await expect(page.getByText(message)).toBeVisible()
    await expect(page).toHaveURL('/login')
  })
}

test('treats a 400 as a form error, not as a blocked country', async ({ page }) => {
  await open(page, 'laurel', '/request-access', { ...SIGNED_OUT_CHOICES, fault: 'POST user/request:400' })
  await fillAccessRequest(page, 'ada@rialto.example')
  await expect(page).toHaveURL('/login')
})

test('keeps the entered values when the service does not respond', async ({ page }) => {
  await open(page, 'laurel', '/request-access', { ...SIGNED_OUT_CHOICES, fault: 'POST user/request:abort' })
  await fillAccessRequest(page, 'ada@rialto.example')
  await expect(page.getByText('Please try again later.')).toBeVisible()
  await expect(page).toHaveURL('/request-access')
  await expect(page.getByLabel('Company')).toHaveValue('Rialto Pictures')
})

test('leads from Cancel to the login page, and from there back', async ({ page }) => {
  await open(page, 'laurel', '/request-access', SIGNED_OUT_CHOICES)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/login')
  await page.getByRole('main').getByRole('link', { name: 'Request access' }).click()
  await expect(page).toHaveURL('/request-access')
})

test('redirects signed-in users to the home page', async ({ page }) => {
  await open(page, 'laurel', '/request-access', { viewer: 'viewer' })
  await expect(page).toHaveURL('/home')
})
