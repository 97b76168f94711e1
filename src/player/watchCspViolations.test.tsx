import { expect, test } from 'vitest'
import { watchCspViolations } from './watchCspViolations'

const violate = (blockedURI: string, effectiveDirective = 'connect-src') =>
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI, effectiveDirective }))

test.each([
  ['the blocked address', 'https://cdn.example/a.m3u8', true],
  ['another address of the blocked origin', 'https://cdn.example/1.m4s', true],
  ['an address of another origin', 'https://other.example/a.m3u8', false],
  ['an address of this site', '/a.m3u8', false],
  ['an address for another directive', 'https://images.example/a.m3u8', false],
  ['undefined', undefined, false],
])('reports whether the CSP blocked %s', (_, address, expected) => {
  const policy = watchCspViolations('connect-src')
  violate('https://cdn.example/a.m3u8')
  violate('inline')
  violate('https://images.example/a.png', 'img-src')
  expect(policy.isBlocked(address)).toBe(expected)
  policy.stop()
})

test('records nothing after it was stopped', () => {
  const policy = watchCspViolations('connect-src')
  policy.stop()
  violate('https://cdn.example/a.m3u8')
  expect(policy.isBlocked('https://cdn.example/a.m3u8')).toBe(false)
})
