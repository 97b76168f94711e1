import { expect, test } from 'vitest'
import { newErrors } from './changes'

const HOME = 'modules/home.json'
const good = (slug: string) => ({ slug, name: 'Wall', type: 'title_grid', content: [{ slug: 'metropolis' }] })
const bad = (slug: string) => ({ ...good(slug), content: 'all' })
const list = (...modules: object[]) => JSON.stringify({ data: modules.map((module) => ({ module })) }, undefined, 2)

async function errorsAfter(before: string | undefined, after: string | null) {
  const errors = await newErrors([{ path: HOME, tag: null, text: after }], () => before)
  return errors.map(({ pointer }) => pointer.split('/').slice(0, 3).join('/'))
}

test.each([
  ['the same error in another module', list(bad('a'), good('b')), list(bad('a'), bad('b')), ['/data/1']],
  ['an error of a new module before one with the same error', list(bad('a')), list(bad('b'), bad('a')), ['/data/0']],
  ['an error of a module that replaced one with the same error', list(bad('a')), list(bad('b')), ['/data/0']],
  ['no error of a module that was moved', list(bad('a'), good('b')), list(good('b'), bad('a')), []],
  ['no error of a module that was not changed', list(bad('a')), list(bad('a'), good('b')), []],
  ['an error of a list that was not JSON', '{', list(bad('a')), ['/data/0']],
  ['an error of a new list', undefined, '{}', ['']],
  ['no error of a removed list', list(bad('a')), null, []],
])('reports %s', async (_, before, after, expected) => {
  expect(await errorsAfter(before, after)).toEqual(expected)
})
