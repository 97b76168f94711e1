import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '../support/test'

const folder = mkdtempSync(join(tmpdir(), 'marquee-site-'))
const guide = readFileSync('docs/site-folder.md', 'utf8')
const port = Number(process.env.MARQUEE_PORT ?? 4173) + 1
let server: ChildProcess

/** The first code block of the guide after a line that names a file. */
function example(file: string): string {
  const block = new RegExp(`\`${file.replaceAll('.', '\\.')}\`[^\`]*\`\`\`\\w+\\n([\\s\\S]*?)\`\`\``).exec(guide)?.[1]
  if (!block) throw new Error(`The guide shows no ${file}`)
  return block
}

test.beforeAll(async () => {
  for (const file of ['config.json', 'modules/home.json', 'brand.css']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), example(file))
  }
  server = spawn(process.execPath, [
    'scripts/run.mjs',
    'scripts/commands/serve.ts',
    '--no-build',
    '--site',
    folder,
    '--port',
    String(port),
  ])
  await new Promise<void>((ready, fail) => {
    server.stdout?.on('data', (text) => String(text).includes('http://') && ready())
    server.on('exit', (code) => fail(new Error(`serve ended with ${code}`)))
  })
})

test.afterAll(() => {
  server.kill()
  rmSync(folder, { recursive: true, force: true })
})

test('a site folder written from the guide alone runs', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${port}/`)
  await expect(page.locator('[data-module]').first()).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(16, 20, 24)')
  await expect(page).toHaveTitle(new RegExp(JSON.parse(example('config.json')).distributor))
})
