import { act, render } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach, expect, test, vi } from 'vitest'
import { testSite } from '../shell/testing/testSite'
import { useReloadAfterLogin } from './useReloadAfterLogin'

afterEach(() => {
  Cookies.remove('token', { path: '/' })
  vi.restoreAllMocks()
})

function RefreshAfterLogin({ hasForm }: { hasForm: boolean }) {
  useReloadAfterLogin(hasForm)
  return null
}

test.each([
  ['reloads after signing in on a page with a sign-in form, with refresh_after_login', true, true, true, 1],
  ['does not reload without refresh_after_login', false, true, true, 0],
  ['does not reload on a page without a sign-in form', true, false, true, 0],
  ['does not reload if the browser blocks cookies', true, true, false, 0],
])('%s', (_, refresh_after_login, hasForm, cookies, reloads) => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const { around, session } = testSite({ config: { auth: { refresh_after_login } } })
  if (!cookies) vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
  render(around(<RefreshAfterLogin hasForm={hasForm} />))
  expect(reload).not.toHaveBeenCalled()
  act(() => session.signedInWith({ token: 'abc', scheme: 'Token' }))
  expect(reload).toHaveBeenCalledTimes(reloads)
})
