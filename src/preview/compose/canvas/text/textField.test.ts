import { expect, test } from 'vitest'
import { findTextField } from './textField'

const moduleList = {
  data: [
    {
      module: {
        slug: 'wall',
        name: 'Wall',
        display_name: 'Festival wall',
        type: 'carousel_show',
        content: [
          { slug: 'metropolis' },
          { slug: 'sunrise', name: 'Sunrise, restored' },
          { slug: 'a', description: 'Twice' },
          { slug: 'b', description: 'Twice' },
        ],
      },
    },
    { module: { slug: 'rules', type: 'text_block', display_name: 'Rules', content: 'One.\n\nTwo.' } },
    { module: { slug: 'markup', type: 'html_block', content: 'Plain' } },
  ],
}
const shownModule = {
  ...moduleList.data[0]?.module,
  content: [{ slug: 'metropolis', name: 'Metropolis', summaries: { summary: 'A city.' } }, {}, {}, {}],
}
const config = {
  site_config: {
    routing: [{ route: '/home', component: 'page', label: 'Home' }],
    footer: { columns: [{ heading: 'Watch', links: [] }] },
  },
}

test.each([
  ['a heading', 'modules/home.json', '0/module', 'Festival wall', '0/module/display_name', 'document'],
  ['an internal name', 'modules/home.json', '0/module', 'Wall', undefined, undefined],
  ['a part of a heading', 'modules/home.json', '0/module', 'Festival', undefined, undefined],
  [
    'the name of a card',
    'modules/home.json',
    '0/module/content/1',
    'Sunrise, restored',
    '0/module/content/1/name',
    'document',
  ],
  [
    'an item of the module',
    'modules/home.json',
    '0/module',
    'Sunrise, restored',
    '0/module/content/1/name',
    'document',
  ],
  ['a text from the service', 'modules/home.json', '0/module', ' Metropolis ', '0/module/content/0/name', 'service'],
  [
    'a nested text from the service',
    'modules/home.json',
    '0/module',
    'A city.',
    '0/module/content/0/summaries/summary',
    'service',
  ],
  ['a text of two items', 'modules/home.json', '0/module', 'Twice', undefined, undefined],
  ['several paragraphs', 'modules/home.json', '1/module', 'One.Two.', '1/module/content', 'document'],
  ['HTML', 'modules/home.json', '2/module', 'Plain', undefined, undefined],
  ['no text', 'modules/home.json', '0/module', ' \n', undefined, undefined],
])('finds the field that a text on the page comes from, or none: %s', (_, file, part, text, expected, from) => {
  const path = ['data', ...part.split('/').map(parseStep)]
  const found = findTextField(file, moduleList, path, part === '0/module' ? shownModule : undefined, text)
  expect(found?.path.slice(1).join('/')).toBe(expected)
  expect(found?.from).toBe(from)
})

test.each([
  ['a menu entry', ['routing', 0], 'Home', 'label'],
  ['the heading of a column', ['footer', 'columns', 0, 'heading'], 'Watch', 'heading'],
])('finds the config field of %s', (_, part, text, name) => {
  const found = findTextField('config.json', config, ['site_config', ...part], undefined, text)
  expect(found?.path.at(-1)).toBe(name)
})

test('returns the field of a text with the maximum length from the schema', () => {
  const found = findTextField('modules/home.json', moduleList, ['data', 0, 'module'], shownModule, 'Festival wall')
  expect(found?.maxLength).toBe(300)
})

const parseStep = (text: string) => (/^\d+$/.test(text) ? Number(text) : text)
