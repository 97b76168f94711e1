import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Boundary } from './Boundary'

let isBroken = true
const Child = () => {
  if (isBroken) throw new Error('broken on purpose')
  return <p>whole</p>
}
const boundaryWithChild = (resetKey: unknown) => (
  <Boundary
    resetKey={resetKey}
    fallback={(_, retry) => (
      <button type="button" onClick={retry}>
        retry
      </button>
    )}
  >
    <Child />
  </Boundary>
)

beforeEach(() => {
  isBroken = true
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

it('shows the fallback until retried', () => {
  render(boundaryWithChild('a'))
  isBroken = false
  act(() => screen.getByText('retry').click())
  expect(screen.getByText('whole')).toBeTruthy()
})

it('renders the children again when the reset key changes, and only then', () => {
  const { rerender } = render(boundaryWithChild('a'))
  isBroken = false
  rerender(boundaryWithChild('a'))
  expect(screen.getByText('retry')).toBeTruthy()
  rerender(boundaryWithChild('b'))
  expect(screen.getByText('whole')).toBeTruthy()
})
