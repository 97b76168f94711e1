import { describe, expect, it } from 'vitest'
import { isExternal, safeHref, safeResource } from './safeHref'

const GOOD = [
  'https://brand.example/a?b=c#d',
  'HTTP://brand.example',
  'http://localhost:5199/x',
  'mailto:booth@brand.example',
  'tel:+15555555555',
  '/films',
  '/films/',
  '/title/x?a=1#top',
  'https://brand.example/@booth?mail=a@b.example#@',
  '#top',
  '?page=2',
  '/',
]

const BAD: unknown[] = [
  '',
  undefined,
  null,
  7,
  {},
  ['/a'],
  'films',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://brand.example/1',
  'file:///etc/passwd',
  'intent://x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/films with a space',
  'https://brand.example/a b',
  'https://',
  'https://127.0.0.1@evil.example/',
  'https://brand.example:443@evil.example/',
  'https:brand.example@evil.example',
  'http://:password@evil.example',
  'https://brand.example%2F@evil.example',
  `/${'a'.repeat(2048)}`,
]

describe('safeHref', () => {
  it.each(GOOD)('takes %s', (href) => expect(safeHref(href)).toBe(href))
  it.each(BAD)('refuses %j', (href) => expect(safeHref(href)).toBeUndefined())
})

describe('safeResource', () => {
  it.each(['https://cdn.brand.example/a.css', 'http://127.0.0.1/a.js', '/site/brand.css'])('takes %s', (href) =>
    expect(safeResource(href)).toBe(href),
  )
  it.each([...BAD, 'mailto:booth@brand.example', 'tel:1', '#top', '?page=2'])('refuses %j', (href) =>
    expect(safeResource(href)).toBeUndefined(),
  )
})

describe('isExternal', () => {
  it.each(['https://brand.example', 'mailto:a@b.example', 'HTTPS://x'])('%s is outside', (href) =>
    expect(isExternal(href)).toBe(true),
  )
  it.each(['/films', '#top', '?a=b:c', '/a:b'])('%s is inside', (href) => expect(isExternal(href)).toBe(false))
})
