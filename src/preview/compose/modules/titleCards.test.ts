import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findTitles } from './titleCards'

/** A service that does not answer until it is aborted. */
const fetchUntilAborted = (_: string, { signal }: { signal?: AbortSignal }) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError'))))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['without an abort signal', undefined],
  ['with an abort signal', new AbortController().signal],
])('rejects after 3 seconds without an answer, %s', async (_, signal) => {
  vi.stubGlobal('fetch', vi.fn(fetchUntilAborted))
  const failed = vi.fn()
  findTitles('metropolis', signal).catch(failed)
  await vi.advanceTimersByTimeAsync(2999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledWith(new Error('The service did not answer within 3 seconds.'))
})

test('aborts the request when the caller aborts', async () => {
  vi.stubGlobal('fetch', vi.fn(fetchUntilAborted))
  const stop = new AbortController()
  const found = findTitles('metropolis', stop.signal)
  stop.abort()
  await expect(found).rejects.toThrow('Stopped')
  expect(vi.getTimerCount()).toBe(0)
})

test('reads the titles of an answer, and stops the timeout', async () => {
  const data = [{ slug: 'metropolis', name: 'Metropolis', title_type: 'film', meta: { year: 1927 } }, { name: 'None' }]
  vi.stubGlobal('fetch', async () => Response.json({ data }))
  expect(await findTitles('metropolis')).toEqual([{ slug: 'metropolis', name: 'Metropolis', about: '1927, film' }])
  expect(vi.getTimerCount()).toBe(0)
})

test('rejects an answer with an error status', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  await expect(findTitles('metropolis')).rejects.toThrow('The service answered HTTP 503.')
})
