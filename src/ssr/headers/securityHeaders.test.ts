import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { securityHeaders } from './securityHeaders'
import { siteSources } from './siteSources'

function directives(headers: Record<string, string>): Map<string, string> {
  const parts = headers['Content-Security-Policy']?.split('; ') ?? []
  return new Map(parts.map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]))
}

test('forbids third-party and inline scripts', () => {
  const policy = directives(securityHeaders())
  expect(policy.get('script-src')).toBe("'self'")
  expect(policy.get('require-trusted-types-for')).toBe("'script'")
  expect(policy.get('object-src')).toBe("'none'")
  expect(policy.get('base-uri')).toBe("'none'")
  expect(policy.get('frame-ancestors')).toBe("'self'")
  expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*/)
})

test('adds the sources of a config to the policy', () => {
  const policy = directives(
    securityHeaders(
      siteSources({
        analytics_code: 'G-1',
        okta_settings: { okta_base_url: 'https://id.example/oauth2' },
        site_config: {
          js: 'https://tag.example/a.js',
          scripts: [{ src: 'https://tag.example/b.js' }, { src: '/site/own.js' }],
          css: ['/site/brand.css', 'https://type.example/x.css'],
          auth: { keycloak: { issuer: 'https://key.example/realms/x' } },
          routing: [
            { route: '/a', component: 'iframe', src: 'https://frame.example/x' },
            { route: '/b', component: 'pdf', src: 'https://files.example/x.pdf' },
          ],
        },
      }),
    ),
  )
  expect(policy.get('script-src')).toBe("'self' https://tag.example https://www.googletagmanager.com")
  expect(policy.get('style-src')).toBe("'self' https://type.example")
  expect(policy.get('frame-src')).toBe("'self' https://frame.example")
  expect(policy.get('connect-src')).toContain('https://files.example https://id.example https://key.example')
  expect(policy.get('form-action')).toBe("'self' https://id.example https://key.example")
})

test.each([
  'javascript:alert(1)',
  'data:text/javascript,1',
  'http://tag.example/x.js',
  '//tag.example/x.js',
  "https://a;script-src'unsafe-inline'/",
  'https://*/x.js',
  'https://a,b/x.js',
  3,
  null,
])('the invalid script address %s adds no source', (js) => {
  expect(securityHeaders(siteSources({ site_config: { js } }))).toEqual(securityHeaders())
})

test.each([
  undefined,
  null,
  [],
  'text',
  { site_config: 7 },
  { site_config: { routing: [null], scripts: 'x', css: {} } },
])('an invalid config %j adds no source', (document) => expect(siteSources(document)).toEqual({}))

test('examples/nginx.conf sends the same headers and keeps those of the service', () => {
  const lines = readFileSync('examples/nginx.conf', 'utf8')
  const { 'Content-Security-Policy': policy, 'X-Content-Type-Options': sniff, ...others } = securityHeaders()
  // Browsers apply both policies, so the one of the service may pass; nosniff has only one value.
  expect(lines).toContain(`  add_header Content-Security-Policy "${policy}" always;\n`)
  expect(lines).not.toContain('proxy_hide_header Content-Security-Policy')
  expect(lines).toContain(`  add_header X-Content-Type-Options "${sniff}" always;\n`)
  expect(lines).toContain('proxy_hide_header X-Content-Type-Options;')
  expect(Object.keys(others)).toHaveLength(3)
  for (const [name, value] of Object.entries(others)) {
    const sent = `$upstream_http_${name.toLowerCase().replaceAll('-', '_')}`
    const [, chosen = 'none', rules] = lines.match(new RegExp(`map \\${sent} (\\$\\w+) \\{([^}]*)\\}`)) ?? []
    expect(rules?.trim().split(/\n\s*/)).toEqual([`""       "${value}";`, `default  ${sent};`])
    expect(lines).toContain(`  add_header ${name} ${chosen} always;\n`)
    // Otherwise the header would be sent twice.
    expect(lines).toContain(`proxy_hide_header ${name};`)
  }
})
