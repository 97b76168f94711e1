import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { lazyDialog } from './lazyDialog'
import { ModalDialog } from './ModalDialog'

interface Props {
  onClose: () => void
  search?: string
}

const FindDialog = ({ onClose, search }: Props) => (
  <ModalDialog heading="Find" onClose={onClose}>
    <input aria-label="Name" defaultValue={search} />
  </ModalDialog>
)

/** Shows a dialog whose code is not loaded yet. */
function open() {
  let resolve = (_: typeof FindDialog): void => {}
  const code = new Promise<typeof FindDialog>((done) => {
    resolve = done
  })
  const Dialog = lazyDialog<Props>('Name', () => code)
  const onClose = vi.fn()
  render(<Dialog onClose={onClose} />)
  return { onClose, load: () => act(async () => resolve(FindDialog)) }
}

test('keeps what is typed while the code of a dialog is loaded', async () => {
  const { onClose, load } = open()
  await userEvent.type(screen.getByLabelText('Name'), 'row')
  await load()
  await screen.findByRole('dialog', { name: 'Find' })
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('row')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(onClose).not.toHaveBeenCalled()
})

test('closes with Escape while the code of a dialog is loaded', () => {
  const { onClose } = open()
  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledOnce()
})
