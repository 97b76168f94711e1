import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { axeViolations } from '../support/axe'
import { type DevServer, startDevServer } from '../support/devServer'
import { expectPlays } from '../support/player'
import { expect as expectIn, test } from '../support/test'

// The development server compiles each file on its first request, so opening a tab of the bar can take long.
const expect = expectIn.configure({ timeout: 60_000 })

// All tests share one server and run in series. Each test restores the folder.
test.describe.configure({ mode: 'serial', timeout: 120_000 })

const folder = join(mkdtempSync(join(tmpdir(), 'marquee-preview-')), 'cinema')
const homeFile = join(folder, 'modules', 'home.json')
let server: DevServer
let originalText: string

test.beforeAll(async () => {
  cpSync('fixtures/sites/lumen', folder, { recursive: true })
  // Few modules, so that the editor renders all lines.
  const list = JSON.parse(readFileSync(homeFile, 'utf8'))
  const some = list.data.filter(({ module }: { module: { slug: string } }) =>
    /^(?:opening|festival-wall)$/.test(module.slug),
  )
  for (const { module } of some) module.content = module.content.slice(0, 2)
  originalText = `${JSON.stringify({ ...list, data: some }, null, 2)}\n`
  writeFileSync(homeFile, originalText)
  // The commit that the Diff tab compares the folder with.
  const git = (...args: string[]) => execFileSync('git', args, { cwd: join(folder, '..') })
  git('init', '-q')
  git('add', '.')
  git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '-qm', 'Reset')
  server = await startDevServer(folder)
})
test.afterEach(() => writeFileSync(homeFile, originalText))
test.afterAll(async () => {
  await server?.close()
  rmSync(join(folder, '..'), { recursive: true, force: true })
})

const open = async (page: Page, site = 'cinema', path = '/home', viewer = 'viewer') => {
  await page.goto(`${server.origin}${path}?preview.site=${site}&preview.viewer=${viewer}&preview.consent=reject`)
  await expect(page.locator('[data-module], main h1').first()).toBeVisible({ timeout: 60_000 })
}
const previewBar = (page: Page) => page.getByRole('dialog', { name: 'Preview' })
const openPreviewTab = async (page: Page, name: string | RegExp) => {
  const opener = page.getByRole('button', { name: /^Preview/ })
  if (await opener.isVisible()) await opener.press('Enter')
  await previewBar(page).getByRole('tab', { name }).click()
  await expect(previewBar(page).locator('[role=tabpanel]:not([aria-busy])')).toBeVisible()
}
const documentEditor = (page: Page) => previewBar(page).getByRole('textbox', { name: /^Text of/ })

test('runs the menu, the player and the document viewer on the development server', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Films' }).click()
  await expect(page).toHaveURL(/\/films$/)
  await page.goto(`${server.origin}/play/metropolis`)
  await expectPlays(page)
  await expect(page).toHaveURL(/\/play\/metropolis$/)
  await page.goto(`${server.origin}/programme`)
  await expect(page.locator('main canvas').first()).toBeVisible()
})

test('lays out the page by the width beside the bar, and resizes the bar by dragging', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  await open(page)
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await expect(menu).toHaveCount(0)
  await openPreviewTab(page, 'State')
  // The page is 680 pixels wide.
  await expect(menu).toBeVisible()
  expect(await page.evaluate(() => document.body.getBoundingClientRect().width)).toBe(680)
  expect(await page.evaluate(() => matchMedia('(min-width: 768px)').matches)).toBe(false)
  const resizeHandle = previewBar(page).getByRole('separator')
  await resizeHandle.hover()
  await page.mouse.down()
  await page.mouse.move(800, 300, { steps: 4 })
  await page.mouse.up()
  await expect(menu).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.body.getBoundingClientRect().width)).toBe(800)
  await previewBar(page).getByRole('button', { name: 'Dock bottom' }).click()
  await expect.poll(() => page.evaluate(() => document.body.getBoundingClientRect().width)).toBe(1200)
  await page.reload()
  await expect(previewBar(page).getByRole('separator', { name: 'Height of the preview bar' })).toBeVisible()
  expect.soft(await axeViolations(page)).toEqual([])
  // In a narrow window the bar is a sheet over half of the page.
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(previewBar(page).getByRole('button', { name: 'Dock bottom' })).toBeHidden()
  expect((await previewBar(page).boundingBox())?.height).toBeLessThan(500)
})

