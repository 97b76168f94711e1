import { expect, open, test } from '../support/test'

test('keeps the previous page until the new one is ready', { tag: '@core' }, async ({ page }) => {
  await open(page, 'lumen', '/home')
  await expect(page.getByRole('heading', { name: 'Festival wall' })).toBeVisible()
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    new MutationObserver(() => {
      // Rows below the viewport may still be skeletons.
      for (const skeleton of document.querySelectorAll('.mq-skeleton'))
        if (skeleton.getBoundingClientRect().top < innerHeight) seen.add('skeleton')
    }).observe(document.getElementById('main') as Element, { childList: true, subtree: true })
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Films' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([])
})

test('redirects unknown paths and paths with an encoded host to the home page, and removes trailing slashes', {
  tag: '@core',
}, async ({ page }) => {
  for (const [from, to] of [
    ['/nowhere/at/all', '/home'],
    ['/films/', '/films'],
    ['/%2F%2Fevil.example/', '/home'],
  ]) {
    await open(page, 'lumen', from)
    await expect(page).toHaveURL(new RegExp(`${to}$`))
  }
})

test('shows the skip link on the first Tab, which moves the focus to the page', { tag: '@core' }, async ({ page }) => {
  await open(page, 'lumen', '/home')
  await expect(page.getByRole('heading', { name: 'Festival wall' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})

test('sets the document title before the page receives the focus', async ({ page }) => {
  await open(page, 'lumen', '/home')
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    addEventListener(
      'focusin',
      ({ target }) => (target as Element).closest('main, dialog') && seen.push(document.title),
    )
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Genres' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
    'Every kind of dark · Lumen',
  ])
})
