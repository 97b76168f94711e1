import { axeViolations } from '../support/axe'
import { composeSite, expect, openSection, save } from '../support/compose'
import { test } from '../support/test'

const CONFIG_FILE = 'config.json'
const site = composeSite({ site: 'lumen' })

test('finds a setting by its description, opens its form, and saves one line', { tag: '@core' }, async ({ page }) => {
  await site.open(page)
  await openSection(page, 'Settings')
  await page.getByLabel('Find a setting').fill('mobile menu narrower')
  await page
    .getByRole('region', { name: 'Found settings' })
    .getByRole('button', { name: /^Mobile menu below/ })
    .press('Enter')
  const panel = page.getByRole('region', { name: 'Settings', exact: true })
  const width = panel.getByLabel('Mobile menu below this width', { exact: true })
  await expect(width).toBeFocused()
  await width.fill('700')
  await expect(page.getByText('1 file changed')).toBeVisible()
  await expect(width).toHaveValue('700')
  await save(page)
  expect(site.changedLines(CONFIG_FILE)).toEqual(['- "mobile_width": 768,', '+ "mobile_width": 700,'])
})

for (const width of [1440, 390])
  test(`has no accessibility violations at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await site.open(page)
    await openSection(page, 'Settings')
    const list = page.getByRole('navigation', { name: 'Settings' })
    await expect(list.getByRole('button', { name: /of \d+ set$/ }).first()).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await list.getByRole('button', { name: /^Sign-in/ }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Sign-in and access' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.getByLabel('Find a setting').fill('menu')
    await expect(page.getByRole('region', { name: 'Found settings' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })
