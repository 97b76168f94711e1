import { expect, test } from 'vitest'
import { partGroups } from './partGroups'

const data = {
  data: [{ module: { slug: 'a', type: 'text_block', content: 'Hello', config: { layout: 'invitation' } } }],
}
const namesAt = (...path: (string | number)[]) =>
  partGroups('modules/home.json', { data, path: ['data', 0, 'module', ...path] }).flatMap(({ fields }) =>
    fields.map(({ name }) => name),
  )

test('shows the fields of an object that is not set', () => {
  expect(namesAt('config', 'link')).toEqual(expect.arrayContaining(['label', 'url']))
})

test('shows a text as the one field that it is', () => {
  expect(namesAt('content')).toEqual(['content'])
})
