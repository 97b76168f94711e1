import { expect, test } from 'vitest'
import { watchPolicy } from './watchPolicy'

const violate = (blockedURI: string, effectiveDirective = 'connect-src') =>
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI, effectiveDirective }))

test.each([
  ['its own address', 'https://cdn.example/a.m3u8', true],
  ['another address of its origin', 'https://cdn.example/1.m4s', true],
  ['an address of another origin', 'https://other.example/a.m3u8', false],
  ['an address of this site', '/a.m3u8', false],
  ['an address for another directive', 'https://images.example/a.m3u8', false],
  ['no address', undefined, false],
])('tells whether the policy has refused %s', (_, address, expected) => {
  const policy = watchPolicy('connect-src')
  violate('https://cdn.example/a.m3u8')
  violate('inline')
  violate('https://images.example/a.png', 'img-src')
  expect(policy.blocks(address)).toBe(expected)
  policy.end()
})

test('hears nothing after its end', () => {
  const policy = watchPolicy('connect-src')
  policy.end()
  violate('https://cdn.example/a.m3u8')
  expect(policy.blocks('https://cdn.example/a.m3u8')).toBe(false)
})
