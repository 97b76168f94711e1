import { expect, test } from 'vitest'
import { partFormGroups } from './partFormGroups'

const MODULE_LIST = {
  data: [{ module: { slug: 'a', type: 'text_block', content: 'Hello', config: { layout: 'invitation' } } }],
}
const fieldNamesAt = (...path: (string | number)[]) =>
  partFormGroups('modules/home.json', { data: MODULE_LIST, path: ['data', 0, 'module', ...path] }).flatMap(
    ({ fields }) => fields.map(({ name }) => name),
  )

test('shows the fields of an object that is not set', () => {
  expect(fieldNamesAt('config', 'link')).toEqual(expect.arrayContaining(['label', 'url']))
})

test('shows only the selected field if it is a text', () => {
  expect(fieldNamesAt('content')).toEqual(['content'])
})
