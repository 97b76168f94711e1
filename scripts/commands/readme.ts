import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
// @ts-expect-error: plain JavaScript, it runs before anything is installed
import { ensureBrowser } from '../setup/ensureBrowser.mjs'
import { readOptions, runCommand } from './runCommand'

const PORT = 4197
const ORIGIN = `http://127.0.0.1:${PORT}`
const BRANDS = ['lumen', 'laurel', 'vault', 'orchard', 'bare', 'broken']
/** Of the moving picture, in CSS pixels. */
const STAGE = { width: 1280, height: 720 }

const USAGE = `Makes the pictures of README.md anew: six brands, and an edit that shows at once.
  npm run readme`

await runCommand(USAGE, async () => {
  readOptions({})
  const root = mkdtempSync(join(tmpdir(), 'marquee-readme-'))
  const folder = join(root, 'cinema')
  const home = join(folder, 'modules', 'home.json')
  cpSync('fixtures/sites/lumen', folder, { recursive: true })
  const list = JSON.parse(readFileSync(home, 'utf8'))
  // What the moving picture is about stands at the top of the page and of the file.
  list.data = list.data.filter(({ module }: { module: { slug: string } }) => module.slug === 'festival-wall')
  for (const { module } of list.data) module.content = module.content.slice(0, 6)
  writeFileSync(home, `${JSON.stringify(list, null, 2)}\n`)

  const server = spawn(process.execPath, [
    'scripts/run.mjs',
    'scripts/commands/dev.ts',
    '--site',
    folder,
    '--port',
    `${PORT}`,
  ])
  await new Promise<void>((ready, fail) => {
    server.stdout.on('data', (text) => String(text).includes('http://') && ready())
    server.on('exit', (code) => fail(new Error(`The development server ended with ${code}.`)))
  })
  const browser = await chromium.launch({ executablePath: ensureBrowser() })
  try {
    await brands(browser)
    await edit(browser)
  } finally {
    await browser.close()
    server.kill()
    rmSync(root, { recursive: true, force: true })
  }
  return 0
})

async function visit(page: Page, site: string): Promise<void> {
  const choices = new URLSearchParams({
    'preview.site': site,
    'preview.viewer': 'viewer',
    'preview.clock': '2026-11-22T12:00:00Z',
    'preview.consent': 'reject',
  })
  await page.goto(`${ORIGIN}/?${choices}`)
  await page.locator('[data-module], main h1').first().waitFor({ timeout: 60_000 })
  // Until its pictures have come: some sites never stop asking.
  await page.waitForTimeout(2500)
  await page.addStyleTag({ content: '.mqp-pill { opacity: 0 }' })
}

/** The first screens of the six brands, in two lines. */
async function brands(browser: Browser): Promise<void> {
  const [width, height, gap] = [480, 300, 12]
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const pictures: Buffer[] = []
  for (const brand of BRANDS) {
    await visit(page, brand)
    pictures.push(
      await sharp(await page.screenshot())
        .resize(width, height)
        .toBuffer(),
    )
  }
  await page.close()
  const composed = pictures.map((input, at) => ({
    input,
    left: (at % 3) * (width + gap),
    top: Math.floor(at / 3) * (height + gap),
  }))
  const whole = { width: width * 3 + gap * 2, height: height * 2 + gap, channels: 4 as const }
  await sharp({ create: { ...whole, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite(composed)
    .webp({ quality: 78 })
    .toFile('docs/images/brands.webp')
}

/** A heading is changed, and stands on the page; a type is mistyped, named at its place, and mended by a press. */
async function edit(browser: Browser): Promise<void> {
  const frames: { picture: Buffer; delay: number }[] = []
  const page = await browser.newPage({ viewport: STAGE, reducedMotion: 'reduce' })
  const take = async (delay: number) => {
    frames.push({
      picture: await sharp(await page.screenshot())
        .resize(960, 540)
        .toBuffer(),
      delay,
    })
  }
  await visit(page, 'cinema')
  await page.getByRole('button', { name: /^Preview/ }).press('Enter')
  await page.getByRole('tab', { name: 'Edit' }).click()
  await page.getByRole('combobox', { name: 'File' }).selectOption('modules/home.json')
  const line = (text: string) => page.locator('.cm-line', { hasText: text })
  await line('"display_name": "Festival wall"').click()
  await take(1400)
  await page.keyboard.press('End')
  for (let at = 0; at < 'Festival wall",'.length; at++) await page.keyboard.press('Backspace')
  for (const word of ['Six ', 'posters, ', 'one ', 'wall",']) {
    await page.keyboard.type(word)
    await page.keyboard.press('Escape')
    await take(260)
  }
  await page.keyboard.press('ControlOrMeta+s')
  await page.getByRole('heading', { name: 'Six posters, one wall' }).waitFor()
  await take(1800)
  await line('"type": "carousel_show"').click()
  await page.keyboard.press('End')
  for (let at = 0; at < 'how",'.length; at++) await page.keyboard.press('Backspace')
  await page.keyboard.type('hwo",')
  await page.keyboard.press('Escape')
  const wrong = page.locator('.cm-lintRange-error').first()
  await wrong.waitFor()
  await wrong.hover()
  const mend = page.getByRole('button', { name: 'Use “carousel_show”' })
  await mend.waitFor()
  await take(2600)
  await mend.click()
  await wrong.waitFor({ state: 'detached' })
  await page.mouse.move(300, 600)
  await take(1800)
  await page.close()
  await sharp(
    frames.map(({ picture }) => picture),
    { join: { animated: true } },
  )
    .webp({ quality: 72, loop: 0, delay: frames.map(({ delay }) => delay) })
    .toFile('docs/images/live-edit.webp')
}
