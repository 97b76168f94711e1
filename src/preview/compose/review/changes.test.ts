import { expect, test } from 'vitest'
import { findNewErrors } from './changes'

const HOME_FILE = 'modules/home.json'
const validModule = (slug: string) => ({ slug, name: 'Wall', type: 'title_grid', content: [{ slug: 'metropolis' }] })
const invalidModule = (slug: string) => ({ ...validModule(slug), content: 'all' })
const listText = (...modules: object[]) => JSON.stringify({ data: modules.map((module) => ({ module })) }, undefined, 2)

async function errorsAfter(before: string | undefined, after: string | null) {
  const errors = await findNewErrors([{ path: HOME_FILE, tag: null, text: after }], () => before)
  return errors.map(({ pointer }) => pointer.split('/').slice(0, 3).join('/'))
}

test.each([
  [
    'the same error in another module',
    listText(invalidModule('a'), validModule('b')),
    listText(invalidModule('a'), invalidModule('b')),
    ['/data/1'],
  ],
  [
    'an error of a new module before one with the same error',
    listText(invalidModule('a')),
    listText(invalidModule('b'), invalidModule('a')),
    ['/data/0'],
  ],
  [
    'an error of a module that replaced one with the same error',
    listText(invalidModule('a')),
    listText(invalidModule('b')),
    ['/data/0'],
  ],
  [
    'no error of a module that was moved',
    listText(invalidModule('a'), validModule('b')),
    listText(validModule('b'), invalidModule('a')),
    [],
  ],
  [
    'no error of a module that was not changed',
    listText(invalidModule('a')),
    listText(invalidModule('a'), validModule('b')),
    [],
  ],
  ['an error of a list that was not JSON', '{', listText(invalidModule('a')), ['/data/0']],
  ['an error of a new list', undefined, '{}', ['']],
  ['no error of a removed list', listText(invalidModule('a')), null, []],
])('reports as new: %s', async (_, before, after, expected) => {
  expect(await errorsAfter(before, after)).toEqual(expected)
})
