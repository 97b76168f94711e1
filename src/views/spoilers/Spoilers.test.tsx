import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aTitle } from '../../catalogue/testing/InSite'
import Spoilers from './Spoilers'

test('hides spoilers on every visit until they are shown, and hides them again', async () => {
  const show = () =>
    render(<Spoilers view={{ type: 'spoilers' }} title={aTitle('faust')} data={'He is saved.\n\nSo is she.'} />)
  const { unmount } = show()
  expect(screen.queryByText('He is saved.')).toBeNull()
  const button = screen.getByRole('button', { name: 'Show spoilers', expanded: false })
  await userEvent.click(button)
  expect(screen.getByText('So is she.')).toBeDefined()
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Hide spoilers' }))
  expect(screen.queryByText('He is saved.')).toBeNull()
  await userEvent.click(button)
  unmount()
  show()
  expect(screen.queryByText('He is saved.')).toBeNull()
})
