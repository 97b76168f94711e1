import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect } from './test'

export const PASSWORD = 'Projector!1'
export const VIEWER_EMAIL = 'viewer@fixture.example'

/** Preview choices for a new visitor without a simulated date, after any countdown. */
export const SIGNED_OUT_CHOICES = { viewer: 'signed-out', clock: '', reset: '1' }

export const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in' })

/** Fills in email and password and submits the form. */
export async function fillPassword(place: Page | Locator, name = VIEWER_EMAIL, password = PASSWORD, label = 'Email') {
  await place.getByLabel(label).fill(name)
  await place.getByLabel('Password', { exact: true }).fill(password)
  await place.locator('.mq-form').getByRole('button', { name: 'Sign in' }).click()
}

/** Signs in when the sign-in dialog opens. */
export async function signInInDialog(page: Page): Promise<void> {
  await fillPassword(signInDialog(page))
  await expect(signInDialog(page)).toBeHidden()
}

/** Signs in on the page of the identity provider, which is a separate server. */
export async function signInAtProvider(page: Page, email = VIEWER_EMAIL): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Identity provider' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** The cookie that identifies the user to the service. */
export const findTokenCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'token')

/** The value of the token cookie. */
export const readTokenValue = async (page: Page) => (await findTokenCookie(page.context()))?.value
