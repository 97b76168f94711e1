import { fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { Dialog, lockScroll } from './Dialog'

it('is modal, asks to be closed by Escape and by a press beside it, and gives the focus back', () => {
  const onClose = vi.fn()
  render(<button type="button">Opener</button>)
  screen.getByText('Opener').focus()
  const { unmount } = render(
    <Dialog name="Menu" onClose={onClose}>
      <button type="button">Inside</button>
    </Dialog>,
  )
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Menu' })
  expect(dialog.open).toBe(true)
  fireEvent.click(screen.getByText('Inside'))
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(dialog)
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledTimes(2)
  screen.getByText('Inside').focus()
  unmount()
  expect(document.activeElement?.textContent).toBe('Opener')
})

it.each([
  ['was nowhere', false],
  ['was on something that is gone', true],
])('gives the focus to the page where it %s before', (_, opens) => {
  render(<main id="main" tabIndex={-1} />)
  const { unmount: leave } = render(<button type="button">Opener</button>)
  if (opens) screen.getByText('Opener').focus()
  const { unmount } = render(
    <Dialog name="Menu" onClose={() => {}}>
      <button type="button">Inside</button>
    </Dialog>,
  )
  screen.getByText('Inside').focus()
  leave()
  unmount()
  expect(document.activeElement?.id).toBe('main')
})

it('stays open where effects run twice, as on the development server, and closes by an Escape that does not ask', async () => {
  // A browser tells of it in a task of its own; the test's document tells at once.
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    this.open = false
    setTimeout(() => this.dispatchEvent(new Event('close')))
  })
  const onClose = vi.fn()
  render(
    <StrictMode>
      <Dialog name="Menu" onClose={onClose}>
        Inside
      </Dialog>
    </StrictMode>,
  )
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Menu' })
  const told = () => new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }))
  await told()
  expect(dialog.open).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
  dialog.close()
  await told()
  expect(onClose).toHaveBeenCalledOnce()
})

it('two locks that overlap hold the page until the last one ends', () => {
  const { style } = document.documentElement
  const first = lockScroll()
  const second = lockScroll()
  first()
  first()
  expect(style.overflow).toBe('hidden')
  second()
  expect(style.overflow).toBe('')
})
