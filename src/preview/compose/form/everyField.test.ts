import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { controlOf } from './fieldControl'
import { type FormField, formGroups, type Path } from './formGroups'

/** The full example of each module type and view, of the config and of a route, in a document of a site. */
const DOCUMENTS = [
  ...examples('modules').map(({ name, value }) => ({
    name,
    file: 'modules/home.json',
    data: { data: [{ position: 10, module: value }] },
    path: ['data', 0, 'module'] as Path,
  })),
  ...examples('views').map(({ name, value }) => ({
    name,
    file: 'modules/title-layouts.json',
    data: { data: { feature: { views: [value] } } },
    path: ['data', 'feature', 'views', 0] as Path,
  })),
  { name: 'config', file: 'config.json', data: full('config'), path: ['site_config'] as Path },
  { name: 'route', file: 'config.json', data: full('config'), path: ['site_config', 'routing', 0] as Path },
]

function full(name: string): unknown {
  return JSON.parse(readFileSync(`schemas/examples/${name}/full.json`, 'utf8'))
}

function examples(folder: 'modules' | 'views'): { name: string; value: unknown }[] {
  return readdirSync(`schemas/${folder}`).map((file) => {
    const name = file.replace('.json', '')
    return { name, value: full(`${folder}/${name}`) }
  })
}

/** The fields of a value, and those of the values in it that have fields of their own. */
function allFields(file: string, data: unknown, path: Path, depth = 0): FormField[] {
  const fields = formGroups(file, data, path).flatMap((group) => group.fields)
  const inner = fields.filter(({ control }) => depth < 3 && control.as === 'object')
  return [...fields, ...inner.flatMap((field) => allFields(file, data, field.path, depth + 1))]
}

/** Fields without a control of their own. */
const JSON_FIELDS = ['menu_module: content']

test('check 4: offers at most five fields as JSON', () => {
  const found = DOCUMENTS.flatMap(({ name, file, data, path }) =>
    allFields(file, data, path)
      .filter(({ control }) => control.as === 'json')
      .map((field) => `${name}: ${field.path.slice(path.length).join('/')}`),
  )
  expect([...new Set(found)]).toEqual(JSON_FIELDS)
})

test.each(DOCUMENTS)('check 4: shows each choice of $name with its meaning', ({ file, data, path }) => {
  const unclear = allFields(file, data, path).flatMap(({ name, control }) =>
    control.as === 'choice'
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
