import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RuntimeProvider } from '../site/react/RuntimeContext'
import type { Runtime } from '../site/runtime'
import { useHints } from './useHints'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A service whose answers come when the test says so. */
function slowService() {
  const waiting = new Map<string, (slugs: string[]) => void>()
  const get = (path: string) =>
    new Promise((answer) => {
      const words = new URLSearchParams(path.split('?')[1]).get('search') ?? ''
      waiting.set(words, (slugs) => answer({ path, text: '', data: { data: slugs.map((slug) => ({ slug })) } }))
    })
  const runtime = { http: { get }, problems: { add: () => {} }, session: { state: () => ({ epoch: 0 }) } }
  return { runtime: runtime as unknown as Runtime, waiting }
}

test('the service is asked when the typing rests, and a late answer is dropped', async () => {
  const { runtime, waiting } = slowService()
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <RuntimeProvider value={runtime}>{children}</RuntimeProvider>
  )
  const { result, rerender } = renderHook(({ words }) => useHints(words), {
    wrapper,
    initialProps: { words: 'fau' as string | undefined },
  })
  const type = async (words: string | undefined, rest = true) => {
    rerender({ words })
    if (rest) await act(() => vi.runAllTimersAsync())
  }
  const slugs = () => result.current.answer?.titles.map(({ slug }) => slug)

  await type('faus', false)
  await type('faust')
  expect([...waiting.keys()]).toEqual(['faust'])
  await type('judex')
  await act(async () => waiting.get('judex')?.(['judex']))
  expect(slugs()).toEqual(['judex'])
  await act(async () => waiting.get('faust')?.(['faust']))
  expect(slugs()).toEqual(['judex'])

  await type('judexx')
  expect(slugs()).toEqual(['judex'])
  await type(undefined)
  expect(slugs()).toBeUndefined()
})