for (const width of [1440, 1024])
  test(`${width} px: Edit marks a typo, fixes it by a button, saves, and updates the page`, {
    tag: width === 1024 ? '@core' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page)
    await openPreviewTab(page, 'Edit')
    await previewBar(page).getByRole('combobox', { name: 'File' }).selectOption('modules/home.json')
    await expect(documentEditor(page)).toContainText('festival-wall')
    // Completion at the type of the first module lists the allowed values with their meaning.
    const typed = originalText.replace('"carousel_hero"', '""')
    await documentEditor(page).fill(typed)
    await documentEditor(page).press('ControlOrMeta+Home')
    await page.evaluate(() => {
      const root = document.querySelector('.mqp-editor__text')?.shadowRoot
      const line = [...(root?.querySelectorAll('.cm-line') ?? [])].find((each) =>
        each.textContent?.includes('"type": ""'),
      )
      if (!line) throw new Error('no line with an empty type')
      line.scrollIntoView()
    })
    const empty = previewBar(page).locator('.cm-line', { hasText: '"type": ""' })
    await empty.click()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Control+ ')
    const completions = previewBar(page).getByRole('listbox')
    await expect(completions.getByRole('option', { name: /carousel_hero/ })).toBeVisible()
    await page.keyboard.type('carousel_heros')
    // The first Escape closes the list. The second must not close the bar.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(previewBar(page).locator('.cm-lintRange-error').first()).toBeVisible()
    await expect(page.getByText('Unsaved changes, in this browser only.')).toBeVisible()
    // The tooltip closes when the text is checked again, so the pointer may have to return to the error.
    await expect(async () => {
      await page.mouse.move(0, 0)
      await previewBar(page).locator('.cm-lintRange-error').first().hover()
      await previewBar(page).getByRole('button', { name: 'Use “carousel_hero”' }).click({ timeout: 5000 })
    }).toPass()
    await expect(previewBar(page).locator('.cm-lintRange-error')).toHaveCount(0)
    // A new heading appears on the page after the save.
    const now = (await documentEditor(page).evaluate((element) => (element as HTMLElement).innerText)).length
    expect(now).toBeGreaterThan(0)
    await documentEditor(page).fill(
      originalText.replace('"display_name": "Festival wall"', '"display_name": "Wall of honour"'),
    )
    await page.keyboard.press('ControlOrMeta+s')
    await expect(previewBar(page).getByText('Saved modules/home.json')).toBeVisible()
    expect(readFileSync(homeFile, 'utf8')).toContain('"Wall of honour"')
    await expect(page.getByRole('heading', { name: 'Wall of honour' })).toBeAttached()
    await expect(documentEditor(page)).toContainText('Wall of honour')
  })

test('shows edits again after a folder was removed and recreated', async ({ page }) => {
  await open(page)
  const spare = join(folder, '..', 'spare')
  cpSync(folder, spare, { recursive: true })
  const named = (name: string) => originalText.replace('"display_name": "Festival wall"', `"display_name": "${name}"`)
  rmSync(folder, { recursive: true })
  await expect(page.getByRole('heading', { name: 'Festival wall' })).not.toBeAttached()
  writeFileSync(join(spare, 'modules', 'home.json'), named('Made again'))
  cpSync(spare, folder, { recursive: true })
  await expect(page.getByRole('heading', { name: 'Made again' })).toBeAttached()
  writeFileSync(homeFile, named('Edited after that'))
  await expect(page.getByRole('heading', { name: 'Edited after that' })).toBeAttached()
})

