import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prefetchQuietly } from '../../src/lib/async/prefetchQuietly'
import { createChunkLoader } from './loadLazily'

let appendedLinks: HTMLLinkElement[] = []

// happy-dom would try to load links in the head, and fail.
beforeEach(() => {
  appendedLinks = []
  vi.spyOn(document.head, 'append').mockImplementation((link) => void appendedLinks.push(link as HTMLLinkElement))
})
afterEach(() => {
  vi.restoreAllMocks()
  document.head.innerHTML = ''
})

const settleFirstLink = (type: 'load' | 'error') => appendedLinks[0]?.dispatchEvent(new Event(type))

it('requests each file once, and none that the page already contains', async () => {
  document.head.innerHTML =
    '<link rel="modulepreload" href="/known.js"><script type="text/plain" src="/start.js"></script>'
  const load = createChunkLoader('/')
  expect(await load(async () => 'part', ['known.js', 'start.js', 'new.js', 'its.js'])).toBe('part')
  expect(await load(async () => 'again', ['new.js'])).toBe('again')
  expect(appendedLinks.map((link) => link.getAttribute('href'))).toEqual(['/new.js', '/its.js'])
})

it('resolves when the style sheets have loaded', async () => {
  const load = createChunkLoader('/')
  let isResolved = false
  const importScript = vi.fn(async () => 'part')
  const part = load(importScript, ['part.css']).then((part) => {
    isResolved = true
    return part
  })
  // The script does not wait for its style sheets.
  expect(importScript).toHaveBeenCalledOnce()
  await new Promise((done) => setTimeout(done))
  expect(isResolved).toBe(false)
  settleFirstLink('load')
  expect(await part).toBe('part')
})

it('dispatches an event for a failed file, and throws unless a listener prevents the default', async () => {
  const listener = vi.fn()
  addEventListener('vite:preloadError', listener)
  await expect(createChunkLoader('/')(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(listener).toHaveBeenCalledOnce()
  removeEventListener('vite:preloadError', listener)

  const preventDefault = (event: Event) => event.preventDefault()
  addEventListener('vite:preloadError', preventDefault)
  const part = createChunkLoader('/')(async () => 'part', ['gone.css'])
  await new Promise((done) => setTimeout(done))
  settleFirstLink('error')
  expect(await part).toBe('part')
  removeEventListener('vite:preloadError', preventDefault)
})

it('throws without an event when a prefetch fails', async () => {
  const listener = vi.fn()
  addEventListener('vite:preloadError', listener)
  const load = createChunkLoader('/')
  await expect(prefetchQuietly(() => load(() => Promise.reject(new Error('gone'))))).rejects.toThrow('gone')
  expect(listener).not.toHaveBeenCalled()
  removeEventListener('vite:preloadError', listener)
})
