import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AddModule } from './AddModule'

const button = () => screen.getByRole('button', { name: 'Add a module' })
const isDisabled = () => button().getAttribute('aria-disabled') === 'true'

test('adds one module at a time, and keeps the focus', async () => {
  let finish = () => {}
  const onAdd = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  render(<AddModule onAdd={onAdd} />)
  button().focus()
  fireEvent.click(button())
  fireEvent.click(button())
  expect(onAdd).toHaveBeenCalledTimes(1)
  expect(isDisabled()).toBe(true)
  expect(document.activeElement).toBe(button())
  await act(async () => finish())
  expect(isDisabled()).toBe(false)
  fireEvent.click(button())
  expect(onAdd).toHaveBeenCalledTimes(2)
})
