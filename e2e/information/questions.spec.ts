import { axeViolations } from '../support/axe'
import { expect, open, overflow, test } from '../support/test'

const ANSWER_TEXT = 'Most prints carry title cards'

test('opens several questions by keyboard, and copies a link that opens an answer', {
  tag: '@core',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  await open(page, 'lumen', '/questions')
  const first = page.getByRole('button', { name: 'Why do silent films have subtitles?' })
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(ANSWER_TEXT)).toBeVisible()
  await page.getByRole('button', { name: 'Who wrote the music?' }).press('Space')
  await expect(page.getByText('Where a score from the time survives')).toBeVisible()
  await expect(page.getByText(ANSWER_TEXT)).toBeVisible()
  await page.getByRole('button', { name: 'Copy link to this answer' }).first().click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  // The site's headers deny reading the clipboard by script, but not pasting.
  const search = page.getByRole('searchbox')
  await search.press('ControlOrMeta+V')
  const link = await search.inputValue()
  expect(link).toMatch(/\/questions#subtitles$/)
  await page.goto('about:blank')
  await page.goto(link)
  await expect(first).toBeFocused()
  await expect(first).toBeInViewport()
  await expect(page.getByText(ANSWER_TEXT)).toBeVisible()
})

test('marks and counts search results, and restores all questions with Escape', async ({ page }) => {
  await open(page, 'lumen', '/questions')
  await page.getByRole('searchbox').fill('subtitles')
  await expect(page.getByText('3 of 14 answers')).toBeVisible()
  await expect(page.locator('mark').first()).toHaveText('subtitles')
  await page.getByRole('searchbox').fill('tormented')
  await expect(page.getByText('No answers match your search.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Who wrote the music?' })).toBeVisible()
})

test("opens a closed answer that the browser's page search finds", async ({ page }) => {
  await open(page, 'lumen', '/questions')
  const question = page.getByRole('button', { name: 'Why is the picture blue, and then amber?' })
  await expect(question).toHaveAttribute('aria-expanded', 'false')
  // The event that Chromium dispatches before it reveals a match of its page search (Ctrl+F).
  await page
    .locator('[data-question=tinting] [hidden=until-found]')
    .evaluate((element) => element.dispatchEvent(new Event('beforematch', { bubbles: true })))
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('Prints were dyed.')).toBeVisible()
})

test('renders hundreds of questions progressively, and finds and links the last ones', async ({ page }) => {
  await open(page, 'lumen', '/questions', { questions: '400' })
  await expect(page.locator('[data-question]')).toHaveCount(400)
  await page.getByRole('searchbox').fill('amber 28')
  await expect(page.locator('main [role=status]')).toHaveText('1 of 400 answers')
  await page.goto('/questions#subtitles-28')
  await expect(page.locator('[data-question=subtitles-28] button').first()).toBeFocused()
})

test('sanitises answers, and shows the valid ones beside a broken one', async ({ page }) => {
  await open(page, 'broken', '/help')
  await page.getByRole('button', { name: 'Expand all answers' }).click()
  await expect(page.getByText('Each gets a link of its own.')).toBeVisible()
  await expect(page.getByText('<b>Markup</b> in a question & an ampersand')).toBeVisible()
  await expect(page.locator('main :is(form, script, [onerror], a[href^="javascript"])')).toHaveCount(0)
  await expect(page).not.toHaveTitle(/pwned/)
  await page.setViewportSize({ width: 320, height: 700 })
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
})

for (const site of ['lumen', 'orchard'])
  test(`${site}: aligns the error message with the answers`, async ({ page }) => {
    const edges = async (selector: string) => {
      await expect(page.locator(selector).first()).toBeVisible()
      const found = []
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const { x, width: wide } = (await page.locator(selector).first().boundingBox()) ?? { x: 0, width: 0 }
        found.push([width, Math.round(x), Math.round(x + wide)])
      }
      return found
    }
    await open(page, site, '/questions')
    const answers = await edges('main .mq-questions')
    await open(page, site, '/questions', { fault: 'faq:500' })
    await expect(page.getByText('The questions did not load.')).toBeVisible()
    expect(await edges('main .mq-notice-box')).toEqual(answers)
  })

test('switches the tabs of the ways-to-watch page by arrow keys, with the tab in the address and its image', {
  tag: '@core',
}, async ({ page }) => {
  await open(page, 'lumen', '/ways-to-watch')
  await expect(page.getByText('Sets from 2018 on')).toBeVisible()
  await page.getByRole('tab', { name: 'Television' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Phone and tablet' })).toBeFocused()
  await expect(page).toHaveURL(/\?tab=phone$/)
  await expect(page.getByText('add it to your home screen')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Phone and tablet' })).toHaveAttribute('aria-selected', 'true')
  const picture = page.getByRole('tabpanel').locator('img')
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('shows images in the tabs of the ways-to-watch page of orchard, and none in its panels', async ({ page }) => {
  await open(page, 'orchard', '/ways-to-watch')
  await page.getByRole('tab', { name: 'Phone' }).locator('img').click()
  await expect(page.getByText('Add Orchard to your home screen.')).toBeVisible()
  await expect(page.getByRole('tabpanel').locator('img:visible')).toHaveCount(0)
})

test('has no axe violations with open answers and marked words', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const site of ['lumen', 'orchard', 'vault']) {
    await open(page, site, '/questions', { viewer: 'viewer' })
    await page.getByRole('button', { name: 'Expand all answers' }).click()
    if (site === 'lumen') await page.getByRole('searchbox').fill('films')
    expect.soft(await axeViolations(page), site).toEqual([])
  }
})

test('opens tabs and answers of ways to watch using only the keyboard, without axe violations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const site of ['lumen', 'orchard']) {
    await open(page, site, '/ways-to-watch')
    await page.getByRole('tab', { name: 'Television' }).focus()
    await page.keyboard.press('End')
    await expect(page.getByRole('tab').last()).toBeFocused()
    await page.keyboard.press('Home')
    await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true')
    // The focus moves to the tab panel and then its questions: the first is open, the second closed.
    const second = page.getByRole('tabpanel').getByRole('button', { expanded: false }).first()
    const name = (await second.textContent()) ?? ''
    for (let steps = 0; steps < 6 && !(await second.evaluate((each) => each === document.activeElement)); steps++)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tabpanel').getByRole('button', { name, expanded: true })).toBeFocused()
    expect.soft(await axeViolations(page), site).toEqual([])
  }
})
