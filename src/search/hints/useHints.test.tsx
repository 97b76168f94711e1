import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DataProvider } from '../../data/DataContext'
import { aDataScope } from '../../data/testing/aDataScope'
import { anHttp } from '../../service/http/testing/anHttp'
import { useHints } from './useHints'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A service whose responses the test sends. */
function slowService() {
  const waiting = new Map<string, (slugs: string[]) => void>()
  const get = (path: string) =>
    new Promise((respond) => {
      const terms = new URLSearchParams(path.split('?')[1]).get('search') ?? ''
      waiting.set(terms, (slugs) => respond({ path, text: '', data: { data: slugs.map((slug) => ({ slug })) } }))
    })
  const scope = aDataScope({ site: 'hints', http: anHttp({ get }) })
  const source = { scope: () => scope, subscribe: () => () => {} }
  return { source, waiting }
}

test('debounces requests and ignores late responses', async () => {
  const { source, waiting } = slowService()
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <DataProvider value={source}>{children}</DataProvider>
  )
  const { result, rerender } = renderHook(({ terms }) => useHints(terms), {
    wrapper,
    initialProps: { terms: 'fau' as string | undefined },
  })
  const type = async (terms: string | undefined, waitsForDebounce = true) => {
    rerender({ terms })
    if (waitsForDebounce) await act(() => vi.runAllTimersAsync())
  }
  const slugs = () => result.current.result?.titles.map(({ slug }) => slug)

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
