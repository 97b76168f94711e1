import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLiveEdits } from './liveEdits'

// Detached, because the test DOM would load style sheets of the document.
const root = document.createElement('div')
const reload = vi.fn()
const reread = vi.fn(async () => {})
const site = { lists: reread, restyled: vi.fn() }

beforeEach(() => {
  root.innerHTML = '<link rel="stylesheet" href="http://site.example/site/brand.css">'
  vi.stubGlobal('fetch', async () => Response.json({ site: 'lumen' }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test.each([
  ['lumen', 'config.json', 'reload'],
  ['lumen', 'modules/home.json', 'reread'],
  ['lumen', 'modules/title/7.json', 'reread'],
  ['lumen', 'brand.css', 'sheet'],
  ['lumen', 'fonts/fonts.css', 'reload'],
  ['lumen', 'logo.svg', 'reload'],
  [undefined, 'titles/metropolis.json', 'reread'],
  ['laurel', 'config.json', 'nothing'],
  ['laurel', 'brand.css', 'nothing'],
])('for a saved file of %s, %s: %s', async (of, path, what) => {
  const edits = createLiveEdits(root, reload)
  edits.join(site)
  await edits.take({ site: of, path })
  expect(reload).toHaveBeenCalledTimes(what === 'reload' ? 1 : 0)
  expect(reread).toHaveBeenCalledTimes(what === 'reread' ? 1 : 0)
  expect(root.querySelectorAll('link')).toHaveLength(what === 'sheet' ? 2 : 1)
})

test('reloads the page for a saved list if no site is mounted', async () => {
  const edits = createLiveEdits(root, reload)
  edits.join(site)()
  await edits.take({ site: 'lumen', path: 'modules/home.json' })
  expect(reload).toHaveBeenCalledTimes(1)
})

test('applies a file saved in several steps once', async () => {
  const edits = createLiveEdits(root, reload)
  edits.join(site)
  edits.take({ site: 'lumen', path: 'modules/home.json' })
  await edits.take({ site: 'lumen', path: 'modules/home.json' })
  expect(reread).toHaveBeenCalledTimes(1)
})
