import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isRecord } from '../../../lib/json/isRecord'
import { type FormField, formGroups, type Path } from './formGroups'
import { labelOf, nameOf, stepLabel } from './labels'

const EXAMPLES_FOLDER = join(import.meta.dirname, '../../../../schemas/examples')
const exampleOf = (path: string) => JSON.parse(readFileSync(join(EXAMPLES_FOLDER, path, 'full.json'), 'utf8'))
const moduleTypes = readdirSync(join(EXAMPLES_FOLDER, 'modules'))
const viewTypes = readdirSync(join(EXAMPLES_FOLDER, 'views'))

const fieldsOf = (file: string, data: unknown, path: Path) =>
  formGroups(file, data, path).flatMap(({ fields }) => fields)

/** All fields of a value, with those of the values in it. */
function allFields(file: string, data: unknown, path: Path): FormField[] {
  return fieldsOf(file, data, path).flatMap((field) => {
    const { control, value } = field
    if (control.as === 'object' && isRecord(value)) return [field, ...allFields(file, data, field.path)]
    if (control.as === 'items' && Array.isArray(value))
      return [field, ...value.flatMap((_, index) => allFields(file, data, [...field.path, index]))]
    return [field]
  })
}

/** Modules of a card are of any type. */
const CARD_FIELDS = ['data.module.content.meta.modules']

/** Fields that are edited as JSON, by the type of the module or view. */
const JSON_ONLY: Record<string, readonly string[]> = {
  // A menu has no content.
  menu_module: ['data.module.content'],
  carousel_basic: CARD_FIELDS,
  carousel_episode: CARD_FIELDS,
  carousel_hero: CARD_FIELDS,
  carousel_promo: CARD_FIELDS,
  carousel_show: CARD_FIELDS,
  collection: CARD_FIELDS,
  featured_video: CARD_FIELDS,
  title_grid: CARD_FIELDS,
  // Parts of merged views have the fields of any view.
  merged: ['data.default.views.views.label', 'data.default.views.views.types', 'data.default.views.views.layout'],
}

/** Other fields without a control. */
const fieldsWithoutControl = (fields: readonly FormField[], type = '') => [
  ...new Set(
    fields
      .filter(({ control }) => control.as === 'json')
      .map(({ path }) => path.filter((step) => typeof step === 'string').join('.'))
      .filter((path) => !JSON_ONLY[type]?.includes(path)),
  ),
]

describe('formGroups', () => {
  test('groups the fields of a module with those of its placement', () => {
    const data = { data: [{ position: 10, module: { slug: 'wall', type: 'carousel_show', config: { slides: 3 } } }] }
    const groups = formGroups('modules/home.json', data, ['data', 0, 'module'])
    expect(groups.map(({ heading }) => heading)).toEqual(['Content', 'Settings', 'Schedule and audience', 'More'])
    const find = (name: string) => groups.flatMap(({ fields }) => fields).find((field) => field.name === name)
    expect(find('slides')).toMatchObject({ path: ['data', 0, 'module', 'config', 'slides'], value: 3 })
    expect(find('position')).toMatchObject({ path: ['data', 0, 'position'], value: 10 })
    expect(find('slug')?.isRequired).toBe(true)
  })

  test('keeps fields that no schema knows, as JSON', () => {
    const data = { data: [{ module: { slug: 'a', type: 'text_block', mystery: [1] } }] }
    const fields = fieldsOf('modules/home.json', data, ['data', 0, 'module'])
    expect(fields.find(({ name }) => name === 'mystery')?.control).toEqual({ as: 'json' })
  })

  test.each(moduleTypes)('has a control for each field of a %s', (type) => {
    const data = { data: [{ id: 1, position: 1, module: exampleOf(`modules/${type}`) }] }
    expect(fieldsWithoutControl(allFields('modules/home.json', data, ['data', 0, 'module']), type)).toEqual([])
  })

  test.each(viewTypes)('has a control for each field of the view %s', (view) => {
    const data = { data: { default: { views: [exampleOf(`views/${view}`)] } } }
    expect(
      fieldsWithoutControl(allFields('modules/title-layouts.json', data, ['data', 'default', 'views', 0]), view),
    ).toEqual([])
  })

  test('has a control for each field of the config', () => {
    const config = exampleOf('config')
    expect(fieldsWithoutControl(allFields('config.json', config, []))).toEqual([])
  })
})

test.each([
  ['display_name', 'Heading'],
  ['see_all_link', 'See all link'],
  ['footer_image_url', 'Footer image address'],
])('labels the field %s as %s', (name, label) => {
  expect(labelOf(name)).toBe(label)
})

test.each([
  ['a placement by its module', { position: 1, module: { slug: 'wall' } }, 'wall'],
  ['an item by its heading rather than its slug', { slug: 'wall', display_name: 'Wall' }, 'Wall'],
  ['an item with an empty heading by its slug', { slug: 'wall', display_name: ' ' }, 'wall'],
  ['a number by its digits', 7, '7'],
  ['an empty object by its place', {}, 'Item 1'],
])('names %s', (_, value, name) => {
  expect(nameOf(value, 'Item 1')).toBe(name)
})

test.each<[string, (string | number)[]]>([
  ['a layout', ['data', 'feature']],
  ['a list of a layout', ['data', 'feature', 'section']],
  ['a part of the heading', ['data', 'feature', 'section', 1]],
])('shows the form of the whole layout when %s is selected', (_, path) => {
  const data = { data: { feature: { section: ['back', 'logo'] } } }
  const groups = formGroups('modules/title-layouts.json', data, path)
  expect(groups.map(({ heading }) => heading)).toEqual(['Heading', 'Below the heading'])
  const section = groups[0]?.fields.find(({ name }) => name === 'section')
  expect(section).toMatchObject({ path: ['data', 'feature', 'section'], control: { as: 'words' } })
})

test.each<[string, string, (string | number)[], string]>([
  [
    'the module for a change of its heading',
    'modules/home.json',
    ['data', 0, 'module', 'display_name'],
    'Field of Wall',
  ],
  [
    'the module for a change of its settings',
    'modules/home.json',
    ['data', 0, 'module', 'config', 'layout'],
    'Field of Wall',
  ],
  [
    'the card for a change of its field',
    'modules/home.json',
    ['data', 0, 'module', 'content', 0, 'kicker'],
    'Field of faust',
  ],
  ['the field of an object without a name', 'config.json', ['site_config', 'footer', 'content'], 'Field of Footer'],
  ['nothing for a field of the site', 'config.json', ['site_title'], 'Field'],
])('the label of a history step names %s', (_, file, path, expected) => {
  const data = {
    site_config: { footer: { content: '' } },
    data: [{ module: { display_name: 'Wall', config: { layout: 'grid' }, content: [{ slug: 'faust' }] } }],
  }
  expect(stepLabel('Field', file, data, path)).toBe(expected)
})

test('shows a switch as on by default if the description of its field says that', () => {
  const data = { site_config: { routing: [{ route: '/a', component: 'home' }] } }
  const switches = fieldsOf('config.json', data, ['site_config', 'routing', 0]).flatMap(({ name, control }) =>
    control.as === 'switch' ? [[name, control.isOnByDefault]] : [],
  )
  expect(Object.fromEntries(switches)).toMatchObject({ exact: true, nav: true, protected: false })
})
