import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { securityHeaders } from '../../src/ssr/headers/securityHeaders'
import { neededSources, siteSources } from '../../src/ssr/headers/siteSources'
import { checkHeaders } from './checkHeaders'
import { FORMATS, formatHeaders } from './formats'

const root = resolve(import.meta.dirname, '..', '..')
const CONFIG = {
  mux_code: 'abc',
  site_config: {
    js: 'https://tag.example/a.js',
    scripts: [{ src: '/site/own.js' }, { src: 'https://tag.example/b.js' }],
    css: ['/site/brand.css', 'https://type.example/x.css'],
    routing: [{ route: '/houses', component: 'iframe', src: 'https://frame.example/x' }],
  },
}
const needed = neededSources(CONFIG)
const expectedHeaders = securityHeaders(siteSources(CONFIG))
const policy = expectedHeaders['Content-Security-Policy'] ?? ''

test('lists each origin once with all its reasons', () => {
  expect(needed.map(({ directive, origin, because }) => `${directive} ${origin}: ${because.join(', ')}`)).toEqual([
    'script-src https://tag.example: site_config.js, site_config.scripts[1].src',
    'connect-src https://tag.example: site_config.js, site_config.scripts[1].src',
    'style-src https://type.example: site_config.css[1]',
    'font-src https://type.example: site_config.css[1]',
    'frame-src https://frame.example: src of the route /houses',
    'connect-src https://*.litix.io: mux_code',
  ])
})

test.each([
  ['nginx', `add_header Content-Security-Policy "${policy}" always;`],
  ['caddy', `header {\n\tContent-Security-Policy "${policy}"\n`],
  ['netlify', `/*\n  Content-Security-Policy: ${policy}\n`],
  ['cloudflare', `/*\n  Content-Security-Policy: ${policy}\n`],
] as const)('%s gets every header, and the reasons before them', (format, line) => {
  const text = formatHeaders(format, expectedHeaders, needed)
  expect(text).toContain(`# frame-src https://frame.example: src of the route /houses\n`)
  expect(text).toContain(line)
  for (const name of Object.keys(expectedHeaders)) expect(text.match(new RegExp(`\\b${name}\\b`, 'g'))).toHaveLength(1)
})

test('formats headers and sources as JSON', () =>
  expect(JSON.parse(formatHeaders('json', expectedHeaders, needed))).toEqual({
    headers: expectedHeaders,
    sources: needed,
  }))

test('escapes reasons, and rejects values with quotes and policies that are too long', () => {
  const because = ['src of the route /a\nadd_header X "y";']
  const text = formatHeaders('nginx', expectedHeaders, [
    { directive: 'frame-src', origin: 'https://a.example', because },
  ])
  expect(text.split('\n').filter((line) => !/^(?:#|add_header [A-Z][\w-]+ "[^"]*" always;$)/.test(line))).toEqual([])
  for (const format of FORMATS.filter((each) => each !== 'json'))
    expect(() => formatHeaders(format, { X: 'a"; evil "' }, [])).toThrow(RangeError)
  expect(() => formatHeaders('cloudflare', { X: 'a'.repeat(2100) }, [])).toThrow('longer')
})

const sent = (change: Record<string, string | undefined> = {}) =>
  new Headers(
    Object.entries({ ...expectedHeaders, ...change }).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )

test.each<[string, Headers, string[]]>([
  ['all expected headers', sent(), []],
  [
    'the style hash of a page rendered on the server',
    sent({ 'Content-Security-Policy': policy.replace("style-src 'self'", "style-src 'self' 'sha256-kCcA='") }),
    [],
  ],
  [
    'an additional script hash',
    sent({ 'Content-Security-Policy': policy.replace("script-src 'self'", "script-src 'self' 'sha256-kCcA='") }),
    ["+ script-src allows 'sha256-kCcA='"],
  ],
  [
    'another order and other spaces',
    sent({ 'Content-Security-Policy': policy.split('; ').reverse().join(' ;  ') }),
    [],
  ],
  ['a missing header', sent({ 'X-Content-Type-Options': undefined }), ['- X-Content-Type-Options is missing']],
  [
    'another value',
    sent({ 'Referrer-Policy': 'unsafe-url' }),
    ['~ Referrer-Policy is "unsafe-url", expected "strict-origin"'],
  ],
  [
    'a policy without the origins of the brand',
    sent(securityHeaders()),
    [
      '- script-src does not allow https://tag.example: site_config.js, site_config.scripts[1].src',
      '- style-src does not allow https://type.example: site_config.css[1]',
      '- font-src does not allow https://type.example: site_config.css[1]',
      '- connect-src does not allow https://tag.example: site_config.js, site_config.scripts[1].src',
      '- connect-src does not allow https://*.litix.io: mux_code',
      '- frame-src does not allow https://frame.example: src of the route /houses',
    ],
  ],
  [
    'an additional source',
    sent({ 'Content-Security-Policy': policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'") }),
    ["+ script-src allows 'unsafe-inline'"],
  ],
  [
    'a missing and an additional directive',
    sent({ 'Content-Security-Policy': policy.replace("base-uri 'none'", 'sandbox') }),
    ['- base-uri is missing from the policy', '+ sandbox is not expected in the policy: '],
  ],
  [
    'two policies',
    sent({ 'Content-Security-Policy': `${policy}, ${policy}` }),
    ['~ Content-Security-Policy is sent 2 times: browsers apply all of them'],
  ],
])('compares %s', (_name, headers, lines) => expect(checkHeaders(expectedHeaders, headers, needed)).toEqual(lines))

test.each([
  [[], 'Missing option: --site'],
  [['--site', 'nowhere'], '--site is "nowhere": expected a sample site'],
  [['--site', 'lumen', '--format', 'ngnix'], '(did you mean "nginx"?)'],
  [['--site', 'lumen', '--check', 'localhost'], '--check is "localhost": expected an HTTP URL'],
])('%j prints an error and the usage', (args, sentence) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'scripts/commands/headers.ts', ...args],
    { cwd: root, encoding: 'utf8' },
  )
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain(sentence)
  expect(stderr).toContain('npm run headers -- [--site')
  expect(stderr).not.toMatch(/\n\s+at /)
})
