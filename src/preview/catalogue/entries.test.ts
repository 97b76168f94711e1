import { expect, test } from 'vitest'
import { componentKinds } from '../../../registry/routes'
import { validateFileText } from '../editor/validateFileText'
import { controlOf, fieldValueAt, withFieldValue } from './controls'
import { documentOf, type Entry, entries, entryOf, frameContentOf, pagePathOf } from './entries'

const namesInGroup = (group: string) => entries.filter((entry) => entry.group === group).map(({ name }) => name)

test('has a catalogue entry for each page kind, and for no other', () => {
  expect(new Set(namesInGroup('kinds'))).toEqual(componentKinds())
})

test.each(entries.map((entry): [string, Entry] => [`${entry.group}/${entry.name}`, entry]))(
  '%s has a description, described fields, and a valid example',
  async (_, entry) => {
    const { group, name, description, fields, example } = entry
    expect(description, `${group}/${name} has no description in its schema`).not.toBe('')
    expect(fields.filter((field) => field.meaning === '').map(({ path }) => path)).toEqual([])
    // Types that no fixture site uses have an example document.
    const missing = `Use ${name} in a site of fixtures/sites, or add schemas/examples/${group}/${name}/full.json: the catalogue has nothing to show for it.`
    expect(example.json[group === 'kinds' ? 'component' : 'type'], missing).toBe(name)
    expect(pagePathOf(entry, example.json)).toMatch(/^\/[^:*?]*(?:\?[^?]+)?$/)
    const { path, text, jsonPointer } = documentOf(entry, example.json)
    const problems = await validateFileText(path, text)
    expect(problems.filter(({ pointer }) => pointer.startsWith(jsonPointer))).toEqual([])
    expect(frameContentOf(entry, example.json, example.site).routes).toHaveLength(1)
  },
)

test('reports problems of an example with their pointers', async () => {
  const entry = entryOf('modules', 'title_grid') as Entry
  const { path, text, jsonPointer } = documentOf(entry, withFieldValue(entry.example.json, 'config.rows', 0))
  const problems = await validateFileText(path, text)
  expect(problems.map(({ pointer }) => pointer)).toEqual([`${jsonPointer}/config/rows`])
})

const fieldOf = (name: string, path: string) => {
  const field = entries.find((entry) => entry.name === name)?.fields.find((each) => each.path === path)
  if (!field) throw new Error(`no field ${path}`)
  return field
}

test.each([
  ['title_grid', 'config.layout', { as: 'choice', options: ['tiles', 'posters', 'mosaic'] }],
  ['title_grid', 'config.shape', { as: 'choice', options: ['promo', 'still', 'tall', 'square', 'poster'] }],
  ['title_grid', 'hidden', { as: 'switch', default: false }],
  ['title_grid', 'config.rows', { as: 'number', min: 1, max: 1000, step: 1 }],
  ['title_grid', 'display_name', { as: 'text', maxLength: 300 }],
  ['faq', 'show_in_menu', { as: 'switch', default: true }],
  ['titles', 'filters', { as: 'list' }],
  ['title_grid', 'content', undefined],
])('%s: derives the control of %s from its schema', (name, path, control) => {
  expect(controlOf(fieldOf(name, path))).toEqual(control)
})

test('lists only those route fields that apply to a page kind', () => {
  const paths = (name: string) => entryOf('kinds', name)?.fields.map(({ path }) => path)
  expect(paths('iframe')).toEqual(expect.arrayContaining(['route', 'src', 'allow', 'height']))
  expect(paths('titles')).toEqual(expect.arrayContaining(['type', 'filters']))
  expect(paths('faq')).toContain('image')
  expect(paths('faq')).not.toEqual(expect.arrayContaining(['src']))
})

test('sets, reads and removes a value, and removes its parent object if that becomes empty', () => {
  const set = withFieldValue({ slug: 'a' }, 'config.rows', 2)
  expect(set).toEqual({ slug: 'a', config: { rows: 2 } })
  expect(fieldValueAt(set, 'config.rows')).toBe(2)
  expect(withFieldValue(set, 'config.rows', undefined)).toEqual({ slug: 'a' })
  expect(withFieldValue({ config: { rows: 2, shape: 'still' } }, 'config.rows', undefined)).toEqual({
    config: { shape: 'still' },
  })
})
