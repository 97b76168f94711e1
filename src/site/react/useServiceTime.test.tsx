import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InSite } from '../../catalogue/testing/InSite'
import { useServiceTime } from './useServiceTime'

const wrapper = ({ children }: { children: ReactNode }) => <InSite>{children}</InSite>

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1000 }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each([
  ['reads the clock again when the page becomes visible', 'visible', 5000],
  ['keeps the time while the page is hidden', 'hidden', 1000],
] as const)('%s', (_, visibility, expected) => {
  const { result } = renderHook(() => useServiceTime(), { wrapper })
  expect(result.current).toBe(1000)
  vi.setSystemTime(5000)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe(expected)
})
