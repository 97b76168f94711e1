import { axeViolations } from '../support/axe'
import { SIGNED_OUT_CHOICES } from '../support/signIn'
import { expect, open, requests, test } from '../support/test'

type Fields = Record<'Name' | 'Phone' | 'Email' | 'Message', string>
const VALID_FIELDS: Fields = {
  Name: 'Ada Lindqvist',
  Phone: '(555) 010-4477',
  Email: 'ada@guild.example',
  Message: 'In part 4 of Les Vampires the third title card stays up for eleven seconds.',
}

test('names each missing field, sends the message once and confirms it, using only the keyboard', {
  tag: '@core',
}, async ({ page }) => {
  await open(page, 'lumen', '/contact', SIGNED_OUT_CHOICES)
  const posts = requests(page, '/notification/', 'POST')
  await page.getByRole('button', { name: 'Send' }).focus()
  await page.keyboard.press('Enter')
  const summary = page.getByRole('group', { name: 'Required fields are missing' })
  await expect(summary).toBeFocused()
  await expect(page.getByText('Invalid phone format. e.g. (555) 555-5555')).toBeVisible()
  await expect(page.getByText('Please write a few words.')).toBeVisible()
  await expect(
    page.locator('.notistack-SnackbarContainer, [role=alert]').getByText('Required fields are missing'),
  ).toBeVisible()
  expect.soft(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.keyboard.type(VALID_FIELDS.Name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(VALID_FIELDS.Phone)
  await page.keyboard.press('Tab')
  await page.keyboard.type(VALID_FIELDS.Email)
  // Enter submits from a field, but not while fields are missing.
  await page.keyboard.press('Enter')
  await expect(summary).toBeFocused()
  expect(posts).toEqual([])
  await page.getByLabel('Message').fill(VALID_FIELDS.Message)
  await expect(page.getByText(`${VALID_FIELDS.Message.length} of 300`)).toBeVisible()
  await page.getByRole('button', { name: 'Send' }).press('Enter')
  const done = page.getByRole('heading', { name: 'Your message has been submitted!' })
  await expect(done).toBeFocused()
  await expect(page.getByText(VALID_FIELDS.Message)).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveCount(0)
  expect(posts).toHaveLength(1)
  expect(posts[0]).toMatch(/\/notification\/contact\/$/)
  expect.soft(await axeViolations(page)).toEqual([])
})

test('sends once after a double click on a slow connection, with the type of the route', async ({ page }) => {
  await open(page, 'vault', '/contact', { viewer: 'viewer', latency: '400' })
  const posts = requests(page, '/notification/press/', 'POST')
  await expect(page.getByLabel('Name')).toHaveValue('Vera Viewer')
  await expect(page.getByLabel('Email')).toHaveValue('viewer@fixture.example')
  await page.getByLabel('Phone').fill(VALID_FIELDS.Phone)
  await page.getByLabel('Message').fill('x'.repeat(320))
  await expect(page.getByText('320 of 300, 20 over')).toBeVisible()
  await page.getByRole('button', { name: 'Send' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Your message has been submitted!' })).toBeVisible()
  expect(posts).toHaveLength(1)
})

test('shows a message and keeps the entered values when the service does not respond', async ({ page }) => {
  await open(page, 'laurel', '/contact', { ...SIGNED_OUT_CHOICES, fault: 'POST notification/season:abort' })
  for (const [label, value] of Object.entries(VALID_FIELDS)) await page.getByLabel(label).fill(value)
  await page.getByRole('button', { name: 'Send the letter' }).click()
  await expect(page.getByText('There was a problem submitting the form.')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue(VALID_FIELDS.Message)
  await expect(page).toHaveURL('/contact')
})

test('sends the form of another brand using only the keyboard', async ({ page }) => {
  await open(page, 'laurel', '/contact', SIGNED_OUT_CHOICES)
  await expect(page.getByLabel('Name')).toBeVisible()
  expect.soft(await axeViolations(page)).toEqual([])
  await page.getByLabel('Name').focus()
  for (const label of ['Name', 'Phone', 'Email', 'Message'] as const) {
    await expect(page.getByLabel(label)).toBeFocused()
    await page.keyboard.type(VALID_FIELDS[label])
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your message has been submitted!' })).toBeFocused()
  expect.soft(await axeViolations(page)).toEqual([])
})
