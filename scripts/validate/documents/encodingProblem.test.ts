import { expect, test } from 'vitest'
import { encodingProblem } from './encodingProblem'

const encodeUtf16 = (text: string) => Buffer.from(text, 'utf16le')

test.each([
  ['UTF-16 with a byte order mark', encodeUtf16('\ufeff{"a": 1}'), 'the file is UTF-16, not UTF-8'],
  ['big-endian UTF-16', encodeUtf16('\ufeff{"a": 1}').swap16(), 'the file is UTF-16, not UTF-8'],
  ['UTF-16 without a byte order mark', encodeUtf16('{"a": 1}'), 'the file is UTF-16, not UTF-8'],
  ['Windows-1252', Buffer.from('{"a": "é"}', 'latin1'), 'the file is not valid UTF-8'],
])('names the encoding of %s', (_, bytes, message) => {
  expect(encodingProblem('a.json', bytes)?.message).toContain(message)
  expect(encodingProblem('a.json', bytes)?.message).toContain('save it as UTF-8')
})

test.each([
  ['UTF-8', '{"a": "é"}'],
  ['UTF-8 with a byte order mark', '\ufeff{}'],
  ['an empty file', ''],
])('accepts %s', (_, text) => {
  expect(encodingProblem('a.json', Buffer.from(text))).toBeUndefined()
})
