import { expect, test } from 'vitest'
import { isLoopback, isTrustedAddress } from './trustedAddress'

test.each([
  ['https://id.example', true],
  ['https://id.example:8443/realms/press', true],
  ['http://127.0.0.1:4230', true],
  ['http://localhost:1', true],
  ['http://[::1]:8080/x', true],
  ['http://site.example/idp', true],
  ['http://id.example', false],
  ['http://127.0.0.1.evil.example', false],
  ['http://localhost.evil.example', false],
  ['http://127.evil.example', false],
  ['https://site.example@evil.example', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//id.example', false],
  ['/auth', false],
  ['ftp://id.example', false],
  ['', false],
  [undefined, false],
  [{}, false],
  [`https://${'a'.repeat(2000)}.example`, false],
])('trusts %s: %s', (address, expected) => {
  expect(isTrustedAddress(address, 'http://site.example')).toBe(expected)
})

test('allows http only on loopback', () => {
  expect(isLoopback('http://127.0.0.1:1')).toBe(true)
  expect(isLoopback('http://site.example')).toBe(false)
  expect(isLoopback('https://127.0.0.1')).toBe(false)
})
