import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, test, vi } from 'vitest'
import { ServiceError } from '../../service/http/response'
import { anHttp } from '../../service/http/testing/anHttp'
import { createText } from '../../text/createText'
import { NewPasswordForm } from './NewPasswordForm'
import { isResetValid, parseResetToken, sendReset } from './passwordReset'
import ResetDialog from './ResetDialog'

describe('parseResetToken (threats S11)', () => {
  test.each([
    ['abc123', true],
    ['a.b-c_d~e=f+g', true],
    ['x'.repeat(512), true],
    ['x'.repeat(513), false],
    ['x'.repeat(10_240), false],
    ['', false],
    ['.', false],
    ['..', false],
    ['../../user/logout', false],
    ['a/b', false],
    ['a b', false],
    ['a%2fb', false],
    ['<script>', false],
    ['a\nb', false],
    ['ä', false],
    [undefined, false],
    [null, false],
  ])('accepts %.40j: %s', (value, usable) => expect(parseResetToken(value)).toBe(usable ? value : undefined))
})

const refusal = (status: number, data?: unknown) => Promise.reject(new ServiceError('status', 'x', status, '', data))
const respondWith = (data: unknown) => Promise.resolve({ data })

describe('isResetValid', () => {
  const checkReset = (get: () => Promise<unknown>) => isResetValid(anHttp({ get }), 'abc')
  test.each([
    ['true after success', () => respondWith({ success: true }), true],
    ['false after no success', () => respondWith({ success: false }), false],
    ['false after 400', () => refusal(400), false],
    ['false after 404', () => refusal(404), false],
    ['false after 410', () => refusal(410), false],
  ] as [string, () => Promise<unknown>, boolean][])('returns %s', async (_, get, valid) => {
    expect(await checkReset(get)).toBe(valid)
  })
  it.each([
    ['success as text', { success: 'true' }],
    ['no body', undefined],
    ['null', null],
    ['a number', 7],
  ])('throws for %s', async (_, data) => {
    await expect(checkReset(() => respondWith(data))).rejects.toThrow(TypeError)
  })
  it.each([500, 503])('throws after a %i', async (status) => {
    await expect(checkReset(() => refusal(status))).rejects.toMatchObject({ status })
  })
})

const ADMIN_TEXT = "You can't reset the password for the admin user, please use the admin service instead."

describe('sendReset returns a message for every response', () => {
  const send = (post: () => Promise<unknown>, errorMessages?: Record<string, string | string[]>) =>
    sendReset(
      { http: anHttp({ send: post }), t: createText(), errorMessages },
      { email: 'a@b.io' },
      'invalidEmailProvided',
    )
  test.each([
    ['success', () => respondWith({ success: true }), true],
    ['no success field', () => respondWith({ message: 'ok' }), true],
    ['an empty response', () => respondWith(undefined), true],
    ['null', () => respondWith(null), 'Please try again later.'],
    ['a number', () => respondWith(7), 'Please try again later.'],
    ['no success', () => respondWith({ success: false }), 'Invalid email provided'],
    [
      'no success, with a message of the service',
      () => respondWith({ success: false, message: 'Nope' }),
      'Invalid email provided',
    ],
    ['an unknown code', () => respondWith({ success: false, err_code: 42 }), 'Invalid email provided'],
    ['the administrator', () => respondWith({ success: false, err_code: 'E0000006' }), ADMIN_TEXT],
    ['the administrator, as an identity provider error', () => refusal(403, { errorCode: 'E0000006' }), ADMIN_TEXT],
    ['400', () => refusal(400, { success: false }), 'Invalid email provided'],
    ['404', () => refusal(404), 'Invalid email provided'],
    ['500', () => refusal(500), 'Please try again later.'],
    ['no network', () => Promise.reject(new ServiceError('network', 'x')), 'Please try again later.'],
  ] as [string, () => Promise<unknown>, true | string][])('%s', async (_, post, expected) => {
    const result = await send(post)
    expect(result.done || result.lines.join('\n')).toBe(expected)
  })

  it('prefers the brand’s messages', async () => {
    const message = { E0000006: ['Not here.', 'Ask your admin.'], 7: 'Locked.' }
    expect(await send(() => respondWith({ err_code: 'E0000006' }), message)).toMatchObject({ lines: message.E0000006 })
    expect(await send(() => respondWith({ err_code: 7 }), message)).toMatchObject({ lines: ['Locked.'] })
  })

  it.each([
    ['abc123', 'abc123'],
    ['a b', undefined],
    [7, undefined],
    [undefined, undefined],
  ])('treats the returned token %j as %j', async (token, expected) => {
    expect(await send(() => respondWith({ success: true, token }))).toMatchObject({ done: true, token: expected })
  })
})

