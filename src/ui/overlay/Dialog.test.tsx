import { fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { Dialog, lockScroll } from './Dialog'

it('is modal, requests closing on Escape and on a click outside, and restores the focus', () => {
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
  ['was on no element', false],
  ['was on an element that has been removed', true],
])('on close moves the focus to the page if it %s before opening', (_, hadOpener) => {
  render(<main id="main" tabIndex={-1} />)
  const { unmount: removeOpener } = render(<button type="button">Opener</button>)
  if (hadOpener) screen.getByText('Opener').focus()
  const { unmount } = render(
    <Dialog name="Menu" onClose={() => {}}>
      <button type="button">Inside</button>
    </Dialog>,
  )
  screen.getByText('Inside').focus()
  removeOpener()
  unmount()
  expect(document.activeElement?.id).toBe('main')
})

it('stays open when StrictMode runs effects twice, and reports a close that the browser does not announce by a cancel event', async () => {
  // Browsers dispatch the close event in a separate task; happy-dom dispatches it synchronously.
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
  const closeEvent = () => new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }))
  await closeEvent()
  expect(dialog.open).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
  dialog.close()
  await closeEvent()
  expect(onClose).toHaveBeenCalledOnce()
})

it('overlapping scroll locks hold the page until the last one is released', () => {
  const { style } = document.documentElement
  const first = lockScroll()
  const second = lockScroll()
  first()
  first()
  expect(style.overflow).toBe('hidden')
  second()
  expect(style.overflow).toBe('')
})
