import { act, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useScrollShield } from './useScrollShield'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function List({ long }: { long: boolean }) {
  useScrollShield(long)
  return null
}
const findShield = () => document.querySelector<HTMLElement>('.mq-glass')

test('covers a long list from the first scroll event until 250 ms after the last one', () => {
  const { unmount } = render(<List long />)
  expect(findShield()?.hidden).toBe(true)
  fireEvent.scroll(window)
  expect(findShield()?.hidden).toBe(false)
  act(() => void vi.advanceTimersByTime(249))
  fireEvent.scroll(window)
  act(() => void vi.advanceTimersByTime(249))
  expect(findShield()?.hidden).toBe(false)
  act(() => void vi.advanceTimersByTime(1))
  expect(findShield()?.hidden).toBe(true)
  unmount()
  expect(findShield()).toBeNull()
})

test('does not cover a short list', () => {
  render(<List long={false} />)
  fireEvent.scroll(window)
  expect(findShield()).toBeNull()
})
