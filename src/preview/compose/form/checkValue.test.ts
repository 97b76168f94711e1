import { expect, test } from 'vitest'
import { checkValue } from './checkValue'

const list = (text: string) => `{"data":[{"module":${text}}]}`
const path = ['data', 0, 'module', 'content']

test('accepts a valid value', async () => {
  expect(await checkValue('modules/home.json', list('{"type":"text","slug":"a","content":"b"}'), path)).toBeUndefined()
})

test('returns the message about an invalid value', async () => {
  const text = list('{"type":"text","slug":"a","hidden":"perhaps"}')
  expect(await checkValue('modules/home.json', text, ['data', 0, 'module', 'hidden'])).toMatch(/perhaps/)
})

test('reads a document with a byte order mark', async () => {
  const text = `\ufeff${list('{"type":"text","slug":"a","content":"b"}')}`
  expect(await checkValue('modules/home.json', text, path)).toBeUndefined()
})
