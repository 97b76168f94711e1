import { expect, test, vi } from 'vitest'
import { routeKinds } from './routes'

vi.mock('./local', () => ({ default: { pages: new Map([['resetpassword', { load: async () => ({}) }]]) } }))

test('keeps the flags of a built-in page that the folder local replaces', () => {
  expect(routeKinds.get('resetpassword')).toMatchObject({ quiet: 'mail', passesGate: true, isPrivate: true })
})
