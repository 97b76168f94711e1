import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Boundary } from './Boundary'

let broken = true
const Child = () => {
  if (broken) throw new Error('broken on purpose')
  return <p>whole</p>
}
const boundary = (resetKey: unknown) => (
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
  broken = true
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

it('shows the fallback until retried', () => {
  render(boundary('a'))
  broken = false
  act(() => screen.getByText('retry').click())
  expect(screen.getByText('whole')).toBeTruthy()
})

it('renders the children again when the reset key changes, and only then', () => {
  const { rerender } = render(boundary('a'))
  broken = false
  rerender(boundary('a'))
  expect(screen.getByText('retry')).toBeTruthy()
  rerender(boundary('b'))
  expect(screen.getByText('whole')).toBeTruthy()
})
