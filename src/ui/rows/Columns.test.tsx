import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Columns, useCalmScroll } from './Columns'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

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

test('however many items there are, they stand in order, in few boxes that the browser has to look at', () => {
  const { container, rerender } = render(<Grid total={2000} />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    Array.from({ length: 2000 }, (_, at) => String(at)),
  )
  expect(container.querySelector('.mq-columns')?.children.length).toBeLessThan(40)
  for (const box of container.querySelectorAll('.mq-columns__group')) expect(box.children.length).toBeLessThan(20)
  rerender(<Grid total={61} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(61)
  rerender(<Grid total={7} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(7)
})

const Grid = ({ total }: { total: number }) => (
  <Columns steps={[[0, 3]]} total={total} ratio={1} keyOf={String}>
    {(at) => at}
  </Columns>
)
