import { expect, test } from 'vitest'
import { decodeText } from './decodeText'

const TEXT = '1 é'
const UTF8_BYTES = [0x31, 0x20, 0xc3, 0xa9]
const UTF16_LE_BYTES = [0x31, 0x00, 0x20, 0x00, 0xe9, 0x00]
const UTF16_BE_BYTES = [0x00, 0x31, 0x00, 0x20, 0x00, 0xe9]

test.each<[string, number[], string]>([
  ['UTF-8', UTF8_BYTES, TEXT],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, ...UTF8_BYTES], TEXT],
  ['UTF-16, little endian, with a byte order mark', [0xff, 0xfe, ...UTF16_LE_BYTES], TEXT],
  ['UTF-16, big endian, with a byte order mark', [0xfe, 0xff, ...UTF16_BE_BYTES], TEXT],
  ['UTF-16, little endian, without a mark', UTF16_LE_BYTES, TEXT],
  ['UTF-16, big endian, without a mark', UTF16_BE_BYTES, TEXT],
  ['Latin-1', [0x31, 0x20, 0xe9], TEXT],
  ['an empty file', [], ''],
  ['one byte', [0x31], '1'],
])('decodes %s', (_, bytes, text) => expect(decodeText(new Uint8Array(bytes).buffer)).toBe(text))

const CYRILLIC = [0xc4, 0xe0]
test.each<[string, number[], string, string]>([
  ['a charset other than UTF-8', CYRILLIC, 'text/vtt; charset=windows-1251', 'Да'],
  ['a charset in quotes', CYRILLIC, 'text/plain;charset="Windows-1251"', 'Да'],
  ['UTF-8, which the bytes are not', [0xe9], 'text/vtt; charset=utf-8', 'é'],
  [
    'UTF-16, for bytes without a byte order mark and Latin letters',
    [0xe5, 0x65, 0x2c, 0x67],
    'text/vtt; charset=utf-16le',
    '日本',
  ],
  ['an unknown charset', [0xe9], 'text/vtt; charset=nonsense', 'é'],
  ['no charset', [0xe9], 'application/x-subrip', 'é'],
  ['a default charset, although the bytes are UTF-8', [0xc3, 0xa9], 'text/plain; charset=iso-8859-1', 'é'],
  ['a default charset, although the bytes are UTF-16', [0xff, 0xfe, 0xe9, 0x00], 'text/plain; charset=utf-8', 'é'],
])('decodes a file whose Content-Type has %s', (_, bytes, type, text) =>
  expect(decodeText(new Uint8Array(bytes).buffer, type)).toBe(text),
)
