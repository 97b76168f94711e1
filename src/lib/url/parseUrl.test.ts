import { expect, test } from 'vitest'
import { parseUrl } from './parseUrl'

test.each([
  ['https://a.example/b?c#d', undefined, 'https://a.example/b?c#d'],
  ['/b', 'https://a.example/c/', 'https://a.example/b'],
  ['b', 'https://a.example/c/', 'https://a.example/c/b'],
  ['/b', undefined, undefined],
  ['https://', undefined, undefined],
  ['http://[', 'https://a.example', undefined],
])('resolves %s against the base %s to %s', (address, base, href) => {
  expect(parseUrl(address, base)?.href).toBe(href)
})
