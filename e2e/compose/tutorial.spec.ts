import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { canvas, composeSite, expect, status } from '../support/compose'
import { test } from '../support/test'

const GUIDE_FILE = 'docs/tutorials/first-site-without-json.md'
const site = composeSite({ site: {} })

/** The sentences of numbered steps, such as "Click **Save all**." */
const GUIDE_STEPS = readFileSync(GUIDE_FILE, 'utf8').match(/(?<=^\d+\. ).+$/gm) ?? []

const CLICK_STEP = /^Click \*\*(.+?)\*\*(?: in \*\*(.+?)\*\*)?\.$/
const TYPE_STEP = /^Type `(.+?)` into \*\*(.+?)\*\*\.$/

/** Does what a step says. Names may go on: "Use" is the button "Use 13 titles". */
async function followStep(page: Page, step: string): Promise<void> {
  const [, name, place] = CLICK_STEP.exec(step) ?? []
  const [, text, field] = TYPE_STEP.exec(step) ?? []
  if (name) {
    const area = place
      ? page.getByRole('navigation', { name: place }).or(page.getByRole('dialog', { name: place }))
      : page.locator('body')
    const roles = ['button', 'link', 'option', 'tab'] as const
    const [first, ...others] = roles.map((role) => area.getByRole(role, { name: new RegExp(`^${name}`) }))
    const target = others.reduce((all, each) => all.or(each), first as NonNullable<typeof first>)
    await target.first().click()
  } else if (text && field) await page.getByLabel(field, { exact: true }).first().fill(text)
  else throw new Error(`${GUIDE_FILE}: the test cannot follow "${step}"`)
}

test('a new user builds a site with the tutorial alone', { tag: '@core' }, async ({ page }) => {
  await page.goto(site.origin())
  for (const step of GUIDE_STEPS) await test.step(step, () => followStep(page, step))
  await expect(status(page)).toHaveText('Saved 4 files.')
  const menu = canvas(page).getByRole('banner').getByRole('navigation').first()
  await expect(menu.getByRole('link', { name: 'Late shows' })).toBeVisible()
  expect(site.files().sort()).toEqual(['brand.css', 'config.json', 'modules/home.json', 'modules/late-shows.json'])
  expect(site.read('modules/home.json')).toContain('"display_name": "New this week"')
  expect(site.read('modules/home.json')).toContain('{ "slug": "the-gold-rush" }')
  expect(site.read('brand.css')).toContain('--mq-accent: #7fd0d2;')
  // Throws if the validator finds an error.
  execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/commands/validate.ts', site.folder])
})
