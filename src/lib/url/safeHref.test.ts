import { describe, expect, it } from 'vitest'
import types from '../../../schemas/types.json'
import { isExternal, safeHref, safeResourceUrl } from './safeHref'

const SAFE_URLS = [
  'https://brand.example/a?b=c#d',
  'HTTP://brand.example',
  'http://localhost:5199/x',
  'mailto:booth@brand.example',
  'tel:+15555555555',
  'tel:+49(30)123-456',
  'TEL:+1.555.0100',
  'tel:1-800-FLOWERS',
  'tel:*123#',
  'tel:+1-555-0100;ext=5',
  'sms:+15550100',
  'sms:?body=Hello',
  'mailto:?subject=Hello',
  'MAILTO:a@brand.example',
  '/films',
  '/films/',
  '/title/x?a=1#top',
  'https://brand.example/@booth?mail=a@b.example#@',
  '#top',
  '?page=2',
  '/',
]

const CONTACTS = [
  ['a space after the scheme', 'tel: +49 30 123 456', 'tel:+4930123456'],
  ['brackets and hyphens', 'tel:+49 (30) 123-456', 'tel:+49(30)123-456'],
  ['a non-breaking space', 'tel:+49\u00a030\u202f123', 'tel:+4930123'],
  ['a space at the end', 'tel:+1555 ', 'tel:+1555'],
  ['a capital letter', 'Tel: +1 555', 'Tel:+1555'],
  ['a short message with a text', 'sms:+1 555?body=I am in', 'sms:+1555?body=I%20am%20in'],
  ['a mail address after a space', 'mailto: a@brand.example', 'mailto:a@brand.example'],
  ['several mail addresses', 'mailto:a@brand.example, b@brand.example', 'mailto:a@brand.example,b@brand.example'],
  ['a subject', 'mailto:a@brand.example?subject=Seats for two', 'mailto:a@brand.example?subject=Seats%20for%20two'],
] as const

const UNSAFE_URLS: unknown[] = [
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
  'https:///brand.example@evil.example',
  'https:brand.example',
  'http://:password@evil.example',
  'https://brand.example%2F@evil.example',
  `/${'a'.repeat(2048)}`,
  'mailto:',
  'sms: ',
  'tel:',
  'tel:Call us',
  'tel:+49\n30',
  'tel:+49\\30',
  'mailto:a@brand.example?subject=a\nb',
  'https://brand.example/\u0001',
  '/\u0007',
]

describe('safeHref', () => {
  it.each(SAFE_URLS)('accepts %s', (href) => expect(safeHref(href)).toBe(href))
  it.each(CONTACTS)('normalises %s', (_, written, href) => expect(safeHref(written)).toBe(href))
  it.each(UNSAFE_URLS)('rejects %j', (href) => expect(safeHref(href)).toBeUndefined())
})

describe('URL pattern of the schema', () => {
  const { pattern, maxLength } = types.definitions.Url
  const fits = (value: string) => value.length <= maxLength && new RegExp(pattern, 'u').test(value)

  it.each([...SAFE_URLS, ...CONTACTS.map(([, written]) => written)])('accepts %s', (href) =>
    expect(fits(href)).toBe(true),
  )
  // The pattern does not check whether a host is valid; the link check reports that.
  it.each(UNSAFE_URLS.filter((value) => typeof value === 'string'))('rejects %j', (href) =>
    expect(fits(href)).toBe(false),
  )
})

describe('safeResourceUrl', () => {
  it.each(['https://cdn.brand.example/a.css', 'http://127.0.0.1/a.js', '/site/brand.css'])('accepts %s', (href) =>
    expect(safeResourceUrl(href)).toBe(href),
  )
  it.each([...UNSAFE_URLS, 'mailto:booth@brand.example', 'tel:1', '#top', '?page=2'])('rejects %j', (href) =>
    expect(safeResourceUrl(href)).toBeUndefined(),
  )
})

describe('isExternal', () => {
  it.each(['https://brand.example', 'mailto:a@b.example', 'HTTPS://x'])('treats %s as external', (href) =>
    expect(isExternal(href)).toBe(true),
  )
  it.each(['/films', '#top', '?a=b:c', '/a:b'])('treats %s as internal', (href) => expect(isExternal(href)).toBe(false))
})
