import { expect, open, test } from '../support/test'

/** What an engineer sees first: the console of a site that nobody has touched. */
const LOADS = [
  ['lumen', '/', {}],
  ['laurel', '/', {}],
  ['laurel', '/', { clock: '2026-11-08T02:37:52Z' }],
  ['vault', '/questions', {}],
  ['vault', '/collections', { viewer: 'moderator' }],
  ['vault', '/collections/potemkin-restored', { viewer: 'moderator' }],
  ['vault', '/collections/potemkin-restored/potemkin-restored-1', { viewer: 'moderator' }],
  ['orchard', '/', { clock: '2026-11-15T12:30:00Z' }],
  ['bare', '/', {}],
] as const

for (const [site, path, choices] of LOADS) {
  test(`${site}${path} writes no error and no warning ${JSON.stringify(choices)}`, async ({ page }) => {
    const said: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(`${message.text()} ${message.location().url}`)
    })
    await open(page, site, path, { viewer: 'signed-out', ...choices })
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await page.waitForLoadState('networkidle')
    expect(said).toEqual([])
  })
}
