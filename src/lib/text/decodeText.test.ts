import { expect, test } from 'vitest'
import { decodeText } from './decodeText'

const TEXT = '1 é'
const utf8 = [0x31, 0x20, 0xc3, 0xa9]
const le = [0x31, 0x00, 0x20, 0x00, 0xe9, 0x00]
const be = [0x00, 0x31, 0x00, 0x20, 0x00, 0xe9]

test.each<[string, number[], string]>([
  ['UTF-8', utf8, TEXT],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, ...utf8], TEXT],
  ['UTF-16, little endian, with a byte order mark', [0xff, 0xfe, ...le], TEXT],
  ['UTF-16, big endian, with a byte order mark', [0xfe, 0xff, ...be], TEXT],
  ['UTF-16, little endian, without a mark', le, TEXT],
  ['UTF-16, big endian, without a mark', be, TEXT],
  ['Latin-1', [0x31, 0x20, 0xe9], TEXT],
  ['an empty file', [], ''],
  ['one byte', [0x31], '1'],
])('decodes %s', (_, bytes, text) => expect(decodeText(new Uint8Array(bytes).buffer)).toBe(text))
