import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyDialog } from './lazyDialog'
import { ModalDialog } from './ModalDialog'

afterEach(() => vi.restoreAllMocks())

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
  const Dialog = lazyDialog<Props>(() => code, 'Name')
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

/** Opens a dialog over a field. */
function openFailing(load: () => Promise<typeof FindDialog>) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Dialog = lazyDialog(load)
  const onClose = vi.fn()
  render(
    <>
      <input aria-label="Heading" defaultValue="typed" />
      <Dialog onClose={onClose} />
    </>,
  )
  return { onClose }
}

test('loads the code of a dialog again after a failure', async () => {
  const { onClose } = openFailing(
    vi.fn(async () => FindDialog).mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch'))),
  )
  expect((await screen.findByRole('alert')).textContent).toContain('This dialog cannot be shown: Failed to fetch.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('dialog', { name: 'Find' })
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(onClose).not.toHaveBeenCalled()
})

test('keeps what is behind a dialog that cannot be rendered, and closes the dialog', async () => {
  const { onClose } = openFailing(async () => () => {
    throw new Error('broken on purpose')
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(screen.getByLabelText<HTMLInputElement>('Heading').value).toBe('typed')
})

test('closes with Escape the error message of a dialog whose code could not be loaded', async () => {
  const { onClose } = openFailing(() => Promise.reject(new TypeError('Failed to fetch')))
  const { parentElement } = await screen.findByRole('alert')
  parentElement?.dispatchEvent(new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledOnce()
})
