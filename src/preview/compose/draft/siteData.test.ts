import { expect, test } from 'vitest'
import { selectionNear } from './siteData'

const FILE = 'modules/home.json'
const files = new Map([[FILE, '{ "data": [{ "module": { "slug": "row", "content": [{ "slug": "faust" }] } }] }']])

test.each([
  [
    'a card of the document',
    '/data/0/module/content/0',
    ['data', { slug: 'row' }, 'module', 'content', { slug: 'faust' }],
  ],
  ['a card that the service adds', '/data/0/module/content/3', ['data', { slug: 'row' }, 'module']],
  ['a list that the service adds', '/data/0/module/episodes/0', ['data', { slug: 'row' }, 'module']],
])('selects the nearest part of the document for %s', (_, pointer, at) =>
  expect(selectionNear(files, FILE, pointer)).toEqual({ file: FILE, at }),
)

test.each([['/other'], ['/data/4/module']])('selects nothing for %s, which is in no part that has a form', (pointer) =>
  expect(selectionNear(files, FILE, pointer)).toBeUndefined(),
)
