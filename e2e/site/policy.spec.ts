import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type NeededSource, neededSources } from '../../src/ssr/headers/siteSources'
import { type SiteServer, serveSite } from '../support/serveSite'
import { expect, test } from '../support/test'

/** A site with a resource of each kind from another origin. */
const siteConfig = {
  schema_version: 2,
  mux_code: 'never-used-here',
  site_config: {
    allow_unauthed_details: true,
    auth: { disabled: true },
    css: ['https://type.example/x.css'],
    scripts: [{ src: 'https://tag.example/a.js', category: 'necessary' }],
    routing: [
      { route: '/home', component: 'home', label: 'Home', modules_uri: 'modules/placement/home/' },
      { route: '/houses', component: 'iframe', label: 'Houses', src: 'https://frame.example/houses' },
      { route: '/programme', component: 'pdf', label: 'Programme', src: 'https://files.example/programme.pdf' },
    ],
  },
}

const CORS_HEADERS = { 'access-control-allow-origin': '*' }
const fontBytes = readFileSync(`fixtures/sites/lumen/fonts/${fontName()}`)
const EXTERNAL_RESPONSES: Record<
  string,
  { contentType: string; body: string | Buffer; headers?: Record<string, string> }
> = {
  'https://tag.example/a.js': {
    contentType: 'text/javascript',
    body: "fetch('https://tag.example/beacon').then(() => document.documentElement.setAttribute('data-tag', ''))",
  },
  'https://tag.example/beacon': { contentType: 'text/plain', body: '', headers: CORS_HEADERS },
  'https://type.example/x.css': {
    contentType: 'text/css',
    body: '@font-face{font-family:Elsewhere;src:url(https://type.example/x.woff2)}:root{--mq-font-text:Elsewhere}',
  },
  'https://type.example/x.woff2': { contentType: 'font/woff2', body: fontBytes, headers: CORS_HEADERS },
  'https://frame.example/houses': { contentType: 'text/html', body: '<title>Houses</title><h1>Houses of 1927</h1>' },
  'https://files.example/programme.pdf': {
    contentType: 'application/pdf',
    body: readFileSync('fixtures/sites/lumen/programme.pdf'),
    headers: CORS_HEADERS,
  },
}

function fontName(): string {
  const found = /fonts\/([\w.-]+\.woff2)/.exec(readFileSync('fixtures/sites/lumen/brand.css', 'utf8'))?.[1]
  if (!found) throw new Error('lumen has no font')
  return found
}

let folder: string
let server: SiteServer

// All tests share one server.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-policy-'))
  mkdirSync(join(folder, 'modules'))
  writeFileSync(join(folder, 'config.json'), JSON.stringify(siteConfig))
  writeFileSync(join(folder, 'modules', 'home.json'), readFileSync('fixtures/sites/bare/modules/home.json'))
  server = await serveSite(folder)
})
test.afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The policy directive for each resource type of Playwright. */
const DIRECTIVE_BY_RESOURCE_TYPE: Record<string, string> = {
  script: 'script-src',
  fetch: 'connect-src',
  xhr: 'connect-src',
  stylesheet: 'style-src',
  font: 'font-src',
  document: 'frame-src',
}

/** Responds for all other origins. @returns the directives and origins that were used */
async function respondForOtherOrigins(page: Page): Promise<Set<string>> {
  const used = new Set<string>()
  await page.route(/^https:/, (route) => {
    const request = route.request()
    used.add(`${DIRECTIVE_BY_RESOURCE_TYPE[request.resourceType()]} ${new URL(request.url()).origin}`)
    const answer = EXTERNAL_RESPONSES[request.url()]
    return answer ? route.fulfill(answer) : route.abort()
  })
  return used
}

/** Opens every page of the site and waits for its external resources. */
async function visitAllPages(page: Page): Promise<void> {
  await page.goto(server.url)
  await expect(page.locator('html')).toHaveAttribute('data-tag', '')
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px Elsewhere'))).toBe(true)
  await page.goto(`${server.url}houses`)
  await expect(page.frameLocator('main iframe').getByRole('heading')).toHaveText('Houses of 1927')
  await page.goto(`${server.url}programme`)
  await expect(page.locator('main canvas').first()).toBeVisible()
}

/** Allowed sources that no page has used, with the config fields that require them. */
const unusedSources = (needed: NeededSource[], used: ReadonlySet<string>) =>
  needed
    .filter(({ directive, origin }) => !used.has(`${directive} ${origin}`))
    .map(({ directive, origin, because }) => `${directive} ${origin}: ${because.join(', ')}`)

test('allows only origins that the pages use, and names the field of an unused one', { tag: '@core' }, async ({
  page,
}) => {
  const used = await respondForOtherOrigins(page)
  await visitAllPages(page)
  // The test fixture fails on policy violations.
  expect(unusedSources(neededSources(siteConfig), used)).toEqual(['connect-src https://*.litix.io: mux_code'])
})

test('reports a violation where the policy lacks an origin', async ({ page, watch }) => {
  await respondForOtherOrigins(page)
  await page.route(`${server.url}houses`, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': policy = '', ...headers } = response.headers()
    expect(policy).toContain(' https://frame.example')
    const narrowed = policy.replace(' https://frame.example', '')
    return route.fulfill({ response, headers: { ...headers, 'content-security-policy': narrowed } })
  })
  await page.goto(`${server.url}houses`)
  await expect.poll(() => watch.violations).toEqual([expect.stringMatching(/frame-src.*https:\/\/frame\.example/)])
  await page.close()
  // Otherwise the test fixture would fail on these reports.
  watch.violations.length = 0
  watch.errors.length = 0
})
