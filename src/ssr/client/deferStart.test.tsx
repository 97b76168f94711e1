import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deferStart } from './deferStart'

const START_SCRIPTS = ['/assets/before-abc.js', '/assets/start-abc.js']
const loadScript = vi.fn(async (_address: string) => {})

/** How often the app was started. */
const startCount = () => loadScript.mock.calls.filter(([address]) => address === START_SCRIPTS[0]).length

/** Shows a server-rendered page whose images have not loaded. */
function show(html: string): HTMLImageElement[] {
  document.body.innerHTML = `<div id="ssr">${html}</div><script type="text/plain" data-start="${START_SCRIPTS.join(' ')}"></script>`
  const pictures = [...document.querySelectorAll('img')]
  for (const picture of pictures) Object.defineProperty(picture, 'complete', { value: false, configurable: true })
  return pictures
}

beforeEach(() => {
  vi.useFakeTimers()
  loadScript.mockClear()
})
afterEach(() => vi.useRealTimers())

it.each(['load', 'error'])('starts the app after the %s event of the first image', async (end) => {
  const [card, hero] = show('<img srcset="/c.webp 1w"><img fetchpriority="high" srcset="/h.webp 1w">')
  deferStart(document, loadScript)
  card?.dispatchEvent(new Event(end))
  expect(loadScript).not.toHaveBeenCalled()
  hero?.dispatchEvent(new Event(end))
  await vi.advanceTimersByTimeAsync(5000)
  expect(loadScript.mock.calls.flat()).toEqual(START_SCRIPTS)
})

it('waits for the image of the first card if there is no hero', () => {
  const [, card] = show('<img src="/logo.svg"><img srcset="/c.webp 1w">')
  deferStart(document, loadScript)
  expect(loadScript).not.toHaveBeenCalled()
  card?.dispatchEvent(new Event('load'))
  expect(startCount()).toBe(1)
})

it('starts immediately if the image is complete or the page has none', () => {
  const [hero] = show('<img fetchpriority="high">')
  Object.defineProperty(hero, 'complete', { value: true })
  deferStart(document, loadScript)
  expect(startCount()).toBe(1)
  show('<p>Text</p>')
  deferStart(document, loadScript)
  expect(startCount()).toBe(2)
})

it.each(['pointerdown', 'keydown'])('starts immediately on %s', (act) => {
  show('<img fetchpriority="high">')
  deferStart(document, loadScript)
  document.dispatchEvent(new Event(act))
  expect(startCount()).toBe(1)
})

it('starts only once, after a second at the latest', () => {
  const [hero] = show('<img fetchpriority="high">')
  deferStart(document, loadScript)
  vi.advanceTimersByTime(990)
  expect(loadScript).not.toHaveBeenCalled()
  vi.advanceTimersByTime(20)
  hero?.dispatchEvent(new Event('load'))
  document.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(5000)
  expect(startCount()).toBe(1)
})

it('keeps the server-rendered page if the scripts fail to load', async () => {
  show('<p>Text</p>')
  deferStart(document, () => Promise.reject(new Error('failed to load')))
  await vi.advanceTimersByTimeAsync(1)
  expect(document.querySelector('#ssr p')?.textContent).toBe('Text')
})

it('does nothing on a page without server-rendered content', () => {
  document.body.innerHTML = ''
  deferStart(document, loadScript)
  expect(loadScript).not.toHaveBeenCalled()
})
