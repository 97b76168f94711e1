import { expect, test, vi } from 'vitest'
import { pageKinds } from './routes'

vi.mock('./local', () => ({ default: { pages: new Map([['resetpassword', { load: async () => ({}) }]]) } }))

test('keeps the flags of a built-in page that the folder local replaces', () => {
  expect(pageKinds.get('resetpassword')).toMatchObject({
    blocksScripts: 'email-token',
    bypassesCountdown: true,
    isPrivate: true,
  })
})
