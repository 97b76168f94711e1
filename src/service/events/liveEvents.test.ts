import { expect, test } from 'vitest'
import type { ServiceClient } from '../query'
import { liveEventQuery } from './liveEvents'

const EVENT = { slug: 'premiere' }
const readLiveEventFrom = (data: unknown) => {
  const ask = {
    get: async (path: string) => ({ data, text: '', path }),
    part: async () => (data as { data?: { live_event?: unknown } }).data?.live_event,
  }
  return liveEventQuery('premiere').read(ask as unknown as ServiceClient)
}

test.each([
  ['success', { success: true, data: { live_event: EVENT } }, { event: EVENT }],
  ['success omitted', { data: { live_event: EVENT } }, { event: EVENT }],
  ['failure', { success: false, data: { live_event: EVENT } }, { closed: 'missing' }],
  ['failure with the sign-in code', { success: false, code: 1200 }, { closed: 'signIn' }],
  [
    'an event that is not viewable',
    { success: true, data: { live_event: { ...EVENT, is_viewable: false } } },
    { closed: 'missing' },
  ],
])('reads a response with %s', async (_, data, expected) => {
  expect(await readLiveEventFrom(data)).toEqual(expected)
})
