import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { findings } from '../support/axe'
import { type DevServer, startDevServer } from '../support/devServer'
import { expectPlays } from '../support/player'
import { expect as expectIn, test } from '../support/test'

// A development server compiles each file when it is first asked for: a room of the bar takes as long as that.
const expect = expectIn.configure({ timeout: 60_000 })

// One server for all: they come one after the other, and each leaves the folder as it was.
test.describe.configure({ mode: 'serial', timeout: 120_000 })

const folder = join(mkdtempSync(join(tmpdir(), 'marquee-bench-')), 'cinema')
const home = join(folder, 'modules', 'home.json')
let server: DevServer
let before: string

test.beforeAll(async () => {
  cpSync('fixtures/sites/lumen', folder, { recursive: true })
  // So few modules that the editor has all lines in the document.
  const list = JSON.parse(readFileSync(home, 'utf8'))
  const some = list.data.filter(({ module }: { module: { slug: string } }) =>
    /^(?:opening|festival-wall)$/.test(module.slug),
  )
  for (const { module } of some) module.content = module.content.slice(0, 2)
  before = `${JSON.stringify({ ...list, data: some }, null, 2)}\n`
  writeFileSync(home, before)
  // What the folder is compared with.
  const git = (...args: string[]) => execFileSync('git', args, { cwd: join(folder, '..') })
  git('init', '-q')
  git('add', '.')
  git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '-qm', 'Reset')
  server = await startDevServer(folder, Number(process.env.MARQUEE_PORT ?? 4173) + 7)
})
test.afterEach(() => writeFileSync(home, before))
test.afterAll(() => {
  server?.stop()
  rmSync(join(folder, '..'), { recursive: true, force: true })
})

const open = async (page: Page, site = 'cinema', path = '/home', viewer = 'viewer') => {
  await page.goto(`${server.origin}${path}?preview.site=${site}&preview.viewer=${viewer}&preview.consent=reject`)
  await expect(page.locator('[data-module], main h1').first()).toBeVisible({ timeout: 60_000 })
}
const bar = (page: Page) => page.getByRole('dialog', { name: 'Preview' })
const room = async (page: Page, name: string | RegExp) => {
  const opener = page.getByRole('button', { name: /^Preview/ })
  if (await opener.isVisible()) await opener.press('Enter')
  await bar(page).getByRole('tab', { name }).click()
  await expect(bar(page).locator('[role=tabpanel]:not([aria-busy])')).toBeVisible()
}
const text = (page: Page) => bar(page).getByRole('textbox', { name: /^Text of/ })

