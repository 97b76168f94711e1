import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import type { SiteDocument } from '../../generated/types'
import { anHttp } from '../../service/http/testing/anHttp'
import { createSession } from '../session'
import { CodeForm } from './CodeForm'
import { PasswordForm } from './PasswordForm'

afterEach(() => {
  Cookies.remove('token', { path: '/' })
  vi.restoreAllMocks()
})

function show(Form: typeof CodeForm, document: Partial<SiteDocument> = {}, response: unknown = { token: 'abc' }) {
  const session = createSession()
  const send = vi.fn(async (..._call: unknown[]) => ({ data: response }))
  const site = { site_config: {}, ...document } as SiteDocument
  render(<Form site={site} http={anHttp({ send })} session={session} requestAccess="/access" />)
  return { session, send, sent: () => send.mock.calls.map(([, , body]) => body), user: userEvent.setup() }
}

describe('password form', () => {
  const press = () => screen.getByRole('button', { name: 'Sign in' })

  test.each([
    [undefined, 'Email', 'ada@films.example', { email: 'ada@films.example', password: 'x y' }],
    [false, 'Email', 'ada@films.example', { email: 'ada@films.example', password: 'x y' }],
    [true, 'Username', 'ada.l', { username: 'ada.l', password: 'x y' }],
  ])('with username_login %s asks for the %s', async (username_login, label, name, body) => {
    const { user, sent, session } = show(PasswordForm, { username_login })
    const field = screen.getByLabelText(label)
    expect(field.getAttribute('autocomplete')).toBe('username')
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password')
    await user.type(field, name)
    await user.type(screen.getByLabelText('Password'), 'x y')
    await user.click(press())
    await waitFor(() => expect(session.state().signedIn).toBe(true))
    expect(sent()).toEqual([body])
  })

  it('shows an error at each field and focuses the first', async () => {
    const { user, send } = show(PasswordForm)
    await user.type(screen.getByLabelText('Email'), 'ada')
    await user.click(press())
    expect(await screen.findByText('Invalid email.')).toBeTruthy()
    expect(screen.getByText('Please enter your password.')).toBeTruthy()
    const field = screen.getByLabelText('Email')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Invalid email. Example: name@example.com',
    )
    expect(field.closest('.mq-field--invalid')).toBeTruthy()
    expect(document.activeElement).toBe(field)
    expect(send).not.toHaveBeenCalled()
  })

  it('keeps the values after a refusal', async () => {
    const { user } = show(PasswordForm, {}, { success: false, err_code: 7 })
    await user.type(screen.getByLabelText('Email'), 'ada@films.example')
    await user.type(screen.getByLabelText('Password'), 'wrong')
    await user.click(press())
    expect((await screen.findByRole('alert')).textContent).toMatch(/locked out/)
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@films.example')
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong')
  })

  it('shows the password on request', async () => {
    const { user } = show(PasswordForm)
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password')
    await user.click(screen.getByRole('button', { name: 'Show Password' }))
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text')
  })

  it('links to the access request, and warns when cookies are blocked', () => {
    show(PasswordForm)
    expect(screen.getByRole('link', { name: 'Request access' }).getAttribute('href')).toBe('/access')
    expect(screen.queryByText(/blocks cookies/)).toBeNull()
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
    show(PasswordForm)
    expect(screen.getByText(/blocks cookies/)).toBeTruthy()
  })
})

describe('code form', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Access code')
  const press = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Verify' })

  it('enables the button from three characters on', async () => {
    const { user } = show(CodeForm)
    expect(field().getAttribute('autocomplete')).toBe('one-time-code')
    expect(press().disabled).toBe(true)
    await user.type(field(), ' a b ')
    expect(press().disabled).toBe(true)
    await user.type(field(), 'c')
    expect(press().disabled).toBe(false)
  })

  it('removes spaces of a pasted code, and sends it in capitals only on request', async () => {
    const { user, sent } = show(CodeForm, {}, { success: false, err_code: 1001 })
    await user.click(field())
    await user.paste(' ab-1 2 ')
    await user.keyboard('{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('Code not found. Please try again.')
    expect(sent()).toEqual([{ auth_code: 'ab-12' }])
    await user.click(screen.getByRole('button', { name: 'Try AB-12' }))
    expect(sent()).toEqual([{ auth_code: 'ab-12' }, { auth_code: 'AB-12' }])
    expect((field() as HTMLInputElement).value).toBe('AB-12')
    expect(screen.queryByRole('button', { name: /^Try/ })).toBeNull()
  })

  it('does not offer capitals if the code has none to change, nor after another error', async () => {
    const { user, send } = show(CodeForm, {}, { success: false, err_code: 1001 })
    await user.type(field(), 'AB-12{Enter}')
    await screen.findByRole('alert')
    expect(screen.queryByRole('button', { name: /^Try/ })).toBeNull()
    send.mockResolvedValue({ data: { success: false, err_code: 7 } })
    await user.clear(field())
    await user.type(field(), 'ab-12{Enter}')
    await screen.findByText(/locked out/)
    expect(screen.queryByRole('button', { name: /^Try/ })).toBeNull()
  })

  it('ignores a second submit', async () => {
    const { user, send } = show(CodeForm)
    send.mockReturnValue(new Promise<never>(() => {}))
    await user.type(field(), 'ABC')
    await user.click(press())
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Verifying…' }).disabled).toBe(true)
    await user.type(field(), '{Enter}{Enter}')
    expect(send).toHaveBeenCalledTimes(1)
  })
})
