import { beforeEach, expect, test, vi } from 'vitest'
import { ServiceError } from '../service/http/response'
import { createText } from '../text/createText'
import { toastFailure } from './toastFailure'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock('../ui/overlay/toast/showToast', () => ({ showToast }))
beforeEach(() => showToast.mockReset())

test.each([
  ['no network', new ServiceError('network', 'x'), true],
  ['a timeout', new ServiceError('timeout', 'x'), true],
  ['no JSON', new ServiceError('not-json', 'x', 200), true],
  ['403', new ServiceError('status', 'x', 403), true],
  ['500', new ServiceError('status', 'x', 500), true],
  ['a programming error', new TypeError('x'), true],
  ['an aborted request', new ServiceError('aborted', 'x'), false],
  ['400, which redirects to /restricted', new ServiceError('status', 'x', 400), false],
  ['401, which signs out', new ServiceError('status', 'x', 401), false],
])('%s: shows a toast: %s', (_, error, isShown) => {
  toastFailure(error, createText())
  expect(showToast.mock.calls).toEqual(isShown ? [['Please try again later.', 'alert']] : [])
})
