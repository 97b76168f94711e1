import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { isTrustedProxy, parseTrustedProxies } from './proxies'
import { listenProblem, readSettings } from './settings'

const folder = mkdtempSync(join(tmpdir(), 'marquee-settings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function writeBrandTable(text: string): string {
  const file = join(folder, 'brands.json')
  writeFileSync(file, text)
  return file
}
const VALID_TABLE = '{"brands": [{"hosts": ["a.example"]}]}'

it('reads the settings of the environment', () => {
  const env = { MARQUEE_BRANDS: writeBrandTable(`\ufeff${VALID_TABLE}`), PORT: '4000', MARQUEE_RENDER_TIMEOUT: '5' }
  expect(readSettings(env, folder)).toMatchObject({
    brands: [{ hosts: ['a.example'] }],
    dist: folder,
    renderTimeout: 5,
    port: 4000,
    host: '0.0.0.0',
  })
})

it.each([
  ['a port that is not a number', { PORT: 'http' }, VALID_TABLE, 'PORT is "http": expected a number from 0 to 65535'],
  ['a port out of range', { PORT: '70000' }, VALID_TABLE, 'PORT is "70000"'],
  ['a missing folder', { MARQUEE_DIST: '/no/such' }, VALID_TABLE, 'MARQUEE_DIST is "/no/such", which is not a folder'],
  [
    'a missing table',
    { MARQUEE_BRANDS: '/no/brands.json' },
    VALID_TABLE,
    '"/no/brands.json" does not exist: set MARQUEE_BRANDS',
  ],
  ['a folder as the table', { MARQUEE_BRANDS: folder }, VALID_TABLE, 'cannot be read (EISDIR)'],
  ['a table that is not JSON', {}, '{', 'is not valid JSON'],
  ['a brand without hosts', {}, '{"brands": [{}]}', 'is not valid: /brands/0: "hosts" is missing'],
  ['an unknown field', {}, '{"brands": [{"hosts": ["a"], "sevice": "/"}]}', '/brands/0: "sevice" is not a field'],
  ['a host of another type', {}, '{"brands": [{"hosts": [7]}]}', '/brands/0/hosts/0: expected string, found 7'],
  [
    'a host with a scheme',
    {},
    '{"brands": [{"hosts": ["https://a"]}]}',
    '/brands/0/hosts/0: "https://a" has an invalid format',
  ],
  ['a render timeout that is not a number', { MARQUEE_RENDER_TIMEOUT: '5s' }, VALID_TABLE, 'is "5s"'],
  [
    'a proxy that is not an address',
    { MARQUEE_TRUSTED_PROXIES: 'proxy' },
    VALID_TABLE,
    'MARQUEE_TRUSTED_PROXIES contains "proxy"',
  ],
  ['a network that is too narrow', { MARQUEE_TRUSTED_PROXIES: '10.0.0.0/33' }, VALID_TABLE, 'contains "10.0.0.0/33"'],
] as [string, Record<string, string>, string, string][])(
  'rejects %s with a one-line message',
  (_, env, text, message) => {
    const read = () => readSettings({ MARQUEE_BRANDS: writeBrandTable(text), ...env }, folder)
    expect(read).toThrow(message)
    expect(read).toThrow(/^[^\n]+$/)
  },
)

it.each([
  ['EADDRINUSE', 'Port 80 of 0.0.0.0 is in use'],
  ['EACCES', 'Port 80 needs more rights'],
  ['EADDRNOTAVAIL', 'HOST is "0.0.0.0"'],
  ['EOTHER', undefined],
])('explains the listen error %s', (code, message) => {
  const problem = listenProblem(Object.assign(new Error(code), { code }), { host: '0.0.0.0', port: 80 })
  if (message === undefined) expect(problem).toBeUndefined()
  else expect(problem).toContain(message)
})

it.each([
  ['10.1.2.3', '10.0.0.0/8', true],
  ['::ffff:10.1.2.3', '10.0.0.0/8', true],
  ['11.1.2.3', '10.0.0.0/8, 192.0.2.7', false],
  ['192.0.2.7', '10.0.0.0/8, 192.0.2.7', true],
  ['2001:db8::5', '2001:db8::/32', true],
  ['127.0.0.1', 'none', false],
  [undefined, '127.0.0.1', false],
])('the address %s is in %s: %s', (address, proxies, expected) =>
  expect(isTrustedProxy(parseTrustedProxies(proxies), address)).toBe(expected),
)