for (const width of [1440, 1024])
  test(`${width} px: from a part of the page to its line, by mouse and by keyboard, and no link is followed`, {
    tag: width === 1024 ? '@core' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page)
    await room(page, 'Explain')
    // On the tabs the keys to the sides go to other rooms, also from here.
    for (const [key, name] of [
      ['ArrowRight', 'Audit'],
      ['ArrowLeft', 'Explain'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(bar(page).getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    }
    const card = page.locator('[data-module="festival-wall"] a[data-card]').first()
    await card.scrollIntoViewIfNeeded()
    await card.click()
    await expect(page).toHaveURL(/\/home/)
    const line = bar(page).getByRole('region', { name: 'The Cabinet of Dr. Caligari' })
    await expect(line).toContainText('Card 1 of')
    await expect(line).toContainText('GET modules/placement/home/')
    await expect(line.getByRole('status').getByRole('button')).toHaveText(/^home\.json:\d+$/)
    // Around it is its module, beside that the next one.
    await page.keyboard.press('ArrowUp')
    await expect(bar(page).getByRole('heading', { name: 'Festival wall' })).toBeVisible()
    await expect(bar(page).getByText(/^Position \d+ of \d+ in the list/)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(bar(page).getByRole('heading', { name: 'The Cabinet of Dr. Caligari' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bar(page).getByRole('button', { name: 'Select on the page' })).toBeVisible()
    expect.soft(await findings(page)).toEqual([])
  })

test('what the built site can the development server can, too: a menu stays open, a film plays, a document is read', async ({
  page,
}) => {
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

test('what is not on the page stands in a list with its reason, and leads to its line', async ({ page }) => {
  writeFileSync(home, before.replace(/"slug": "festival-wall",/, '"slug": "festival-wall",\n        "hidden": true,'))
  await open(page, 'cinema', '/home', 'signed-out')
  await room(page, 'Explain')
  const missing = bar(page).getByRole('region', { name: /^Not shown on this page/ })
  await expect(missing.getByRole('listitem').filter({ hasText: 'festival-wall' })).toContainText('hidden')
  await missing.getByRole('listitem').filter({ hasText: 'festival-wall' }).getByRole('button').click()
  await expect(bar(page).getByRole('tab', { name: 'Edit' })).toHaveAttribute('aria-selected', 'true')
  await expect(text(page)).toBeFocused()
  await expect(bar(page).locator('.cm-activeLine')).toContainText('"hidden": true')
})

test('the tree: what the page is made of, by keyboard; what is asked of the service, and what is not shown', async ({
  page,
}) => {
  await open(page)
  await room(page, 'Tree')
  const line = (words: string | RegExp) => bar(page).getByRole('treeitem').filter({ hasText: words })
  await expect(line(/^⌄?home modules\/placement\/home\//)).toContainText(/200\d+ ms/)
  await line('/home').first().focus()
  for (const name of ['home modules', 'opening', 'festival-wall']) {
    await page.keyboard.press('ArrowDown')
    await expect(line(name).first()).toBeFocused()
    await expect(line(name).first()).toHaveAttribute('aria-selected', 'true')
  }
  await expect(page.locator('.mqp-outline')).toContainText('module festival-wall')
  await expect(bar(page).getByText('Position 2 of 2 in the list')).toBeVisible()
  await bar(page).getByRole('button', { name: 'Calls only' }).click()
  await expect(line('festival-wall')).toHaveCount(0)
  // The bar itself asks for no list again.
  await expect(line(/modules\/placement\/home\//)).toHaveCount(1)
  // Also what is asked for after hundreds of files.
  for (const call of ['config/', 'user/queue/']) await expect(line(call).first()).toContainText(/GET.*\d+ ms/)
  await bar(page).getByRole('button', { name: 'Calls only' }).click()
  expect.soft(await findings(page)).toEqual([])

  writeFileSync(home, before.replace(/"slug": "festival-wall",/, '"slug": "festival-wall",\n        "hidden": true,'))
  await expect(line('festival-wall')).toContainText('not shown')
  await line('festival-wall').click()
  await bar(page).getByRole('region', { name: 'festival-wall' }).getByRole('button').click()
  await expect(bar(page).getByRole('tab', { name: 'Edit' })).toHaveAttribute('aria-selected', 'true')
  await expect(bar(page).locator('.cm-activeLine')).toContainText('"hidden": true')
})

test('it says when it would go, and a press shows the page so; what is for others leads back', async ({ page }) => {
  const list = JSON.parse(before)
  list.data[1].until = '2026-11-27T18:00:00Z'
  list.data[1].module.display_name = 'Festival wall'
  writeFileSync(home, JSON.stringify(list, null, 2))
  await open(page)
  await room(page, 'Explain')
  const wall = page.locator('[data-module="festival-wall"]')
  await wall.getByRole('heading').click()
  await bar(page).getByRole('link', { name: 'Try: its end date has passed' }).click()
  await expect(bar(page).getByRole('tab', { name: 'Explain' })).toHaveAttribute('aria-selected', 'true')
  await expect(wall).toHaveCount(0)
  const missing = bar(page).getByRole('region', { name: /^Not shown on this page/ })
  await missing
    .getByRole('listitem')
    .filter({ hasText: 'festival-wall' })
    .getByRole('link', { name: 'View before its end' })
    .click()
  await expect(wall).toBeAttached()
})

test('beside the bar the page answers to its own width, at the bottom to its height, and the bar is as wide as it is pulled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  await open(page)
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await expect(menu).toHaveCount(0)
  await room(page, 'Explain')
  // 680 pixels are left.
  await expect(menu).toBeVisible()
  expect(await page.evaluate(() => document.body.getBoundingClientRect().width)).toBe(680)
  expect(await page.evaluate(() => matchMedia('(min-width: 768px)').matches)).toBe(false)
  const grip = bar(page).getByRole('separator')
  await grip.hover()
  await page.mouse.down()
  await page.mouse.move(800, 300, { steps: 4 })
  await page.mouse.up()
  await expect(menu).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.body.getBoundingClientRect().width)).toBe(800)
  await bar(page).getByRole('button', { name: 'Dock bottom' }).click()
  await expect.poll(() => page.evaluate(() => document.body.getBoundingClientRect().width)).toBe(1200)
  await page.reload()
  await expect(bar(page).getByRole('separator', { name: 'Height of the bar' })).toBeVisible()
  expect.soft(await findings(page)).toEqual([])
  // A narrow window has a sheet over half of it.
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(bar(page).getByRole('button', { name: 'Dock bottom' })).toBeHidden()
  expect((await bar(page).boundingBox())?.height).toBeLessThan(500)
})

for (const width of [1440, 1024])
  test(`${width} px: edit: a word is mistyped, named at its place, mended by a press, saved, and seen`, {
    tag: width === 1024 ? '@core' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page)
    await room(page, 'Edit')
    await bar(page).getByRole('combobox', { name: 'File' }).selectOption('modules/home.json')
    await expect(text(page)).toContainText('festival-wall')
    // Into the type of the first module: what may stand there is offered with its meaning.
    const typed = before.replace('"carousel_hero"', '""')
    await text(page).fill(typed)
    await text(page).press('ControlOrMeta+Home')
    await page.evaluate(() => {
      const root = document.querySelector('.mqp-editor__text')?.shadowRoot
      const line = [...(root?.querySelectorAll('.cm-line') ?? [])].find((each) =>
        each.textContent?.includes('"type": ""'),
      )
      if (!line) throw new Error('no line with an empty type')
      line.scrollIntoView()
    })
    const empty = bar(page).locator('.cm-line', { hasText: '"type": ""' })
    await empty.click()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Control+ ')
    const offered = bar(page).getByRole('listbox')
    await expect(offered.getByRole('option', { name: /carousel_hero/ })).toBeVisible()
    await page.keyboard.type('carousel_heros')
    // Once for the list, and once too often: the bar stays.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(bar(page).locator('.cm-lintRange-error').first()).toBeVisible()
    await expect(page.getByText('Unsaved changes, stored in this browser only.')).toBeVisible()
    // What is said of a mistake closes when the text is checked anew, and opens to who points at it again.
    await expect(async () => {
      await page.mouse.move(0, 0)
      await bar(page).locator('.cm-lintRange-error').first().hover()
      await bar(page).getByRole('button', { name: 'Use “carousel_hero”' }).click({ timeout: 5000 })
    }).toPass()
    await expect(bar(page).locator('.cm-lintRange-error')).toHaveCount(0)
    // Then another heading, which stands on the page as soon as it is saved.
    const now = (await text(page).evaluate((element) => (element as HTMLElement).innerText)).length
    expect(now).toBeGreaterThan(0)
    await text(page).fill(before.replace('"display_name": "Festival wall"', '"display_name": "Wall of honour"'))
    await page.keyboard.press('ControlOrMeta+s')
    await expect(bar(page).getByText('Saved modules/home.json')).toBeVisible()
    expect(readFileSync(home, 'utf8')).toContain('"Wall of honour"')
    await expect(page.getByRole('heading', { name: 'Wall of honour' })).toBeAttached()
    await expect(text(page)).toContainText('Wall of honour')
  })

test('a folder that is removed and made again shows its edits as before', async ({ page }) => {
  await open(page)
  const spare = join(folder, '..', 'spare')
  cpSync(folder, spare, { recursive: true })
  const named = (name: string) => before.replace('"display_name": "Festival wall"', `"display_name": "${name}"`)
  rmSync(folder, { recursive: true })
  await expect(page.getByRole('heading', { name: 'Festival wall' })).not.toBeAttached()
  writeFileSync(join(spare, 'modules', 'home.json'), named('Made again'))
  cpSync(spare, folder, { recursive: true })
  await expect(page.getByRole('heading', { name: 'Made again' })).toBeAttached()
  writeFileSync(home, named('Edited after that'))
  await expect(page.getByRole('heading', { name: 'Edited after that' })).toBeAttached()
})

for (const width of [1440, 1024])
  test(`${width} px: what has changed since a commit: its page before and after, in words, with its line, and the next save`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page)
    await room(page, 'Diff')
    await expect(bar(page).getByText('No visible changes since HEAD.')).toBeVisible()
    writeFileSync(home, before.replace('"display_name": "Festival wall"', '"display_name": "Wall of honour"'))
    const pages = bar(page).getByRole('navigation', { name: 'Changed pages' })
    await expect(pages.getByRole('button', { name: '/home' })).toHaveAttribute('aria-current', 'true')
    const sides = ['before', 'after'].map((side) => page.frameLocator(`iframe[title="The page ${side}"]`))
    for (const [at, heading] of ['Festival wall', 'Wall of honour'].entries())
      await expect(sides[at]?.getByRole('heading', { name: heading }) as Locator).toBeAttached()
    // Both are put where it is, and it is framed on both.
    await bar(page)
      .getByRole('button', { name: 'festival-wall: display_name "Wall of honour", was "Festival wall"' })
      .press('Enter')
    for (const side of sides) await expect(side.locator('[data-module="festival-wall"]')).toBeInViewport()
    await expect(bar(page).locator('.mqp-pair__mark')).toHaveCount(2)
    // What is looked at is not pressed, and both are scrolled together, by keys.
    const pair = bar(page).getByRole('group', { name: 'The page, before and after' })
    await pair.press('Home')
    for (const side of sides) await expect(side.locator('[data-module="opening"]')).toBeInViewport()
    await expect(bar(page).getByText('No new problem in the folder, nor on this page.')).toBeVisible()
    expect.soft(await findings(page)).toEqual([])
    await bar(page).getByRole('button', { name: 'Text' }).click()
    await expect(bar(page).locator('pre')).toContainText('~ modules of /home: festival-wall: display_name')
    // The next save: nothing that is seen, and something wrong.
    writeFileSync(
      home,
      before.replace('"slug": "festival-wall",', '"slug": "festival-wall",\n        "colour": "red",'),
    )
    await expect(
      bar(page)
        .getByRole('listitem')
        .filter({ hasText: /colour.*home\.json:\d+/ })
        .first(),
    ).toBeVisible()
    await bar(page)
      .getByRole('button', { name: /^home\.json:/ })
      .first()
      .click()
    await expect(bar(page).getByRole('tab', { name: 'Edit' })).toHaveAttribute('aria-selected', 'true')
  })

test('what is typed survives a reload; what somebody else saved is not written over', async ({ page }) => {
  await open(page)
  await room(page, 'Edit')
  await bar(page).getByRole('combobox', { name: 'File' }).selectOption('modules/home.json')
  await expect(text(page)).toContainText('festival-wall')
  await text(page).fill(before.replace('"display_name": "Festival wall"', '"display_name": "Mine"'))
  await page.reload()
  await bar(page).getByRole('combobox', { name: 'File' }).selectOption('modules/home.json')
  await expect(text(page)).toContainText('Mine')
  writeFileSync(home, before.replace('"display_name": "Festival wall"', '"display_name": "Theirs"'))
  await page.keyboard.press('ControlOrMeta+s')
  // Between opening and saving the file has become another one.
  await bar(page).getByRole('button', { name: 'Save to home.json' }).click()
  await expect(bar(page).getByText(/was changed on disk/)).toBeVisible()
  expect(readFileSync(home, 'utf8')).toContain('"Theirs"')
  await expect(text(page)).toContainText('Mine')
  await bar(page).getByRole('button', { name: 'Discard' }).click()
  await expect(text(page)).toContainText('Theirs')
})

test('the bar says what the check says of the whole folder, and when the page shows what was good last', async ({
  page,
}) => {
  const config = join(folder, 'config.json')
  const good = readFileSync(config, 'utf8')
  const old = join(folder, 'modules', 'old.json')
  await open(page)
  await room(page, /problem/)
  const item = (words: string) => bar(page).getByRole('listitem').filter({ hasText: words })
  const note = (file: string) => bar(page).getByText(`The page shows the last valid ${file}: the saved file is not`)
  try {
    // No page would ever meet a list that nothing names.
    writeFileSync(old, '{ "data": [] }')
    await expect(item('nothing in the config names modules/placement/old/')).toBeVisible()
    writeFileSync(home, before.slice(0, -20))
    await expect(item('is no JSON')).toHaveCount(1)
    await expect(note('modules/home.json')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Festival wall' })).toBeAttached()
    writeFileSync(home, before)
    await expect(item('is no JSON')).toHaveCount(0)
    await expect(note('modules/home.json')).toHaveCount(0)
    // What one word mends, a press mends.
    writeFileSync(home, before.replace('"type": "carousel_hero"', '"tpye": "carousel_hero"'))
    await expect(item('unknown field "tpye"').locator('mark')).toHaveText('"tpye"')
    await item('unknown field "tpye"').getByRole('button', { name: 'Use “type”' }).click()
    await expect(bar(page).getByText('Saved modules/home.json')).toBeVisible()
    await expect(item('unknown field "tpye"')).toHaveCount(0)
    expect(readFileSync(home, 'utf8')).toBe(before)
    writeFileSync(config, good.replace('"routing": [', '"routing": '))
    await expect(note('config.json')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Festival wall' })).toBeAttached()
  } finally {
    rmSync(old, { force: true })
    writeFileSync(config, good)
  }
  await expect(note('config.json')).toHaveCount(0)
})

test('what visitors would not like is found, shown, and leads to its line', async ({ page }) => {
  // A link without words.
  const html = {
    id: 1,
    position: 1,
    module: { slug: 'own', type: 'html_block', content: '<p>Words <a href="/films"></a></p>' },
  }
  const list = JSON.parse(before)
  writeFileSync(home, JSON.stringify({ ...list, data: [html, ...list.data] }, null, 2))
  await open(page)
  await room(page, 'Audit')
  const found = bar(page).getByRole('listitem').filter({ hasText: 'link-name' })
  await expect(found).toHaveCount(1)
  await found.getByRole('button', { name: 'Show' }).click()
  await expect(page.locator('.mqp-outline')).toBeVisible()
  await found.getByRole('button', { name: /^home\.json:\d+$/ }).click()
  await expect(bar(page).locator('.cm-activeLine')).toContainText('"module": {')
  await room(page, 'Audit')
  writeFileSync(home, before)
  await expect(page.locator('#own')).toHaveCount(0)
  await bar(page).getByRole('button', { name: 'Audit again' }).click()
  await expect(bar(page).getByRole('status').filter({ hasText: 'on this page.' })).toBeVisible()
  await expect(found).toHaveCount(0)
})

interface Found {
  what: string
  slug?: string
  label?: string
  picture?: string
  href?: string
  look: string
  kind?: string
  file?: string
  pointer?: string
}

for (const site of ['lumen', 'laurel', 'vault', 'orchard', 'bare', 'broken'])
  test(`${site}: each module, card, menu entry, footer link and part of bar and footer leads to its own line`, {
    tag: site === 'bare' ? '@core' : [],
  }, async ({ page }) => {
    await open(page, site)
    await expect(page.locator('[data-module]')).not.toHaveCount(0)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(page.locator('footer, main').last()).toBeVisible()
    // What the bar knows of the site comes after the page.
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const from = (path: string) => import(/* @vite-ignore */ path)
          return (await from('/src/preview/service/ServiceState.tsx')).shownSite.get() !== undefined
        }),
      )
      .toBe(true)
    const found: Found[] = await page.evaluate(async () => {
      const from = (path: string) => import(/* @vite-ignore */ path)
      const { explain, EXPLAINED } = await from('/src/preview/explain/explained.ts')
      const { shownSite } = await from('/src/preview/service/ServiceState.tsx')
      return [...document.querySelectorAll<HTMLElement>(EXPLAINED)]
        .filter((element) => element.tagName !== 'MAIN')
        .map((element) => {
          const said = explain(element, shownSite.get())
          const { module, card } = element.dataset
          const isPart = said?.kind.startsWith('part') || element.tagName !== 'A'
          return {
            what: card ? 'card' : module ? 'module' : isPart ? 'part' : 'link',
            slug: card ?? module,
            label: element.textContent?.replace(/\(opens in a new tab\)/, '').trim(),
            picture: element.querySelector('img')?.getAttribute('src') ?? undefined,
            href: element.getAttribute('href') ?? undefined,
            look: element.className,
            kind: said?.kind,
            file: said?.place.file,
            pointer: said?.place.pointer,
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
    const wrong = found.filter(({ what, slug, label = '', picture, href, look, kind, file, pointer }) => {
      // Of the way to sign in a config may say nothing, of bar and brand neither: the site itself put them there.
      if (!kind) {
        if (/^mq-top /.test(look)) return config.includes('"navbar"')
        if (/logo/.test(look)) return /"(?:site_title|distributor|logo)"/.test(config)
        return !/^\/(?:login|logout)/.test(href ?? '')
      }
      if (!file || pointer === undefined) return true
      const tree = parseTree(textOf(file))
      const steps = pointer
        .split('/')
        .slice(1)
        .map((step) => (/^\d+$/.test(step) ? Number(step) : step))
      // What the service filled in, the episodes of a series, stands in no file: its module does.
      const whole = kind === 'card' ? ['data', steps[1] ?? 0, 'module'] : steps
      const node = tree && (findNodeAtLocation(tree, steps) ?? findNodeAtLocation(tree, whole))
      if (!node) return true
      const around = textOf(file).slice(node.offset, node.offset + node.length)
      if (what === 'module') return !around.includes(`"${slug?.replace(/-\d+$/, '')}`)
      // A picture is named there, words stand there; what holds others is a field of the config.
      if (/logo/.test(look)) return !around.includes(picture ?? label)
      if (what === 'part')
        return !/^\/(?:site_config\/(?:navbar|footer|languages|routing|cookies_consent)|site_title|distributor|content_owners)/.test(
          pointer,
        )
      if (what === 'link') return !around.includes(`"${label}"`) && !around.includes(JSON.stringify(label))
      return kind === 'card' && !/\/content\/\d+$/.test(pointer)
    })
    expect(wrong).toEqual([])
    expect(found.filter(({ what }) => what === 'module').length).toBeGreaterThan(0)
  })

test('catalogue: found by a word, its example lives, follows its controls, and is checked', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto(`${server.origin}/__marquee/catalogue?preview.viewer=viewer&preview.consent=reject`)
  await page.getByRole('searchbox').fill('title_grid columns')
  await page.getByRole('link', { name: /^title_grid/ }).press('Enter')
  const frame = page.frameLocator('iframe')
  const cards = frame.locator('[data-module] [data-card]')
  await expect(cards).toHaveCount(12, { timeout: 60_000 })
  await expect(page.getByText('axe found no violations in the example.')).toBeVisible()
  expect.soft(await findings(page)).toEqual([])
  // What a control says stands in the JSON, and at once in the frame, which is not loaded anew.
  await frame.locator('html').evaluate((root) => root.setAttribute('data-same', ''))
  await page.getByRole('textbox', { name: 'display_name' }).fill('By lamplight')
  await expect(page.getByRole('textbox', { name: 'JSON' })).toHaveValue(/"display_name": "By lamplight"/)
  await expect(frame.getByRole('heading', { name: 'By lamplight' })).toBeVisible()
  await expect(frame.locator('html[data-same]')).toBeAttached()
  await page.getByRole('spinbutton', { name: 'config.rows' }).fill('0')
  await expect(page.getByRole('listitem').filter({ hasText: '/config/rows' })).toContainText('Error')
  await page.getByRole('button', { name: 'Reset to the example' }).click()
  // States are links, and the address says them.
  await page.getByRole('link', { name: 'failed' }).click()
  await expect(page).toHaveURL(/\?state=failed$/)
  await expect(frame.getByRole('button', { name: /^Try again/ })).toBeVisible()
  await page.getByRole('link', { name: 'as it is' }).click()
  await page.getByRole('link', { name: 'right to left' }).click()
  await expect(frame.locator('html[dir=rtl] [data-card]')).toHaveCount(12)
})
