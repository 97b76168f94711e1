import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import type { Page } from '@playwright/test'
import { diffLines } from 'diff'
import { type DevServer, startDevServer } from './devServer'
import { expect as expectIn, test } from './test'

// The development server compiles each file on its first request.
export const expect = expectIn.configure({ timeout: 60_000 })

interface Options {
  /** A folder of `fixtures/sites`, or the texts of the files of a new one. */
  site: string | Readonly<Record<string, string>>
}

/**
 * Starts the development server for a copy of a site, for all tests of a file, in series. The copy is restored after each
 * test.
 */
export function composeSite({ site }: Options) {
  const folder = join(mkdtempSync(join(tmpdir(), 'marquee-compose-')), 'cinema')
  const before = new Map<string, Buffer>()
  let server: DevServer

  test.describe.configure({ mode: 'serial', timeout: 120_000 })
  test.beforeAll(async () => {
    if (typeof site === 'string') cpSync(join('fixtures/sites', site), folder, { recursive: true })
    else mkdirSync(folder)
    for (const [path, text] of typeof site === 'string' ? [] : Object.entries(site)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    for (const path of filesIn(folder)) before.set(path, readFileSync(join(folder, path)))
    server = await startDevServer(folder)
  })
  test.afterEach(() => {
    for (const path of filesIn(folder)) if (!before.has(path)) rmSync(join(folder, path))
    for (const [path, bytes] of before) writeFileSync(join(folder, path), bytes)
  })
  test.afterAll(async () => {
    await server?.close()
    rmSync(dirname(folder), { recursive: true, force: true })
  })

  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const original = (path: string) => before.get(path)?.toString('utf8') ?? ''
  return {
    folder,
    read,
    original,
    write: (path: string, text: string) => writeFileSync(join(folder, path), text),
    files: () => filesIn(folder),

    /** Opens Compose and waits for the page in its canvas. @param search of the preview, such as `preview.viewer=guest` */
    async open(page: Page, path = '/home', search = 'preview.viewer=viewer&preview.consent=reject') {
      await page.goto(`${server.origin}/__marquee/compose?page=${encodeURIComponent(path)}&${search}`)
      await expect(canvas(page).locator('[data-module]').first()).toBeVisible()
      await expect(outline(page).getByRole('button').first()).toBeVisible()
      await waitForCanvas(page)
    },

    /** Lines of a file that were added and removed on disk, without their indent. */
    changedLines(path: string): string[] {
      return diffLines(original(path), read(path)).flatMap(({ added, removed, value }) =>
        added || removed
          ? value
              .trimEnd()
              .split('\n')
              .map((line) => `${added ? '+' : '-'} ${line.trim()}`)
          : [],
      )
    },
    origin: () => server.origin,
  }
}

/** Waits until parts of the page can be pressed. */
export const waitForCanvas = (page: Page) =>
  expect(page.locator('.mqp-canvas__sheet')).toHaveAttribute('aria-busy', 'false')

export const canvas = (page: Page) => page.frameLocator('iframe[title="The page"]')
export const outline = (page: Page) => page.getByRole('navigation', { name: 'Parts of the page' })
export const selectedPart = (page: Page) => page.getByRole('region', { name: 'Selected part' })
export const status = (page: Page) => page.getByRole('status').last()

/** Shows one of the two panels. On windows from 1100 px on both are shown. */
export async function showPanel(page: Page, name: 'Parts' | 'Details'): Promise<void> {
  const button = page.getByRole('group', { name: 'Panel', exact: true }).getByRole('button', { name })
  if (await button.isVisible()) await button.click()
}

/** Opens a part of the site in the left panel. */
export async function openSection(page: Page, name: string): Promise<void> {
  await showPanel(page, 'Parts')
  await page.getByRole('button', { name: 'Site', exact: true }).click()
  await page.getByRole('navigation', { name: 'Parts of the site' }).getByRole('button', { name }).click()
}

/** Saves all changes. Waits for a state that stays: the status line may show a later announcement. */
export async function save(page: Page): Promise<void> {
  const review = page.getByRole('button', { name: 'Review and save' })
  await review.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save all' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(review).toBeDisabled()
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile())
    .map((path) => relative(folder, path))
}
