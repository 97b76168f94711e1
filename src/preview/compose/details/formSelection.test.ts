import { expect, test } from 'vitest'
import { formSelection } from './formSelection'

const FILES = new Map([
  ['modules/home.json', '{ "data": [{ "position": 1, "module": { "slug": "a", "content": [{ "id": "c" }] } }] }'],
  ['config.json', '{ "site_config": { "navbar": { "logo": "x" } } }'],
])

test.each([
  ['a field', 'modules/home.json', ['data', '0', 'module', 'slug'], ['data', { slug: 'a' }, 'module']],
  [
    'a card',
    'modules/home.json',
    ['data', '0', 'module', 'content', '0', 'id'],
    ['data', { slug: 'a' }, 'module', 'content', { id: 'c' }],
  ],
  ['a field of a placement', 'modules/home.json', ['data', '0', 'position'], ['data', { slug: 'a' }, 'module']],
  ['a part of the config', 'config.json', ['site_config', 'navbar', 'logo'], ['site_config', 'navbar']],
])('selects the part whose form contains %s', (_, file, tokens, at) => {
  expect(formSelection(FILES, file, tokens)).toEqual({ file, at })
})

test('selects nothing for a field that no form contains', () => {
  expect(formSelection(FILES, 'config.json', ['other'])).toBeUndefined()
})
