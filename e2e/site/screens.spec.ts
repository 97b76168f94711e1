import type { Page } from '@playwright/test'
import { findCutContent } from '../support/layoutFaults'
import { expect, open, test } from '../support/test'

/** Words of an element that wrap within the word. */
function findBrokenWords(element: Element): string[] {
  const broken: string[] = []
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
    }
  return broken
}

const setTextSize = (page: Page, size = '200%') =>
  page.evaluate((to) => {
    document.documentElement.style.fontSize = to
  }, size)

test.describe('on unusual screens', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test("shows the hero's Watch link on the first screen of a phone in landscape", { tag: '@core' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 780, height: 360 })
    await open(page, 'lumen', '/home')
    for (const width of [780, 640]) {
      await page.setViewportSize({ width, height: 360 })
      await expect(page.getByRole('link', { name: 'Watch Metropolis' })).toBeInViewport({ ratio: 1 })
      await expect(page.locator('.mq-hero__slide').first().locator('.mq-lettering img')).toBeInViewport({ ratio: 1 })
    }
  })

  for (const site of ['laurel', 'orchard'])
    test(`shows name and link of the hero of ${site} on the first screen of a phone in landscape`, async ({ page }) => {
      await page.setViewportSize({ width: 780, height: 360 })
      await open(page, site, '/home', { viewer: 'viewer', clock: '2026-11-20T12:00:00Z' })
      const slide = page.locator('.mq-hero__slide').first()
      for (const width of [780, 640]) {
        await page.setViewportSize({ width, height: 360 })
        for (const part of ['.mq-hero__name', '.mq-btn--first'])
          await expect(slide.locator(part)).toBeInViewport({ ratio: 1 })
      }
    })

  test('places Share beside another button, and breaks no word of the heading at twice the text size', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await open(page, 'laurel', '/title/sunrise', { viewer: 'viewer', clock: '2026-11-20T12:00:00Z' })
    const share = page.getByRole('button', { name: 'Share: Sunrise' })
    await expect(share).toBeVisible()
    const others = page.locator('.mq-title__actions > *')
    const buttonsOnSameLine = async () => {
      const line = await share.evaluate((element) => element.getBoundingClientRect().top)
      const tops = await others.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top))
      return tops.filter((top) => top === line).length - 1
    }
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(buttonsOnSameLine, `${width} px`).toBeGreaterThan(0)
    }
    await setTextSize(page)
    expect(await page.locator('main h1').evaluate(findBrokenWords)).toEqual([])
  })

  for (const [path, viewer] of [
    ['/contact', 'viewer'],
    ['/request-access', 'signed-out'],
  ] as const)
    test(`${path}: places the first two fields side by side, and leaves room for their text at twice the text size`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 768, height: 1000 })
      await open(page, 'laurel', path, { viewer, clock: '2026-11-20T12:00:00Z' })
      const frames = page.locator('main .mq-field__frame')
      await expect(frames.first()).toBeVisible()
      for (const width of [1440, 768]) {
        await page.setViewportSize({ width, height: 1000 })
        const [first, second, third] = await frames.evaluateAll((all) =>
          all.map((each) => each.getBoundingClientRect()),
        )
        expect(first?.top, `${width} px`).toBe(second?.top)
        expect([first?.left, second?.right], `${width} px`).toEqual([third?.left, third?.right])
      }

      await setTextSize(page)
      expect(await page.locator('main h1').evaluate(findBrokenWords)).toEqual([])
      const fieldSizes = await frames.locator(':is(input, textarea)').evaluateAll((all) =>
        all.map((field) => {
          const { fontSize, lineHeight } = getComputedStyle(field)
          const letter = Number.parseFloat(fontSize)
          return { letters: field.clientWidth / letter, line: Number.parseFloat(lineHeight) / letter }
        }),
      )
      expect(fieldSizes.length).toBeGreaterThan(2)
      for (const { letters, line } of fieldSizes) {
        expect(letters).toBeGreaterThan(8)
        if (line) expect(line).toBeGreaterThan(1)
      }
    })

  test('clips no text of the hero at twice the text size', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, 'lumen', '/home')
    await setTextSize(page)
    const text = page.locator('.mq-hero__slide').first().locator('.mq-hero__text')
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(text).toBeVisible()
      const hidden = () => text.evaluate((element) => element.scrollHeight - element.clientHeight)
      await expect.poll(hidden, `${width} px`).toBeLessThan(2)
    }
  })

  test('breaks no words in heading and notice of the events at twice the text size', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await open(page, 'laurel', '/events', { viewer: 'viewer', clock: '2026-11-20T12:00:00Z' })
    const heading = page.locator('main h1')
    const notice = page.getByRole('complementary', { name: 'Notice' })
    await expect(heading).toBeVisible()
    await expect(notice).toBeVisible()
    await setTextSize(page)
    expect(await heading.evaluate(findBrokenWords)).toEqual([])
    const broken = () =>
      notice.evaluate((element) => {
        const faults: string[] = []
        const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        for (let node = walk.nextNode(); node; node = walk.nextNode())
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
            if (node.parentElement?.closest('.mq-notice__link')) continue
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            const [first, ...rest] = range.getClientRects()
            if (rest.length > 0 || !first || first.left < 0 || first.right > innerWidth) faults.push(word)
          }
        return faults
      })
    for (const width of [768, 360]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(broken, `${width} px`).toEqual([])
    }
  })

  test('cuts no text of collections and assets at twice the text size', async ({ page }) => {
    const PATHS = [
      'potemkin-restored?tab=conversations',
      'potemkin-restored/potemkin-restored-3',
      'every-kind/every-kind-video-failed',
    ]
    await open(page, 'vault', '/collections', { viewer: 'moderator' })
    for (const path of ['', ...PATHS.map((face) => `/${face}`)]) {
      await page.goto(`/collections${path}`)
      await expect(page.locator('main :is(.mq-bundle, .mq-talk__bar)').first()).toBeVisible()
      await setTextSize(page)
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        // The menu measures itself again after the viewport has changed.
        await expect.poll(() => findCutContent(page), `/collections${path} at ${width} px`).toEqual([])
      }
    }
  })

  for (const size of ['100%', '200%']) {
    test(`fits the rows of assets, and keeps the actions of a comment on its first line at ${size} text size`, async ({
      page,
    }) => {
      await open(page, 'vault', '/collections/potemkin-restored?layout=list', { viewer: 'moderator' })
      await expect(page.locator('.mq-asset-table tbody tr')).toHaveCount(12)
      await setTextSize(page, size)
      const cramped = () =>
        page.locator('.mq-asset-table tbody tr').evaluateAll((lines) =>
          lines.flatMap((line) => {
            const [name, state] = [line.querySelector('th a'), line.querySelector('.mq-state')] as Element[]
            const cell = state?.closest('td')?.getBoundingClientRect()
            const tooFar = (state?.getBoundingClientRect().right ?? 0) > (cell?.right ?? 0) + 1
            return tooFar || (name?.getClientRects().length ?? 0) > 4 ? [line.textContent] : []
          }),
        )
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(cramped, `${width} px`).toEqual([])
      }

      await page.goto('/collections/potemkin-restored?tab=conversations')
      await expect(page.locator('.mq-comment__ends').first()).toBeVisible()
      await setTextSize(page, size)
      await page.setViewportSize({ width: 360, height: 900 })
      const below = () =>
        page
          .locator('.mq-comment__ends')
          .evaluateAll(
            (all) =>
              all.filter(
                (each) => each.getBoundingClientRect().top > (each.parentElement?.getBoundingClientRect().top ?? 0) + 1,
              ).length,
          )
      await expect.poll(below).toBe(0)
    })
  }

  test('shows only the actions of the current hero slide', async ({ page }) => {
    await open(page, 'lumen', '/home')
    await expect(page.locator('.mq-slides__slide .mq-hero__actions')).toHaveCount(5)
    await expect(page.locator('.mq-slides__slide .mq-hero__actions').filter({ visible: true })).toHaveCount(1)
  })

  test('fades slides over the shade of the hero, which stays at the foot of the fading picture', async ({ page }) => {
    await open(page, 'lumen', '/home')
    await expect(page.locator('.mq-slides__viewport').first()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(page.locator('.mq-slides__slide[inert] .mq-hero__copy').first()).toHaveCSS('visibility', 'visible')
  })

  test('leaves no space below the footer', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await open(page, 'vault', '/search', { viewer: 'viewer' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    const below = () =>
      page.evaluate(() => {
        const foot = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0
        return document.documentElement.scrollHeight - (foot + scrollY)
      })
    await expect.poll(below).toBeLessThan(1)
  })

  test('keeps the dark background of a light logo and the frames of fields in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
    await open(page, 'lumen', '/login')
    const mark = page.locator('.mq-top__logo img')
    await expect(mark).toHaveCSS('background-color', 'rgb(13, 11, 16)')
    const field = page.getByLabel('Email')
    await expect(field).toBeVisible()
    const frames = await field.evaluate((element) =>
      [element, element.parentElement].map((each) => getComputedStyle(each as Element).borderTopWidth),
    )
    expect(frames).toContain('1px')
  })
})

test('breaks no names within a word in the events table on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await open(page, 'laurel', '/events', { viewer: 'signed-out', clock: '2026-11-22T12:00:00Z' })
  const names = page.getByRole('rowheader').getByRole('link')
  await expect(names.first()).toBeVisible()
  // A name that wraps after each letter would have a dozen lines.
  for (const name of (await names.all()).slice(0, 12)) {
    const lines = await name.evaluate(
      (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    )
    expect(lines, await name.innerText()).toBeLessThan(5)
  }
})
