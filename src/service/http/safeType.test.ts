import { expect, it } from 'vitest'
import { safeType } from './safeType'

it.each([
  ['application/pdf', 'application/pdf'],
  ['APPLICATION/PDF ; version=1.7', 'application/pdf'],
  ['text/plain', 'text/plain;charset=utf-8'],
  ['text/plain; charset=iso-8859-1', 'text/plain;charset=utf-8'],
  ['image/png', 'image/png'],
  ['image/jpeg', 'image/jpeg'],
  ['image/webp', 'image/webp'],
  ['image/gif', 'image/gif'],
])('displays %s as %s', (header, type) => {
  expect(safeType(header)).toEqual({ type, isDisplayable: true })
})

it.each([
  null,
  '',
  'text/html',
  'text/html; charset=utf-8',
  'TEXT/HTML',
  'image/svg+xml',
  'application/xml',
  'text/xml',
  'application/xhtml+xml',
  'text/javascript',
  'application/msword',
  'multipart/x-mixed-replace',
  'text/plain, text/html',
  'application/pdf\u0000',
  'constructor',
])('only offers %j for download', (header) => {
  expect(safeType(header)).toEqual({ type: 'application/octet-stream', isDisplayable: false })
})
