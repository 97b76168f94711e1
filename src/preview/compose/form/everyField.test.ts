import { expect, test } from 'vitest'
import { formatPointer } from '../../../lib/json/pointer'
import { controlOf } from './fieldControl'
import { type FormField, formGroups, type Path } from './formGroups'
import { FULL_DOCUMENTS, type FullDocument, formsOf } from './testing/fullDocuments'

const fieldsOf = (document: FullDocument): FormField[] => formsOf(document).flatMap(({ fields }) => fields)

/** Fields without a control of their own. */
const JSON_FIELDS = ['a card: /meta/modules', 'menu_module: /content']

test('check 4: offers at most five fields as JSON', () => {
  const found = FULL_DOCUMENTS.flatMap((document) =>
    fieldsOf(document)
      .filter(({ control }) => control.as === 'json')
      .map(({ path }) => `${document.name}: ${formatPointer(path.slice(document.path.length))}`)
      .map((place) => place.replace(/^.*: \/content\/\d+/, 'a card: ')),
  )
  expect(JSON_FIELDS.length).toBeLessThanOrEqual(5)
  expect([...new Set(found)]).toEqual(JSON_FIELDS)
})

test.each(FULL_DOCUMENTS)('check 4: shows each choice of $name with its meaning', (document) => {
  const unclear = fieldsOf(document).flatMap(({ name, control }) =>
    control.as === 'choice' || control.as === 'words'
      ? control.choices.filter(({ meaning }) => !meaning).map(({ value }) => `${name}: ${value}`)
      : [],
  )
  expect(unclear).toEqual([])
})

test.each([
  ['row', 'A single row that scrolls.'],
  ['grid', 'Columns.'],
  ['wall', undefined],
])('reads the meaning of the choice "%s" from the description of its field', (value, meaning) => {
  const description = 'row: a single row that scrolls. grid: columns. Default grid.'
  const control = controlOf({ enum: [value], description })
  expect(control).toEqual({ as: 'choice', choices: [{ value, meaning }] })
})

test.each<[string, string, Path, FormField['control']['as']]>([
  ['the series of an episode row', 'series', ['data', 0, 'module', 'config'], 'title'],
  ['the slug of a card', 'slug', ['data', 0, 'module', 'content', 0], 'title'],
  ['the link of a card', 'link', ['data', 0, 'module', 'content', 0], 'link'],
  ['the link beside a heading', 'see_all_link', ['data', 0, 'module', 'config'], 'link'],
  ['the slug of a module', 'slug', ['data', 0, 'module'], 'text'],
])('has a control for %s', (_, name, path, expected) => {
  const data = { data: [{ module: { type: 'carousel_episode', slug: 'a', content: [{ slug: 'faust' }] } }] }
  const fields = formGroups('modules/home.json', data, path).flatMap((group) => group.fields)
  expect(fields.find((field) => field.name === name)?.control.as).toBe(expected)
})
