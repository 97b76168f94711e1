import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyComponent } from './lazyComponent'
import { PanelBoundary } from './PanelBoundary'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const Fields = () => <p>The fields</p>

/** A panel whose code cannot be loaded at first. */
function showPanel() {
  const load = vi.fn(async () => Fields).mockImplementationOnce(() => Promise.reject(new Error('Failed to fetch')))
  const Panel = lazyComponent(load)
  const page = (name: string) => (
    <main tabIndex={-1}>
      <h1>Compose</h1>
      <PanelBoundary resetKey={name}>
        <Panel />
      </PanelBoundary>
    </main>
  )
  const { rerender } = render(page('edit'))
  return { switchTo: (name: string) => rerender(page(name)) }
}

test('shows an error instead of the one panel whose code cannot be loaded, and then the next selected panel', async () => {
  const { switchTo } = showPanel()
  expect((await screen.findByRole('alert')).textContent).toContain('This panel cannot be shown: Failed to fetch.')
  expect(screen.getByRole('heading')).toBeTruthy()
  switchTo('compose')
  expect(await screen.findByText('The fields')).toBeTruthy()
})

test('loads the code of a panel again after "Try again", and focuses the region around it', async () => {
  showPanel()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The fields')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