for (const width of [1440, 1024])
  test(`${width} px: Diff shows a change since the commit as pages and text, with its line, and follows the next save`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page)
    await openPreviewTab(page, 'Diff')
    await expect(previewBar(page).getByText('No visible changes since HEAD.')).toBeVisible()
    writeFileSync(homeFile, originalText.replace('"display_name": "Festival wall"', '"display_name": "Wall of honour"'))
    const pages = previewBar(page).getByRole('navigation', { name: 'Changed pages' })
    await expect(pages.getByRole('button', { name: '/home' })).toHaveAttribute('aria-current', 'true')
    const sides = ['before', 'after'].map((side) => page.frameLocator(`iframe[title="The page ${side}"]`))
    for (const [at, heading] of ['Festival wall', 'Wall of honour'].entries())
      await expect(sides[at]?.getByRole('heading', { name: heading }) as Locator).toBeAttached()
    // Both pages scroll to the changed module and outline it.
    await previewBar(page)
      .getByRole('button', { name: 'festival-wall: display_name "Wall of honour", was "Festival wall"' })
      .press('Enter')
    for (const side of sides) await expect(side.locator('[data-module="festival-wall"]')).toBeInViewport()
    await expect(previewBar(page).locator('.mqp-pair__mark')).toHaveCount(2)
    // The pages are not interactive, and scroll together by keyboard.
    const pair = previewBar(page).getByRole('group', { name: 'The page, before and after' })
    await pair.press('Home')
    for (const side of sides) await expect(side.locator('[data-module="opening"]')).toBeInViewport()
    await expect(previewBar(page).getByText('No new problem in the folder, nor on this page.')).toBeVisible()
    expect.soft(await axeViolations(page)).toEqual([])
    await previewBar(page).getByRole('button', { name: 'Text' }).click()
    await expect(previewBar(page).locator('pre')).toContainText('~ modules of /home: festival-wall: display_name')
    // The next save has no visible change but a problem.
    writeFileSync(
      homeFile,
      originalText.replace('"slug": "festival-wall",', '"slug": "festival-wall",\n        "colour": "red",'),
    )
    await expect(
      previewBar(page)
        .getByRole('listitem')
        .filter({ hasText: /colour.*home\.json:\d+/ })
        .first(),
    ).toBeVisible()
    await previewBar(page)
      .getByRole('button', { name: /^home\.json:/ })
      .first()
      .click()
    await expect(previewBar(page).getByRole('tab', { name: 'Edit' })).toHaveAttribute('aria-selected', 'true')
  })

test('restores unsaved text after a reload, and does not overwrite a change by another program', async ({ page }) => {
  await open(page)
  await openPreviewTab(page, 'Edit')
  await previewBar(page).getByRole('combobox', { name: 'File' }).selectOption('modules/home.json')
  await expect(documentEditor(page)).toContainText('festival-wall')
  await documentEditor(page).fill(originalText.replace('"display_name": "Festival wall"', '"display_name": "Mine"'))
  await page.reload()
  await previewBar(page).getByRole('combobox', { name: 'File' }).selectOption('modules/home.json')
  await expect(documentEditor(page)).toContainText('Mine')
  writeFileSync(homeFile, originalText.replace('"display_name": "Festival wall"', '"display_name": "Theirs"'))
  await page.keyboard.press('ControlOrMeta+s')
  // The file has changed on disk since it was opened.
  await previewBar(page).getByRole('button', { name: 'Save to home.json' }).click()
  await expect(previewBar(page).getByText(/was changed on disk/)).toBeVisible()
  expect(readFileSync(homeFile, 'utf8')).toContain('"Theirs"')
  await expect(documentEditor(page)).toContainText('Mine')
  await previewBar(page).getByRole('button', { name: 'Discard' }).click()
  await expect(documentEditor(page)).toContainText('Theirs')
})

