import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { showPage } from '../../catalogue/testing/pageSite'
import { ServiceError } from '../../service/http/response'
import ContactPage from './ContactPage'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock('../../ui/overlay/toast/showToast', () => ({ showToast }))

const ROUTE = { route: '/contact', component: 'contact' as const, label: 'Contact', index: 0 }

function show(type?: string, answer: () => Promise<unknown> = async () => ({ data: 200 })) {
  const sent: unknown[][] = []
  const shown = showPage(
    <ContactPage route={type ? { ...ROUTE, type } : ROUTE} params={{}} pathname="/contact" search="" />,
    {},
  )
  Object.assign(shown.runtime.http, {
    send: (...call: unknown[]) => {
      sent.push(call.slice(0, 3))
      return answer()
    },
  })
  return { ...shown, sent }
}

const VALID_VALUES = {
  Name: 'Ada',
  Phone: '(555) 010-4477',
  Email: 'ada@guild.example',
  Message: 'A card stays too long.',
}
function fill(values: Partial<Record<keyof typeof VALID_VALUES, string>> = {}) {
  for (const [label, value] of Object.entries({ ...VALID_VALUES, ...values }))
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))
const focusedElement = () => document.activeElement as HTMLElement

beforeEach(() => {
  showToast.mockClear()
})

test.each([
  [{ Name: '' }, 'Name', 'Please enter your name.'],
  [{ Name: '   ' }, 'Name', 'Please enter your name.'],
  [{ Phone: '' }, 'Phone', 'Invalid phone format. e.g. (555) 555-5555'],
  [{ Phone: '555 0104' }, 'Phone', 'Invalid phone format. e.g. (555) 555-5555'],
  [{ Phone: '+1 555 010 4477' }, 'Phone', 'Invalid phone format. e.g. (555) 555-5555'],
  [{ Email: 'ada@guild' }, 'Email', 'Please enter a valid email address.'],
  [{ Message: ' \n ' }, 'Message', 'Please write a few words.'],
])(
  'shows the error of %j at the field, in the summary and as a toast, until the field is edited',
  async (values, label, message) => {
    const { sent } = show()
    fill(values)
    send()
    expect(await screen.findByText(message)).toBeDefined()
    expect(showToast).toHaveBeenCalledWith('Required fields are missing', 'alert')
    const summary = screen.getByRole('group', { name: 'Required fields are missing' })
    await waitFor(() => expect(focusedElement()).toBe(summary))
    fireEvent.click(screen.getByRole('link', { name: label }))
    const field = screen.getByLabelText(new RegExp(`^${label}`))
    expect(focusedElement()).toBe(field)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    fireEvent.change(field, { target: { value: 'x' } })
    await waitFor(() => expect(screen.queryByText(message)).toBeNull())
    expect(sent).toEqual([])
  },
)

test.each([
  [undefined, 'notification/contact/'],
  ['press', 'notification/press/'],
  ['a/../b', 'notification/a%2F..%2Fb/'],
])('sends type %s to %s once after a double submit, with trimmed values', async (type, path) => {
  const { sent } = show(type)
  fill({ Name: '  Ada ' })
  const form = screen.getByRole('button', { name: 'Send' }).closest('form') as HTMLFormElement
  fireEvent.submit(form)
  fireEvent.submit(form)
  expect(await screen.findByRole('heading', { name: 'Your message has been submitted!' })).toBeDefined()
  expect(sent).toEqual([
    [
      'POST',
      path,
      {
        data: {
          name: 'Ada',
          user_email: 'ada@guild.example',
          phone: '(555) 010-4477',
          message: 'A card stays too long.',
        },
      },
    ],
  ])
})

test('replaces the form by a focused confirmation with the sent message', async () => {
  show()
  fill()
  send()
  await waitFor(() => expect(focusedElement().textContent).toBe('Your message has been submitted!'))
  expect(screen.queryByLabelText(/^Message/)).toBeNull()
  expect(screen.getByText('A card stays too long.').tagName).toBe('BLOCKQUOTE')
  expect(screen.getByText('We’ll reply to ada@guild.example.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Send another message' }))
  expect((screen.getByLabelText(/^Message/) as HTMLTextAreaElement).value).toBe('')
})

describe('responses other than 200', () => {
  test.each([
    ['a refusal', () => Promise.reject(new ServiceError('status', '', 500))],
    ['a network error', () => Promise.reject(new ServiceError('network', ''))],
    ['an unexpected success response', async () => ({ data: 202 })],
  ])('keeps the form after %s', async (_, answer) => {
    show(undefined, answer)
    fill()
    send()
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('There was a problem submitting the form.', 'alert'))
    expect((screen.getByLabelText(/^Message/) as HTMLTextAreaElement).value).toBe(VALID_VALUES.Message)
    await waitFor(() =>
      expect((screen.getByRole('button', { name: 'Send' }) as HTMLButtonElement).disabled).toBe(false),
    )
  })
})

test.each([
  [0, '0 of 300'],
  [118, '118 of 300'],
  [300, '300 of 300'],
  [312, '312 of 300, 12 over'],
])('shows the length of %i characters as "%s", and does not limit it', async (length, message) => {
  const { sent } = show()
  fill({ Message: 'x'.repeat(length) })
  expect(screen.getByText(message)).toBeDefined()
  send()
  if (length > 0) await waitFor(() => expect(sent).toHaveLength(1))
})

test('fills in the signed-in user’s name and email unless the field was edited', async () => {
  const { runtime } = show()
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'A. L.' } })
  runtime.session.profileLoaded({ first_name: 'Vera', last_name: 'Viewer', email: 'vera@films.example' }, [])
  await waitFor(() => expect((screen.getByLabelText(/^Email/) as HTMLInputElement).value).toBe('vera@films.example'))
  expect((screen.getByLabelText(/^Name/) as HTMLInputElement).value).toBe('A. L.')
})
