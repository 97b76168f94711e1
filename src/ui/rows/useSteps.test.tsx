import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { FIRST, stepsFor, useSteps } from './useSteps'

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
])('%d pixels of %d each are %d items', (distance, each, items) => {
  expect(stepsFor(distance, each, STEP)).toBe(items)
})

function List({ total }: { total: number }) {
  const rest = useRef<HTMLLIElement>(null)
  const count = useSteps(total, STEP, rest)
  return (
    <ul data-count={count}>
      <li ref={rest} />
    </ul>
  )
}
const count = () => Number(document.querySelector('ul')?.dataset.count)

test('a long list comes in steps, and after a jump all that is in sight at once', () => {
  let near: (height: number, top: number) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: object[]) => void) {
        near = (height, top) => report([{ isIntersecting: true, boundingClientRect: { height, top } }])
      }
      observe() {}
      disconnect() {}
    },
  )
  render(<List total={1000} />)
  expect(count()).toBe(FIRST)
  act(() => near((1000 - FIRST) * 50, window.innerHeight * 2 - 10))
  expect(count()).toBe(FIRST + STEP)
  act(() => near((1000 - FIRST - STEP) * 50, -400 * 50))
  expect(count()).toBeGreaterThan(FIRST + STEP + 400)
  expect(count()).toBeLessThan(1000)
})

test('a short list is there at once; without an observer every list is', () => {
  render(<List total={12} />)
  expect(count()).toBe(12)
})