test('lists the problems of all files, fixes one by a button, and notes when the page shows an older file', async ({
  page,
}) => {
  const config = join(folder, 'config.json')
  const good = readFileSync(config, 'utf8')
  const old = join(folder, 'modules', 'old.json')
  await open(page)
  await openPreviewTab(page, /problem/)
  const item = (content: string) => previewBar(page).getByRole('listitem').filter({ hasText: content })
  const note = (file: string) =>
    previewBar(page).getByText(`The page shows the last valid ${file}: the saved file is not`)
  try {
    // A page alone cannot reveal this problem: nothing references the list.
    writeFileSync(old, '{ "data": [] }')
    await expect(item('no field of the config contains modules/placement/old/')).toBeVisible()
    writeFileSync(homeFile, originalText.slice(0, -20))
    await expect(item('is not valid JSON')).toHaveCount(1)
    await expect(note('modules/home.json')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Festival wall' })).toBeAttached()
    writeFileSync(homeFile, originalText)
    await expect(item('is not valid JSON')).toHaveCount(0)
    await expect(note('modules/home.json')).toHaveCount(0)
    // A button applies an unambiguous fix.
    writeFileSync(homeFile, originalText.replace('"type": "carousel_hero"', '"tpye": "carousel_hero"'))
    await expect(item('unknown field "tpye"').locator('mark')).toHaveText('"tpye"')
    await item('unknown field "tpye"').getByRole('button', { name: 'Use “type”' }).click()
    await expect(previewBar(page).getByText('Saved modules/home.json')).toBeVisible()
    await expect(item('unknown field "tpye"')).toHaveCount(0)
    expect(readFileSync(homeFile, 'utf8')).toBe(originalText)
    writeFileSync(config, good.replace('"routing": [', '"routing": '))
    await expect(note('config.json')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Festival wall' })).toBeAttached()
  } finally {
    rmSync(old, { force: true })
    writeFileSync(config, good)
  }
  await expect(note('config.json')).toHaveCount(0)
})

test('Audit: finds an accessibility problem, outlines it, and opens its source line', async ({ page }) => {
  // A link without text.
  const html = {
    id: 1,
    position: 1,
    module: { slug: 'own', type: 'html_block', content: '<p>Words <a href="/films"></a></p>' },
  }
  const list = JSON.parse(originalText)
  writeFileSync(homeFile, JSON.stringify({ ...list, data: [html, ...list.data] }, null, 2))
  await open(page)
  await openPreviewTab(page, 'Audit')
  const found = previewBar(page).getByRole('listitem').filter({ hasText: 'link-name' })
  await expect(found).toHaveCount(1)
  await found.getByRole('button', { name: 'Show' }).click()
  await expect(page.locator('.mqp-outline')).toBeVisible()
  await found.getByRole('button', { name: /^home\.json:\d+$/ }).click()
  await expect(previewBar(page).locator('.cm-activeLine')).toContainText('"module": {')
  await openPreviewTab(page, 'Audit')
  writeFileSync(homeFile, originalText)
  await expect(page.locator('#own')).toHaveCount(0)
  await previewBar(page).getByRole('button', { name: 'Audit again' }).click()
  await expect(previewBar(page).getByRole('status').filter({ hasText: 'on this page.' })).toBeVisible()
  await expect(found).toHaveCount(0)
})

interface ExplainedElement {
  type: string
  slug?: string
  label?: string
  picture?: string
  href?: string
  className: string
  kind?: string
  file?: string
  pointer?: string
}

for (const site of ['lumen', 'laurel', 'vault', 'orchard', 'bare', 'broken'])
  test(`${site}: finds the source line of each module, card, menu entry, footer link and part of bar and footer`, {
    tag: site === 'bare' ? '@core' : [],
  }, async ({ page }) => {
    await open(page, site)
    await expect(page.locator('[data-module]')).not.toHaveCount(0)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(page.locator('footer, main').last()).toBeVisible()
    // The preview state loads after the page.
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const from = (path: string) => import(/* @vite-ignore */ path)
          return (await from('/src/preview/live/shownRuntime.ts')).shownRuntime.get() !== undefined
        }),
      )
      .toBe(true)
    const found: ExplainedElement[] = await page.evaluate(async () => {
      const from = (path: string) => import(/* @vite-ignore */ path)
      const { explain, EXPLAINABLE_SELECTOR } = await from('/src/preview/explain/explained.ts')
      const { shownRuntime } = await from('/src/preview/live/shownRuntime.ts')
      return [...document.querySelectorAll<HTMLElement>(EXPLAINABLE_SELECTOR)]
        .filter((element) => element.tagName !== 'MAIN')
        .map((element) => {
          const explanation = explain(element, shownRuntime.get())
          const { module, card } = element.dataset
          const isPart = explanation?.kind.startsWith('part') || element.tagName !== 'A'
          return {
            type: card ? 'card' : module ? 'module' : isPart ? 'part' : 'link',
            slug: card ?? module,
            label: element.textContent?.replace(/\(opens in a new tab\)/, '').trim(),
            picture: element.querySelector('img')?.getAttribute('src') ?? undefined,
            href: element.getAttribute('href') ?? undefined,
            className: element.className,
            kind: explanation?.kind,
            file: explanation?.place.file,
            pointer: explanation?.place.pointer,
          }
        })
    })
    const texts = new Map<string, string>()
    const textOf = (file: string) => {
      const path = `fixtures/sites/${site}/${file === 'config.json' ? file : `modules/${file.split('/')[2]}.json`}`
      texts.set(path, texts.get(path) ?? readFileSync(path, 'utf8'))
      return texts.get(path) ?? ''
    }
    const config = readFileSync(`fixtures/sites/${site}/config.json`, 'utf8')
    const wrong = found.filter(({ type, slug, label = '', picture, href, className, kind, file, pointer }) => {
      // The site adds the sign-in link, the bar and the brand name itself, so they may have no line in the config.
      if (!kind) {
        if (/^mq-top /.test(className)) return config.includes('"navbar"')
        if (/logo/.test(className)) return /"(?:site_title|distributor|logo)"/.test(config)
        return !/^\/(?:login|logout)/.test(href ?? '')
      }
      if (!file || pointer === undefined) return true
      const tree = parseTree(textOf(file))
      const steps = pointer
        .split('/')
        .slice(1)
        .map((step) => (/^\d+$/.test(step) ? Number(step) : step))
      // The service generates the episodes of a series; only their module is in a file.
      const whole = kind === 'card' ? ['data', steps[1] ?? 0, 'module'] : steps
      const node = tree && (findNodeAtLocation(tree, steps) ?? findNodeAtLocation(tree, whole))
      if (!node) return true
      const around = textOf(file).slice(node.offset, node.offset + node.length)
      if (type === 'module') return !around.includes(`"${slug?.replace(/-\d+$/, '')}`)
      // The line of a logo names its image or text. Containers are fields of the config.
      if (/logo/.test(className)) return !around.includes(picture ?? label)
      if (type === 'part')
        return !/^\/(?:site_config\/(?:navbar|footer|languages|routing|cookies_consent)|site_title|distributor|content_owners)/.test(
          pointer,
        )
      if (type === 'link') return !around.includes(`"${label}"`) && !around.includes(JSON.stringify(label))
      return kind === 'card' && !/\/content\/\d+$/.test(pointer)
    })
    expect(wrong).toEqual([])
    expect(found.filter(({ type }) => type === 'module').length).toBeGreaterThan(0)
  })

