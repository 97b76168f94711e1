import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TitleSearch } from './TitleSearch'

afterEach(() => vi.unstubAllGlobals())

test('shows why a search failed', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  render(<TitleSearch used={new Set()} onChoose={vi.fn()} />)
  fireEvent.change(screen.getByLabelText('Add a title'), { target: { value: 'metropolis' } })
  expect(await screen.findByText('The search failed: The service answered 503.')).toBeTruthy()
})
