import { act, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCalmScroll } from './Columns'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function List({ long }: { long: boolean }) {
  useCalmScroll(long)
  return null
}
const glass = () => document.querySelector<HTMLElement>('.mq-glass')

test('a pane stands before a long list while the page scrolls', () => {
  const { unmount } = render(<List long />)
  expect(glass()?.hidden).toBe(true)
  fireEvent.scroll(window)
  expect(glass()?.hidden).toBe(false)
  act(() => void vi.advanceTimersByTime(249))
  fireEvent.scroll(window)
  act(() => void vi.advanceTimersByTime(249))
  expect(glass()?.hidden).toBe(false)
  act(() => void vi.advanceTimersByTime(1))
  expect(glass()?.hidden).toBe(true)
  unmount()
  expect(glass()).toBeNull()
})

test('none before a short one', () => {
  render(<List long={false} />)
  fireEvent.scroll(window)
  expect(glass()).toBeNull()
})
