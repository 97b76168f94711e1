import { findCutContent } from '../support/layoutFaults'
import { expect, multiplyTimeout, open, test } from '../support/test'

/** A word of 103 letters without a break, as in generated names or German compounds. */
const LONG_WORD =
  'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaftsmitgliederversammlung'

const NAME_FIELDS = new Set([
  'name',
  'title_name',
  'display_name',
  'label',
  'heading',
  'title',
  'collection_title',
  'kicker',
  'last_name',
])
const TEXT_FIELDS = new Set([
  'description',
  'summary',
  'summary_190',
  'summary_400',
  'content',
  'distributor',
  'comment',
])

const PATHS_BY_SITE: [site: string, paths: string[]][] = [
  ['lumen', ['/home', '/serials', '/genres', '/genres/horror', '/titles', '/short-nights', '/search?search=the']],
  [
    'lumen',
    ['/title/metropolis', '/title/les-vampires', '/how-we-choose', '/login', '/history?preview.progress=faust:900'],
  ],
  ['laurel', ['/home?preview.clock=2026-11-20T12:00:00Z', '/rules', '/title/sunrise']],
  ['vault', ['/home?preview.viewer=viewer', '/recommendations', '/login?preview.viewer=signed-out']],
  [
    'vault',
    [
      '/collections?preview.viewer=moderator',
      '/collections/potemkin-restored',
      '/collections/potemkin-restored?layout=list',
      '/collections/potemkin-restored?tab=conversations',
      '/collections/potemkin-restored?tab=collaborators',
      '/collections/potemkin-restored/potemkin-restored-1',
      '/collections/potemkin-restored/potemkin-restored-8?tab=details',
    ],
  ],
  ['orchard', ['/home?preview.clock=2026-11-20T12:00:00Z', '/stories', '/search']],
]

for (const [site, paths] of PATHS_BY_SITE) {
  test(`cuts no text with a very long word on ${site} ${paths[0]} and others`, async ({ page }) => {
    multiplyTimeout(paths)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route(/\/api\/v\d\//, async (route) => {
      const response = await route.fetch()
      const json = await response.json().catch(() => undefined)
      return json === undefined ? route.fulfill({ response }) : route.fulfill({ response, json: insertLongWord(json) })
    })
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await open(page, site, path)
      await expect(page.locator('main :is(h1, h2)').first()).toBeAttached()
      for (const width of [1280, 360, 320]) {
        await page.setViewportSize({ width, height: 900 })
        // The mobile bar renders in the next frame.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
        expect.soft(await findCutContent(page), `${site} ${path} at ${width} px`).toEqual([])
      }
    }
  })
}

/** Replaces names with the long word, and appends it to texts. */
function insertLongWord(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => insertLongWord(each, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, insertLongWord(each, name)]))
  if (typeof value !== 'string' || value === '') return value
  if (NAME_FIELDS.has(key)) return LONG_WORD
  return TEXT_FIELDS.has(key) ? `${value} ${LONG_WORD}` : value
}
