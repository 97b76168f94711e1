import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SignIn } from './SignIn'
import { testSite } from './testing/testSite'

it('is not empty on a site without sign-in', () => {
  const { around } = testSite({ config: { auth: { disabled: true } } })
  render(around(<SignIn />))
  expect(screen.getByRole('dialog', { name: 'Sign in' }).textContent).toContain('Sign-in is not set up.')
})

it('shows the special error instead of the form, with a link to the home page', async () => {
  const { session, around } = testSite({ document: { code_login: true }, config: { auth: { special_error_code: 3 } } })
  render(around(<SignIn />))
  expect(await screen.findByLabelText('Access code')).toBeTruthy()
  act(() => session.signInFailed(['Not yet.', 'Soon.'], '4'))
  expect(screen.getByLabelText('Access code')).toBeTruthy()
  act(() => session.signInFailed(['Not yet.', 'Soon.'], '3'))
  expect(screen.getByRole('alert').textContent).toBe('Not yet.Soon.Go home')
  expect(screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/')
  expect(screen.queryByLabelText('Access code')).toBeNull()
})
