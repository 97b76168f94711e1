import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('./build', () => ({ ASSETS: '/assets/', build: { id: 'one', entry: '', files: '', never: '' } }))

let names: Set<string>
beforeEach(() => {
  names = new Set()
  vi.resetModules()
  vi.stubGlobal('self', { location: new URL('https://lumen.example/sw.js?base=%2Fapi%2Fv1%2F&brand=lumen') })
  vi.stubGlobal('navigator', { language: 'en' })
  vi.stubGlobal('caches', {
    has: async (name: string) => names.has(name),
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('removes data that was cached while everything was removed', async () => {
  const { BUILD, ANSWERS, takeLeave, whileKept } = await import('./place')
  names.add(BUILD).add('of somebody else')
  let end = () => {}
  const slow = new Promise<void>((done) => {
    end = done
  })
  let begun = () => {}
  const began = new Promise<void>((done) => {
    begun = done
  })
  const kept = whileKept(async () => {
    begun()
    await slow
    names.add(ANSWERS.answer)
  })
  await began
  await takeLeave()
  end()
  await kept
  expect([...names]).toEqual(['of somebody else'])
})

test('caches nothing after the removal', async () => {
  const { BUILD, takeLeave, whileKept } = await import('./place')
  const keep = vi.fn(async () => {})
  await whileKept(keep)
  names.add(BUILD)
  await whileKept(keep)
  await takeLeave()
  names.add(BUILD)
  await whileKept(keep)
  expect(keep).toHaveBeenCalledTimes(1)
})
