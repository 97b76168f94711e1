import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { INITIAL_COUNT, itemsToCover, useRenderedCount } from './useRenderedCount'

const STEP = 24
afterEach(() => vi.unstubAllGlobals())

test.each([
  [100, 50, STEP],
  [100 * STEP, 50, 2 * STEP],
  [100 * STEP + 1, 50, 3 * STEP],
  [0, 50, STEP],
  [-500, 50, STEP],
  [500, 0, STEP],
  [500, Number.NaN, STEP],
])('covers %d pixels by items of %d pixels with %d items', (distance, itemHeight, items) => {
  expect(itemsToCover(distance, itemHeight, STEP)).toBe(items)
})

function List({ total }: { total: number }) {
  const rest = useRef<HTMLLIElement>(null)
  const count = useRenderedCount(total, STEP, rest)
  return (
    <ul data-count={count}>
      <li ref={rest} />
    </ul>
  )
}
const renderedCount = () => Number(document.querySelector('ul')?.dataset.count)

test('renders a long list in steps, and several steps together after a jump', () => {
  let reportVisible: (height: number, top: number) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: object[]) => void) {
        reportVisible = (height, top) => report([{ isIntersecting: true, boundingClientRect: { height, top } }])
      }
      observe() {}
      disconnect() {}
    },
  )
  render(<List total={1000} />)
  expect(renderedCount()).toBe(INITIAL_COUNT)
  act(() => reportVisible((1000 - INITIAL_COUNT) * 50, window.innerHeight * 2 - 10))
  expect(renderedCount()).toBe(INITIAL_COUNT + STEP)
  act(() => reportVisible((1000 - INITIAL_COUNT - STEP) * 50, -400 * 50))
  expect(renderedCount()).toBeGreaterThan(INITIAL_COUNT + STEP + 400)
  expect(renderedCount()).toBeLessThan(1000)
})

test('renders a short list completely', () => {
  render(<List total={12} />)
  expect(renderedCount()).toBe(12)
})
