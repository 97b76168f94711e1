import { expect, test, vi } from 'vitest'
import * as validation from '../../editor/validateFileText'
import { checkValue } from './checkValue'

const listText = (text: string) => `{"data":[{"module":${text}}]}`
const path = ['data', 0, 'module', 'content']

test('accepts a valid value', async () => {
  expect(
    await checkValue('modules/home.json', listText('{"type":"text","slug":"a","content":"b"}'), path),
  ).toBeUndefined()
})

test('returns the message about an invalid value', async () => {
  const text = listText('{"type":"text","slug":"a","hidden":"perhaps"}')
  expect(await checkValue('modules/home.json', text, ['data', 0, 'module', 'hidden'])).toMatch(/perhaps/)
})

test('reads a document with a byte order mark', async () => {
  const text = `\ufeff${listText('{"type":"text","slug":"a","content":"b"}')}`
  expect(await checkValue('modules/home.json', text, path)).toBeUndefined()
})

test('checks a card without the other cards of its list', async () => {
  const validateFileText = vi.spyOn(validation, 'validateFileText')
  const cards = ['{"slug":1}', '{"slug":"b","name":["B"]}', '{"slug":"c","name":"C"}']
  const text = listText(`{"type":"title_grid","slug":"a","content":[${cards.join()}]}`)
  expect(await checkValue('modules/home.json', text, [...path, 1, 'name'])).toMatch(/^"name" is/)
  expect(validateFileText).toHaveBeenLastCalledWith(
    'modules/home.json',
    listText(`{"type":"title_grid","slug":"a","content":[${cards[1]}]}`),
  )
  expect(await checkValue('modules/home.json', text, [...path, 2, 'name'])).toBeUndefined()
})
