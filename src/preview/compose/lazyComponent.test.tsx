import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { optionalComponent } from './lazyComponent'

afterEach(() => vi.restoreAllMocks())

test('leaves out an optional component whose code cannot be loaded, and keeps the rest', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Missing = optionalComponent(() => Promise.reject(new TypeError('Failed to fetch')))
  const Loaded = optionalComponent(async () => () => <p>The bar</p>)
  await act(async () =>
    render(
      <>
        <h1>Compose</h1>
        <Missing />
        <Loaded />
      </>,
    ),
  )
  expect(screen.getByRole('heading').parentElement?.textContent).toBe('ComposeThe bar')
})
