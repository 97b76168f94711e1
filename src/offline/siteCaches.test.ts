import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('./build', () => ({ ASSETS_PATH: '/assets/', cachedBuild: { id: 'one', entryUrl: '', files: '', never: '' } }))

let cacheNames: Set<string>
beforeEach(() => {
  cacheNames = new Set()
  vi.resetModules()
  vi.stubGlobal('self', { location: new URL('https://lumen.example/sw.js?base=%2Fapi%2Fv1%2F&brand=lumen') })
  vi.stubGlobal('navigator', { language: 'en' })
  vi.stubGlobal('caches', {
    has: async (name: string) => cacheNames.has(name),
    keys: async () => [...cacheNames],
    delete: async (name: string) => cacheNames.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('deletes the site’s caches on stopCaching(), including one that a pending write creates later', async () => {
  const { BUILD_CACHE_NAME, BRAND_CACHE_NAMES, stopCaching, writeToCache } = await import('./siteCaches')
  cacheNames.add(BUILD_CACHE_NAME).add('other project')
  let finish = () => {}
  const finished = new Promise<void>((done) => {
    finish = done
  })
  let start = () => {}
  const started = new Promise<void>((done) => {
    start = done
  })
  const writing = writeToCache(async () => {
    start()
    await finished
    cacheNames.add(BRAND_CACHE_NAMES.response)
  })
  await started
  await stopCaching()
  finish()
  await writing
  expect([...cacheNames]).toEqual(['other project'])
})

test('writes nothing before the build cache exists or after stopCaching()', async () => {
  const { BUILD_CACHE_NAME, stopCaching, writeToCache } = await import('./siteCaches')
  const write = vi.fn(async () => {})
  await writeToCache(write)
  cacheNames.add(BUILD_CACHE_NAME)
  await writeToCache(write)
  await stopCaching()
  cacheNames.add(BUILD_CACHE_NAME)
  await writeToCache(write)
  expect(write).toHaveBeenCalledTimes(1)
})
