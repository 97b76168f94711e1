import { expect, it } from 'vitest'
import { readBytes } from './readBytes'

const createResponse = (text: string, headers: Record<string, string> = {}) => new Response(text, { headers })
const textOf = async (pieces: BlobPart[] | undefined) => pieces && new Blob(pieces).text()

it.each([
  ['reads a body of the maximum size', createResponse('12345'), '12345'],
  ['reads an empty body', createResponse(''), ''],
  ['reads nothing from a response without a body', new Response(null), ''],
  ['ignores an invalid Content-Length', createResponse('123', { 'Content-Length': 'many' }), '123'],
  ['returns undefined for a body that is too large', createResponse('123456'), undefined],
  [
    'returns undefined for a Content-Length that is too large',
    createResponse('1', { 'Content-Length': '6' }),
    undefined,
  ],
  ['reads a body shorter than its Content-Length', createResponse('123', { 'Content-Length': '4' }), '123'],
])('%s', async (_, given, expected) => {
  expect(await textOf(await readBytes(given, 5))).toBe(expected)
})
