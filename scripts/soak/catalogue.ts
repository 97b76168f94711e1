import { startOidc } from '../../fixtures/oidc/startOidc'
import type { Soak } from './soak'

/** So many pages at a time. */
const PAGES = 3
/** How long axe may wait for an example to come, in milliseconds; the first page makes the server ready. */
const PATIENCE = 60_000

/**
 * Opens each page of the catalogue on the development server: the example stands in its frame, the validator takes it, and
 * axe finds nothing in it, nor on the page around it.
 */
export async function catalogue({ browser }: Soak): Promise<string[]> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'development'
  const { createServer } = await import('vite')
  const provider = await startOidc()
  const server = await createServer({
    configFile: 'vite.config.ts',
    configLoader: 'runner',
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', watch: null, hmr: false },
  })
  await server.listen()
  const base = server.resolvedUrls?.local[0] ?? ''
  const wrong: string[] = []
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  const index = await context.newPage()
  await index.goto(`${base}__marquee/catalogue?preview.viewer=viewer`)
  const links = index.locator('.mqc-entries a')
  await links.first().waitFor({ timeout: PATIENCE })
  const queue = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  const count = queue.length
  await context.close()

  const look = async (path: string): Promise<string[]> => {
    const name = path.split('/').slice(-2).join('/')
    const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
    const page = await context.newPage()
    const found: string[] = []
    page.on('pageerror', (error) => found.push(`${name}: ${error.message}`))
    try {
      await page.goto(`${base}${path.slice(1)}`)
      await page.locator('.mqc-looks').waitFor({ timeout: PATIENCE })
      await page.locator('.mqc-sheet iframe').waitFor({ timeout: PATIENCE })
      // Who it is meant for.
      const meant = await page
        .locator('.mqc-viewer a')
        .waitFor({ timeout: 1500 })
        .then(
          () => page.locator('.mqc-viewer a').getAttribute('href'),
          () => undefined,
        )
      if (meant) await page.goto(new URL(meant, base).href)
      const said = page.locator('.mqc-findings [role=status]')
      await said.filter({ hasText: /^(?:axe finds|Could not)/ }).waitFor({ timeout: PATIENCE })
      const lines = await page.locator('.mqc-findings .mqp-problem').allInnerTexts()
      const frame = page.frames().find((each) => each !== page.mainFrame())
      const words = await frame?.evaluate(() => ({
        path: location.pathname,
        text: document.querySelector<HTMLElement>('main, dialog[open]')?.innerText.trim().length ?? 0,
        own: document.querySelectorAll('main [data-module] *, main [data-view] *, main video, main iframe, main img')
          .length,
      }))
      console.log(`     ${name}: ${words?.path}, ${words?.text} letters, ${words?.own} parts`)
      if (!words || words.text + words.own === 0) found.push(`${name}: nothing in its frame`)
      found.push(...lines.map((line) => `${name}: ${line}`))
    } catch (error) {
      found.push(`${name}: ${String(error).split('\n')[0]}`)
    }
    await context.close()
    return found
  }
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) wrong.push(...(await look(path)))
  }
  await Promise.all(Array.from({ length: PAGES }, work))
  console.log(`     ${count} pages of the catalogue`)
  await server.close()
  await provider.close()
  process.env.NODE_ENV = before
  return wrong
}
