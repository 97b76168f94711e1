import { expect, it } from 'vitest'
import { readBytes } from './readBytes'

const answer = (text: string, headers: Record<string, string> = {}) => new Response(text, { headers })
const textOf = async (pieces: BlobPart[] | undefined) => pieces && new Blob(pieces).text()

it.each([
  ['as much as may be', answer('12345'), '12345'],
  ['nothing', answer(''), ''],
  ['no body', new Response(null), ''],
  ['a length that is no number', answer('123', { 'Content-Length': 'many' }), '123'],
  ['too much', answer('123456'), undefined],
  ['too much by its own word', answer('1', { 'Content-Length': '6' }), undefined],
  ['less than it says', answer('123', { 'Content-Length': '4' }), '123'],
])('%s', async (_, given, expected) => {
  expect(await textOf(await readBytes(given, 5))).toBe(expected)
})
