import { expect, it, test } from 'vitest'
import { viewerKey } from './viewerKey'

const ada = { email: 'ada@x.example' }

it('depends only on email and user name, which it hashes', () => {
  expect(viewerKey('/api/v1/', ada)).toBe(viewerKey('/api/v1/', { email: ' ADA@x.example ', first_name: 'Ada' }))
  expect(viewerKey('/api/v1/', ada)).toMatch(/^[0-9a-f]{14}$/)
})

test.each([
  ['another viewer', '/api/v1/', { email: 'eve@x.example' }],
  ['another user name', '/api/v1/', { ...ada, username: 'ada' }],
  ['a user name that equals the email address', '/api/v1/', { username: 'ada@x.example' }],
  ['another site', '/other/api/v1/', ada],
])('differs for %s', (_, site, profile) => expect(viewerKey(site, profile)).not.toBe(viewerKey('/api/v1/', ada)))

test.each([undefined, {}, { email: '' }, { email: 42 }])('is undefined for profile %o', (profile) => {
  expect(viewerKey('/', profile)).toBeUndefined()
})

it('has no collisions among ten thousand viewers', () => {
  const keys = Array.from({ length: 10_000 }, (_, index) => viewerKey('/', { email: `viewer${index}@x.example` }))
  expect(new Set(keys).size).toBe(10_000)
})
