import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../catalogue/testing/pageSite'
import type { OpenedPdf } from './openPdf'
import PdfPage from './PdfPage'

const { openPdf } = vi.hoisted(() => ({ openPdf: vi.fn() }))
vi.mock('./openPdf', async (original) => ({ ...(await original<typeof import('./openPdf')>()), openPdf }))

const { pdfFailureOf } = await vi.importActual<typeof import('./openPdf')>('./openPdf')

/** Its pages never load: this test covers the viewer around them; browser tests cover the pages. */
const OPENED_PDF = {
  pdf: {},
  doc: { numPages: 12, getPage: () => new Promise(() => {}) },
  size: 3_140_000,
} as unknown as OpenedPdf

const close = vi.fn()
const show = (opened: Promise<unknown>, src: string | null = '/site/programme.pdf', at = '/programme') => {
  openPdf.mockReturnValue({ opened, close })
  const route = { route: '/programme', component: 'pdf' as const, label: 'Programme', index: 0 }
  return showPage(<PdfPage route={src ? { ...route, src } : route} params={{}} pathname="/programme" search="" />, {
    at,
  })
}

beforeEach(() => {
  openPdf.mockReset()
  close.mockReset()
})

test.each([
  [
    { name: 'PasswordException' },
    'locked',
    'This document is password-protected. Download it to open it with the password.',
  ],
  [{ name: 'InvalidPDFException' }, 'damaged', 'This document is damaged. Try opening it in another PDF viewer.'],
  [
    new RangeError('Timed out after 30000 ms'),
    'damaged',
    'This document is damaged. Try opening it in another PDF viewer.',
  ],
  [{ name: 'ResponseException', status: 404, missing: true }, 'missing', 'This document is no longer available.'],
  [{ name: 'ResponseException', status: 500 }, 'failed', 'This document did not load.'],
  [new Error('The worker did not start'), 'failed', 'This document did not load.'],
] as const)('shows a message for %j (%s) and retries', async (error, failure, message) => {
  expect(pdfFailureOf(error)).toBe(failure)
  show(Promise.reject(error))
  expect(await screen.findByText(message)).toBeDefined()
  expect(screen.queryAllByRole('link', { name: 'Download' })).toHaveLength(failure === 'missing' ? 0 : 1)
  expect(close).toHaveBeenCalled()
  openPdf.mockReturnValue({ opened: Promise.resolve(OPENED_PDF), close })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Page number')).toBeDefined()
})

test.each(['http://other.example/a.pdf', 'javascript:alert(1)', 'data:application/pdf,x'])(
  'does not open the unsafe address %s',
  async (src) => {
    show(Promise.resolve(OPENED_PDF), src)
    expect(await screen.findByText('This document is no longer available.')).toBeDefined()
    expect(openPdf).not.toHaveBeenCalled()
  },
)

test('opens the sample PDF if the route has no src', async () => {
  show(Promise.resolve(OPENED_PDF), null)
  await screen.findByLabelText('Page number')
  expect(openPdf.mock.calls[0]?.[0]).toMatch(/sample.*\.pdf$/)
})

test('reads the page from the address and turns pages by buttons, keys and field within the bounds', async () => {
  const { address } = show(Promise.resolve(OPENED_PDF), undefined, '/programme?page=11')
  const field = (await screen.findByLabelText('Page number')) as HTMLInputElement
  expect(field.value).toBe('11')
  expect(screen.getByRole('link', { name: 'Download, 3.1 MB' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(address()).toBe('?page=12')
  expect((screen.getByRole('button', { name: 'Next page' }) as HTMLButtonElement).disabled).toBe(true)
  const sheet = screen.getByRole('region', { name: 'Page 12' })
  for (const [key, page] of [
    ['ArrowRight', 12],
    ['PageUp', 11],
    ['ArrowLeft', 10],
    ['Home', 1],
    ['ArrowLeft', 1],
    ['End', 12],
  ] as const) {
    fireEvent.keyDown(sheet, { key })
    await waitFor(() => expect(field.value).toBe(String(page)))
  }
  fireEvent.keyDown(document.body, { key: 'PageUp' })
  await waitFor(() => expect(field.value).toBe('11'))
  fireEvent.keyDown(document.body, { key: 'PageDown' })
  await waitFor(() => expect(field.value).toBe('12'))
  fireEvent.keyDown(sheet, { key: 'Home', ctrlKey: true })
  expect(field.value).toBe('12')
  for (const [text, page] of [
    ['3', '3'],
    ['99', '12'],
    ['abc', '12'],
  ] as const) {
    fireEvent.change(field, { target: { value: text } })
    fireEvent.submit(field.form as HTMLFormElement)
    await waitFor(() => expect(field.value).toBe(page))
  }
})

test('does not close the document before the page unmounts', async () => {
  show(Promise.resolve(OPENED_PDF))
  await screen.findByLabelText('Page number')
  expect(close).not.toHaveBeenCalled()
})