const typeInto = async (label: string, value: string) => {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  if (value) await userEvent.type(field, value)
}

describe('new password form', () => {
  const show = (
    post = vi.fn(
      () => respondWith({ success: true, token: 'new-token', user: { first_name: 'Ada' } }) as Promise<unknown>,
    ),
  ) => {
    const session = { signedInWith: vi.fn() }
    const onDone = vi.fn()
    render(<NewPasswordForm http={anHttp({ send: post })} session={session} token="link" onDone={onDone} />)
    return { post, session, onDone }
  }
  const fill = async (email: string, password: string, password1: string) => {
    await typeInto('Email', email)
    await typeInto('New password', password)
    await typeInto('Confirm new password', password1)
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }))
  }

  it('sends the form once with its link, and signs in with the returned token', async () => {
    const { post, session, onDone } = show()
    await fill('ada@films.example', 'Projector!1', 'Projector!1')
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    const body = { token: 'link', email: 'ada@films.example', password: 'Projector!1', password1: 'Projector!1' }
    expect(post.mock.calls).toEqual([['POST', 'user/reset/', body, { auth: false }]])
    expect(session.signedInWith).toHaveBeenCalledWith({
      token: 'new-token',
      scheme: 'Token',
      profile: { first_name: 'Ada' },
    })
  })

  it('does not sign in without a token', async () => {
    const { session, onDone } = show(vi.fn(() => respondWith({ success: true })))
    await fill('ada@films.example', 'Projector!1', 'Projector!1')
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(session.signedInWith).not.toHaveBeenCalled()
  })

  it.each([
    ['an empty form', '', '', ''],
    ['an invalid email', 'ada', 'Projector!1', 'Projector!1'],
    ['a weak password', 'ada@films.example', 'projector', 'projector'],
    ['different passwords', 'ada@films.example', 'Projector!1', 'Projector!2'],
  ])('does not send %s', async (_, email, password, password1) => {
    const { post } = show()
    await fill(email, password, password1)
    expect((await screen.findByRole('alert')).textContent).toBe('Requirements are not met, please check your input')
    expect(post).not.toHaveBeenCalled()
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  })

  it('keeps the values after a refusal', async () => {
    show(vi.fn(() => refusal(400)))
    await fill('ada@films.example', 'Projector!1', 'Projector!1')
    expect((await screen.findByRole('alert')).textContent).toBe('Requirements are not met, please check your input')
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@films.example')
  })

  it('shows the password tips while the field has the focus', async () => {
    show()
    expect(screen.queryByText('Minimum 8 characters')).toBeNull()
    await userEvent.type(screen.getByLabelText('New password'), 'Ab1')
    const tips = [...document.querySelectorAll('.mq-tips li')].map((tip) => tip.textContent)
    expect(tips).toEqual([
      'Minimum 8 characters',
      '1 lowercase letter done',
      '1 uppercase letter done',
      '1 special from !@#$%^&*',
      'No spaces done',
    ])
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.queryByText('Minimum 8 characters')).toBeNull()
  })
})

describe('reset dialog', () => {
  const show = (post: () => Promise<unknown>) => {
    const onClose = vi.fn()
    const send = vi.fn(post)
    render(<ResetDialog site={{ site_config: { routing: [] } }} http={anHttp({ send })} onClose={onClose} />)
    return { send, onClose }
  }
  const submitEmail = async (email: string) => {
    await typeInto('Email', email)
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }))
  }

  it('requests the email, confirms it, and closes on DONE', async () => {
    const { send, onClose } = show(() => respondWith({ success: true }))
    await submitEmail('ada@films.example')
    expect((await screen.findByRole('status')).textContent).toBe('Password Reset Email Sent')
    expect(send).toHaveBeenCalledWith('POST', 'user/reset/', { email: 'ada@films.example' }, { auth: false })
    await userEvent.click(screen.getByRole('button', { name: 'DONE' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it.each([
    ['an invalid email, without a request', 'ada', () => respondWith({}), 'Invalid email.', 0],
    [
      'an email that the service refuses',
      'ada@films.example',
      () => respondWith({ success: false }),
      'Invalid email provided',
      1,
    ],
  ] as [string, string, () => Promise<unknown>, string, number][])(
    'shows the error for %s',
    async (_, email, post, message, calls) => {
      const { send } = show(post)
      await submitEmail(email)
      expect(await screen.findByText(message)).toBeTruthy()
      expect(send).toHaveBeenCalledTimes(calls)
    },
  )
})
