import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prefetchQuietly } from '../../src/lib/prefetchQuietly'
import { createLoader } from './loadLazily'

let asked: HTMLLinkElement[] = []

// happy-dom would try to load what stands in the head, and fail at once.
beforeEach(() => {
  asked = []
  vi.spyOn(document.head, 'append').mockImplementation((link) => void asked.push(link as HTMLLinkElement))
})
afterEach(() => {
  vi.restoreAllMocks()
  document.head.innerHTML = ''
})

const settle = (type: 'load' | 'error') => asked[0]?.dispatchEvent(new Event(type))

it('asks for each file once, and for none that the page names', async () => {
  document.head.innerHTML =
    '<link rel="modulepreload" href="/known.js"><script type="text/plain" src="/start.js"></script>'
  const load = createLoader('/')
  expect(await load(async () => 'part', ['known.js', 'start.js', 'new.js', 'its.js'])).toBe('part')
  expect(await load(async () => 'again', ['new.js'])).toBe('again')
  expect(asked.map((link) => link.getAttribute('href'))).toEqual(['/new.js', '/its.js'])
})

it('leaves a single script to the import', async () => {
  await createLoader('/')(async () => 'part', ['only.js'])
  expect(asked).toEqual([])
})

it('gives a part when its styles are there', async () => {
  const load = createLoader('/')
  let given = false
  const part = load(async () => 'part', ['part.css']).then((part) => {
    given = true
    return part
  })
  await new Promise((done) => setTimeout(done))
  expect(given).toBe(false)
  settle('load')
  expect(await part).toBe('part')
})

it('tells what did not come: the error is thrown where nobody takes care of it', async () => {
  const heard = vi.fn()
  addEventListener('vite:preloadError', heard)
  await expect(createLoader('/')(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(heard).toHaveBeenCalledOnce()
  removeEventListener('vite:preloadError', heard)

  const care = (event: Event) => event.preventDefault()
  addEventListener('vite:preloadError', care)
  const part = createLoader('/')(async () => 'part', ['gone.css'])
  await new Promise((done) => setTimeout(done))
  settle('error')
  expect(await part).toBe('part')
  removeEventListener('vite:preloadError', care)
})

it('tells nobody of what was asked for somebody who may come', async () => {
  const heard = vi.fn()
  addEventListener('vite:preloadError', heard)
  const load = createLoader('/')
  await expect(prefetchQuietly(() => load(() => Promise.reject(new Error('gone'))))).rejects.toThrow('gone')
  expect(heard).not.toHaveBeenCalled()
  removeEventListener('vite:preloadError', heard)
})
