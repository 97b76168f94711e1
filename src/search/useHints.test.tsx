import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DataProvider } from '../data/DataContext'
import { createQueryStore } from '../data/queryStore'
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
  const scope = {
    site: 'hints',
    visitor: 0,
    http: { get } as never,
    queries: createQueryStore(),
    validate: async (_response: unknown, data: unknown) => data as never,
    onListRead: () => {},
  }
  const source = { scope: () => scope, subscribe: () => () => {} }
  return { source, waiting }
}

test('debounces requests and ignores late responses', async () => {
  const { source, waiting } = slowService()
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <DataProvider value={source}>{children}</DataProvider>
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
