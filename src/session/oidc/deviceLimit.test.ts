import { expect, test, vi } from 'vitest'
import type { Http } from '../../service/http/http'
import { ServiceError } from '../../service/http/response'
import { createText } from '../../text/createText'
import { deviceLimitError } from './deviceLimit'

const failingHttp = (error: unknown) => ({ get: vi.fn().mockRejectedValue(error) }) as unknown as Http

test.each([
  [400, 'Bad parameters provided.'],
  [403, 'Device limit reached.'],
  [404, 'User not found.'],
  [401, 'No access.'],
  [409, 'No access.'],
  [500, 'No access.'],
])('for status %i returns %s', async (status, message) => {
  const key = await deviceLimitError(failingHttp(new ServiceError('status', 'x', status)), 'a', 'c')
  expect(key && createText()(key)).toBe(message)
})

test.each(['network', 'timeout', 'not-json'] as const)('returns an error after a failed call (%s)', async (kind) => {
  const key = await deviceLimitError(failingHttp(new ServiceError(kind, 'x')), 'a', 'c')
  expect(key && createText()(key)).toBe('Error fetching user device limit.')
})

test('returns an error only for a response with success false', async () => {
  const answering = (data: unknown) => ({ get: async () => ({ data, text: '', path: '' }) }) as unknown as Http
  expect(await deviceLimitError(answering({ success: true }), 'a', 'c')).toBeUndefined()
  expect(await deviceLimitError(answering(undefined), 'a', 'c')).toBeUndefined()
  expect(await deviceLimitError(answering({ success: false }), 'a', 'c')).toBe('deviceNoAccess')
})

test('sends the access token and the client id to the second base address', async () => {
  const get = vi.fn().mockResolvedValue({})
  await deviceLimitError({ get } as unknown as Http, 'access', 'client')
  expect(get).toHaveBeenCalledWith(
    'user/service_users/user-device-limit/',
    expect.objectContaining({ version: 2, authorization: 'Bearer access', headers: { cid: 'client' } }),
  )
})
