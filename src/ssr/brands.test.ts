import { describe, expect, it } from 'vitest'
import { createBrandFinder, findForwardTarget, readBrands, readRenderTimeout, upstreamUrlOf } from './brands'

const LUMEN_BRAND = { hosts: ['lumen.example', 'www.lumen.example'], forward: { '/api/v1/': 'http://lumen:8080/' } }
const LAUREL_BRAND = { hosts: ['laurel.example:8443'], service: 'https://api.laurel.example/v1/' }

describe('readBrands', () => {
  it('accepts a valid table', () =>
    expect(readBrands({ brands: [LUMEN_BRAND, LAUREL_BRAND] })).toEqual([LUMEN_BRAND, LAUREL_BRAND]))

  it.each([
    ['undefined', undefined, '/'],
    ['no brand', { brands: [] }, '/brands'],
    ['no host', { brands: [{ hosts: [] }] }, '/brands/0/hosts'],
    ['a host with a scheme', { brands: [{ hosts: ['https://a.example'] }] }, '/brands/0/hosts/0'],
    [
      'a service without a slash at its end',
      { brands: [{ hosts: ['a'], service: 'https://a.example/v1' }] },
      '/service',
    ],
    ['a javascript: service', { brands: [{ hosts: ['a'], service: 'javascript:a/' }] }, '/brands/0/service'],
    ['an unknown field', { brands: [{ hosts: ['a'], sevice: '/' }] }, '/brands/0'],
    [
      'a host twice',
      { brands: [LUMEN_BRAND, { hosts: ['www.lumen.example'] }] },
      '"www.lumen.example" is listed twice',
    ],
  ])('names the JSON pointer of an error: %s', (_, data, place) => expect(() => readBrands(data)).toThrow(place))
})

it.each([
  ['lumen.example', LUMEN_BRAND],
  ['LUMEN.example', LUMEN_BRAND],
  ['www.lumen.example:8080', LUMEN_BRAND],
  ['laurel.example:8443', LAUREL_BRAND],
  // The port is part of the host.
  ['laurel.example', undefined],
  ['evil.example', undefined],
  ['lumen.example.evil.example', undefined],
  ['', undefined],
])('finds the brand of the host "%s"', (host, brand) =>
  expect(createBrandFinder([LUMEN_BRAND, LAUREL_BRAND])(host)?.brand).toBe(brand),
)

it.each([
  [LUMEN_BRAND, 'http://lumen:8080/'],
  [LAUREL_BRAND, 'https://api.laurel.example/v1/'],
  [{ hosts: ['a'], service: '/other/' }, undefined],
])('the server reaches the service of %j at %s', (brand, address) => expect(upstreamUrlOf(brand)).toBe(address))

it.each([
  ['/api/v1/config/', 'http://one/config/'],
  ['/api/v1/deep/x', 'http://two/x'],
  ['/api/v2/', undefined],
  ['/home', undefined],
])('proxies %s to %s', (path, target) =>
  expect(findForwardTarget({ '/api/v1/': 'http://one/', '/api/v1/deep/': 'http://two/' }, path)).toBe(target),
)

it('reads the render timeout if it is a whole number or not set, and throws for other values', () => {
  expect([undefined, '0', '300'].map(readRenderTimeout)).toEqual([undefined, 0, 300])
  for (const value of ['5s', 'abc', '-1', '']) expect(() => readRenderTimeout(value)).toThrow(`is "${value}"`)
})
