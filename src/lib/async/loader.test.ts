import { expect, it, vi } from 'vitest'
import { createLoader } from './loader'
import { announceReload } from './pageReload'
import { isPrefetching, prefetchQuietly } from './prefetchQuietly'

const settle = () => new Promise((done) => setTimeout(done))

/** A loader whose load never settles unless it is aborted. */
const pendingLoader = () => {
  const signals: AbortSignal[] = []
  const loader = createLoader((signal) => {
    signals.push(signal)
    return new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
  })
  return { loader, signals }
}

it('aborts a load without subscribers, without an error', async () => {
  const { loader, signals } = pendingLoader()
  loader.load().catch(() => {})
  loader.cancel()
  await settle()
  expect(signals[0]?.aborted).toBe(true)
  expect(loader.state()).toEqual({})
})

it('does not abort a load with a subscriber', () => {
  const { loader, signals } = pendingLoader()
  loader.load().catch(() => {})
  const unsubscribe = loader.subscribe(() => {})
  loader.cancel()
  expect(signals[0]?.aborted).toBe(false)
  unsubscribe()
  loader.cancel()
  expect(signals[0]?.aborted).toBe(true)
})

it('loads again after an abort, unaffected by the old error', async () => {
  const load = vi.fn(async (signal: AbortSignal) => {
    await settle()
    if (signal.aborted) throw new Error('aborted')
    return 'here'
  })
  const loader = createLoader(load)
  loader.load().catch(() => {})
  loader.cancel()
  expect(await loader.load()).toBe('here')
  await settle()
  expect(loader.state()).toEqual({ value: 'here' })
  expect(load).toHaveBeenCalledTimes(2)
})

it('does not abort after the value has loaded', async () => {
  const loader = createLoader(async () => 'here')
  await loader.load()
  loader.cancel()
  expect(loader.read()).toBe('here')
})

it('does not abort a load that is awaited, even without subscribers', async () => {
  const loader = createLoader(async (signal) => {
    await settle()
    if (signal.aborted) throw new Error('aborted')
    return 'here'
  })
  const waiting = loader.wait()
  loader.cancel()
  expect(await waiting).toBe('here')
})

it('keeps no error of a prefetch; a later load retries, even while the prefetch is in flight', async () => {
  const realLoads: boolean[] = []
  const loader = createLoader(async () => {
    realLoads.push(!isPrefetching())
    await settle()
    throw new Error('gone')
  })
  await expect(prefetchQuietly(loader.load)).rejects.toThrow('gone')
  expect(loader.state()).toEqual({})
  prefetchQuietly(loader.load).catch(() => {})
  await expect(loader.load()).rejects.toThrow('gone')
  expect(loader.state().error).toBeInstanceOf(Error)
  expect(realLoads).toEqual([false, false, true])
})

it('withholds an error until it is certain that the page does not reload', async () => {
  let stays = () => {}
  announceReload(
    new Promise<void>((done) => {
      stays = done
    }),
  )
  const loader = createLoader(async () => Promise.reject(new Error('gone')))
  const failed = vi.fn()
  loader.load().catch(failed)
  await settle()
  expect(loader.state()).toEqual({})
  expect(failed).not.toHaveBeenCalled()
  stays()
  await settle()
  expect(loader.state()).toEqual({ error: new Error('gone') })
  expect(failed).toHaveBeenCalled()
})
