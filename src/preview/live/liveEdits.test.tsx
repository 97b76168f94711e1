import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLiveEdits } from './liveEdits'

// Detached, because the test DOM would load style sheets of the document.
const root = document.createElement('div')
const reload = vi.fn()
const reloadLists = vi.fn(async () => {})
const site = { reloadLists, onStyleSheet: vi.fn() }

beforeEach(() => {
  root.innerHTML = '<link rel="stylesheet" href="http://site.example/site/brand.css">'
  vi.stubGlobal('fetch', async () => Response.json({ site: 'lumen' }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test.each([
  ['lumen', 'config.json', 'reload page'],
  ['lumen', 'modules/home.json', 'reload lists'],
  ['lumen', 'modules/title/7.json', 'reload lists'],
  ['lumen', 'brand.css', 'replace style sheet'],
  ['lumen', 'fonts/fonts.css', 'reload page'],
  ['lumen', 'logo.svg', 'reload page'],
  [undefined, 'titles/metropolis.json', 'reload lists'],
  ['laurel', 'config.json', 'nothing'],
  ['laurel', 'brand.css', 'nothing'],
])('after a save in the site %s of the file %s: %s', async (of, path, effect) => {
  const edits = createLiveEdits(root, reload)
  edits.mount(site)
  await edits.apply({ site: of, path })
  expect(reload).toHaveBeenCalledTimes(effect === 'reload page' ? 1 : 0)
  expect(reloadLists).toHaveBeenCalledTimes(effect === 'reload lists' ? 1 : 0)
  expect(root.querySelectorAll('link')).toHaveLength(effect === 'replace style sheet' ? 2 : 1)
})

test('reloads the page for a saved list if no site is mounted', async () => {
  const edits = createLiveEdits(root, reload)
  edits.mount(site)()
  await edits.apply({ site: 'lumen', path: 'modules/home.json' })
  expect(reload).toHaveBeenCalledTimes(1)
})

test('applies a file saved in several steps once', async () => {
  const edits = createLiveEdits(root, reload)
  edits.mount(site)
  edits.apply({ site: 'lumen', path: 'modules/home.json' })
  await edits.apply({ site: 'lumen', path: 'modules/home.json' })
  expect(reloadLists).toHaveBeenCalledTimes(1)
})

test.each([
  [['brand.css'], 'replace style sheet'],
  [['modules/home.json'], 'reload lists'],
  [['brand.css', 'modules/home.json'], 'reload lists'],
  [['modules/home.json', 'config.json'], 'reload page'],
])('shows unsaved %s in a frame: %s', async (paths, effect) => {
  root.innerHTML = '<link rel="stylesheet" href="http://site.example/__marquee/frame/one/site/brand.css">'
  const edits = createLiveEdits(root, reload, '/__marquee/frame/one/site/')
  edits.mount(site)
  const shown = edits.show(paths)
  root.querySelectorAll('link')[1]?.dispatchEvent(new Event('load'))
  await shown
  expect(reload).toHaveBeenCalledTimes(effect === 'reload page' ? 1 : 0)
  expect(reloadLists).toHaveBeenCalledTimes(effect === 'reload lists' ? 1 : 0)
  expect(root.querySelector('link')?.href.includes('live=')).toBe(paths.includes('brand.css'))
})

test('waits until an unsaved style sheet has loaded', async () => {
  const edits = createLiveEdits(root, reload)
  edits.mount(site)
  const order: string[] = []
  const shown = edits.show(['brand.css']).then(() => order.push('shown'))
  await new Promise((done) => setTimeout(done))
  order.push('loaded')
  root.querySelectorAll('link')[1]?.dispatchEvent(new Event('load'))
  await shown
  expect(order).toEqual(['loaded', 'shown'])
  expect(site.onStyleSheet).toHaveBeenCalledTimes(1)
})
