import { render, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { PanelBoundary } from './PanelBoundary'

afterEach(() => vi.restoreAllMocks())

const FailingPanel = lazy<() => null>(() => Promise.reject(new Error('Failed to fetch')))

test('keeps the rest when the code of a panel cannot be loaded, until another panel is shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const page = (name: string) => (
    <>
      <h1>Compose</h1>
      <PanelBoundary resetKey={name}>
        <Suspense fallback="Loading">{name === 'edit' ? <FailingPanel /> : <p>The fields</p>}</Suspense>
      </PanelBoundary>
    </>
  )
  const { rerender } = render(page('edit'))
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be shown: Failed to fetch.')
  expect(screen.getByRole('heading')).toBeTruthy()
  rerender(page('compose'))
  expect(screen.getByText('The fields')).toBeTruthy()
})