test('Catalogue: finds an entry by search, and updates and checks its example as fields change', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto(`${server.origin}/__marquee/catalogue?preview.viewer=viewer&preview.consent=reject`)
  await page.getByRole('searchbox').fill('title_grid columns')
  await page.getByRole('link', { name: /^title_grid/ }).press('Enter')
  const frame = page.frameLocator('iframe')
  const cards = frame.locator('[data-module] [data-card]')
  await expect(cards).toHaveCount(12, { timeout: 60_000 })
  await expect(page.getByText('axe found no violations in the example.')).toBeVisible()
  expect.soft(await axeViolations(page)).toEqual([])
  // A control changes the JSON and, without a reload, the example.
  await frame.locator('html').evaluate((root) => root.setAttribute('data-same', ''))
  await page.getByRole('textbox', { name: 'display_name' }).fill('By lamplight')
  await expect(page.getByRole('textbox', { name: 'JSON' })).toHaveValue(/"display_name": "By lamplight"/)
  await expect(frame.getByRole('heading', { name: 'By lamplight' })).toBeVisible()
  await expect(frame.locator('html[data-same]')).toBeAttached()
  await page.getByRole('spinbutton', { name: 'config.rows' }).fill('0')
  await expect(page.getByRole('listitem').filter({ hasText: '/config/rows' })).toContainText('Error')
  await page.getByRole('button', { name: 'Reset to the example' }).click()
  // States are links with their own address.
  await page.getByRole('link', { name: 'failed' }).click()
  await expect(page).toHaveURL(/\?state=failed$/)
  await expect(frame.getByRole('button', { name: /^Try again/ })).toBeVisible()
  await page.getByRole('link', { name: 'default' }).click()
  await page.getByRole('link', { name: 'right to left' }).click()
  await expect(frame.locator('html[dir=rtl] [data-card]')).toHaveCount(12)
})
