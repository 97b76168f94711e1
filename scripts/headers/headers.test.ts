import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { securityHeaders } from '../../src/ssr/headers/securityHeaders'
import { neededSources, siteSources } from '../../src/ssr/headers/siteSources'
import { runInProcess } from '../testing/runInProcess'
import { checkHeaders } from './checkHeaders'
import { FORMATS, formatHeaders } from './formats'
import { pagePolicy, policiesIn } from './pagePolicy'

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
const neededOrigins = neededSources(CONFIG)
const expectedHeaders = securityHeaders(siteSources(CONFIG))
const policy = expectedHeaders['Content-Security-Policy'] ?? ''

test('lists each origin once with all its reasons', () => {
  expect(
    neededOrigins.map(({ directive, origin, because }) => `${directive} ${origin}: ${because.join(', ')}`),
  ).toEqual([
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
  const text = formatHeaders(format, expectedHeaders, neededOrigins)
  expect(text).toContain(`# frame-src https://frame.example: src of the route /houses\n`)
  expect(text).toContain(line)
  for (const name of Object.keys(expectedHeaders)) expect(text.match(new RegExp(`\\b${name}\\b`, 'g'))).toHaveLength(1)
})

test('formats headers and sources as JSON', () =>
  expect(JSON.parse(formatHeaders('json', expectedHeaders, neededOrigins))).toEqual({
    headers: expectedHeaders,
    sources: neededOrigins,
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

const sentHeaders = (change: Record<string, string | undefined> = {}, ...inPage: string[]) => ({
  headers: new Headers(
    Object.entries({ ...expectedHeaders, ...change }).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ),
  inPage,
})
const framingHeader = { 'Content-Security-Policy': "frame-ancestors 'self'" }
const policyWithHash = policy.replace("style-src 'self'", "style-src 'self' 'sha256-kCcA='")

test.each<[string, ReturnType<typeof sentHeaders>, string[]]>([
  ['all expected headers', sentHeaders(), []],
  ['the style hash of a page rendered on the server', sentHeaders({ 'Content-Security-Policy': policyWithHash }), []],
  [
    'an additional script hash',
    sentHeaders({ 'Content-Security-Policy': policy.replace("script-src 'self'", "script-src 'self' 'sha256-kCcA='") }),
    ["+ script-src allows 'sha256-kCcA='"],
  ],
  [
    'another order and other spaces',
    sentHeaders({ 'Content-Security-Policy': policy.split('; ').reverse().join(' ;  ') }),
    [],
  ],
  ['a missing header', sentHeaders({ 'X-Content-Type-Options': undefined }), ['- X-Content-Type-Options is missing']],
  [
    'another value',
    sentHeaders({ 'Referrer-Policy': 'unsafe-url' }),
    ['~ Referrer-Policy is "unsafe-url", expected "strict-origin"'],
  ],
  [
    'a policy without the origins of the brand',
    sentHeaders(securityHeaders()),
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
    sentHeaders({
      'Content-Security-Policy': policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
    }),
    ["+ script-src allows 'unsafe-inline'"],
  ],
  [
    'a missing and an additional directive',
    sentHeaders({ 'Content-Security-Policy': policy.replace("base-uri 'none'", 'sandbox') }),
    ['- base-uri is missing from the policy', '+ sandbox is not expected in the policy: '],
  ],
  [
    'two policies',
    sentHeaders({ 'Content-Security-Policy': `${policy}, ${policy}` }),
    ['~ Content-Security-Policy is sent 2 times: browsers apply all of them'],
  ],
  [
    'a directive that falls back to default-src',
    sentHeaders({ 'Content-Security-Policy': policy.replace(/ frame-src [^;]*;/, '') }),
    ['- frame-src does not allow https://frame.example: src of the route /houses'],
  ],
  [
    "a source instead of 'none'",
    sentHeaders({ 'Content-Security-Policy': policy.replace("base-uri 'none'", "base-uri 'self'") }),
    ["+ base-uri allows 'self'"],
  ],
  ['no policy', sentHeaders({ 'Content-Security-Policy': undefined }), ['- Content-Security-Policy is missing']],
  ['an exported page', sentHeaders(framingHeader, pagePolicy(policyWithHash)), []],
  [
    'an exported page on a host that sends no policy',
    sentHeaders({ 'Content-Security-Policy': undefined }, pagePolicy(policyWithHash)),
    ['- frame-ancestors is missing from the policy: send it as a header, because browsers ignore it in a page'],
  ],
  [
    'a policy in a page with directives that browsers ignore there',
    sentHeaders({ 'Content-Security-Policy': undefined }, `${policy}; sandbox; report-uri /x`),
    ['- frame-ancestors is missing from the policy: send it as a header, because browsers ignore it in a page'],
  ],
  [
    'an exported page on a host that also sends the policy of the site, without the style hash',
    sentHeaders({}, pagePolicy(policyWithHash)),
    ["- style-src in the header does not allow 'sha256-kCcA='"],
  ],
  [
    'an exported page without the origins of the brand, although the header has them',
    sentHeaders(
      {},
      pagePolicy(
        securityHeaders(siteSources({ mux_code: 'abc', site_config: { css: CONFIG.site_config.css } }))[
          'Content-Security-Policy'
        ] ?? '',
      ),
    ),
    [
      '- script-src in the page does not allow https://tag.example: site_config.js, site_config.scripts[1].src',
      '- connect-src in the page does not allow https://tag.example: site_config.js, site_config.scripts[1].src',
      '- frame-src in the page does not allow https://frame.example: src of the route /houses',
    ],
  ],
  [
    'an exported page that allows more than its site needs',
    sentHeaders(framingHeader, pagePolicy(policy).replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")),
    ["+ script-src allows 'unsafe-inline'"],
  ],
  [
    'a page that allows more than the header',
    sentHeaders({}, pagePolicy(policy).replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")),
    [],
  ],
])('compares %s', (_name, response, lines) =>
  expect(checkHeaders(expectedHeaders, response, neededOrigins)).toEqual(lines),
)

test.each([
  [
    'in the head',
    '<meta http-equiv="Content-Security-Policy" content="default-src &#39;self&#39;">',
    ["default-src 'self'"],
  ],
  ['in other letters and order', '<META CONTENT="x \'a\'" HTTP-EQUIV=content-security-policy>', ["x 'a'"]],
  ['only reported', '<meta http-equiv="Content-Security-Policy-Report-Only" content="x">', []],
  ['in a comment', '<!-- <meta http-equiv="Content-Security-Policy" content="x"> -->', []],
  ['in the body', '</head><body><meta http-equiv="Content-Security-Policy" content="x">', []],
])('reads a policy %s of a page', (_, html, expected) =>
  expect(policiesIn(`<!doctype html><head>${html}<title>x</title>`)).toEqual(expected),
)

/** Serves one response at a free port. */
async function serveOnce(headers: OutgoingHttpHeaders, html: string) {
  const server = createServer((_, reply) => reply.writeHead(200, headers).end(html))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}

test('--check compares an exported page with the exported config, which has no routes for signed-in visitors', async () => {
  const site = mkdtempSync(join(tmpdir(), 'marquee-headers-'))
  const routing = [
    { route: '/home', component: 'home', default: true },
    { route: '/club', component: 'iframe', src: 'https://club.example/', login_required: true },
  ]
  writeFileSync(join(site, 'config.json'), JSON.stringify({ site_config: { routing } }))
  const { 'Content-Security-Policy': own = '', ...others } = securityHeaders()
  const page = (content: string) =>
    `<!doctype html><head><meta http-equiv="Content-Security-Policy" content="${content}" />`
  const html = { ...others, 'Content-Type': 'text/html; charset=utf-8' }
  const check = async (headers: OutgoingHttpHeaders, text: string) => {
    const { url, close } = await serveOnce(headers, text)
    const { status, stdout } = await runInProcess('headers', ['--site', site, '--check', url], root)
    close()
    return { status, stdout: stdout.replace(url, 'URL').replace(site, 'SITE') }
  }
  expect(await check({ ...html, ...framingHeader }, page(pagePolicy(own)))).toEqual({
    status: 0,
    stdout: 'URL sends the headers of SITE.\n',
  })
  expect(await check(html, page(pagePolicy(own)))).toEqual({
    status: 1,
    stdout: '- frame-ancestors is missing from the policy: send it as a header, because browsers ignore it in a page\n',
  })
  expect(await check({ ...html, 'Content-Security-Policy': own }, '<!doctype html>')).toEqual({
    status: 1,
    stdout: '- frame-src does not allow https://club.example: src of the route /club\n',
  })
  rmSync(site, { recursive: true })
})

test.each(FORMATS)('--format %s prints the headers of a sample site, with reasons', async (format) => {
  const { status, stdout, stderr } = await runInProcess('headers', ['--site', 'lumen', '--format', format], root)
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('Content-Security-Policy')
  expect(stdout).toContain('src of the route /houses')
})

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
