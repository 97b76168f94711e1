import { expect, test } from 'vitest'
import { moduleTitles } from './moduleTitles'

const film = { slug: 'faust', title_type: 'feature' }
const collection = { slug: 'weimar', title_type: 'collection' }
const promo = { slug: 'world', link: '/genres/horror' }

test.each([
  ['titles', [film, promo], true],
  ['nothing', [], true],
  ['collections', [collection], false],
  ['promos with links', [promo], false],
  ['a text', 'words', false],
  ['texts, as in a module type of the folder local', ['Kodak', 'Agfa'], false],
  ['a list with null', [film, null], false],
  ['no content', undefined, false],
])('decides whether the content is titles: %s', (_, content, holds) => {
  expect(moduleTitles({ content })).toEqual(holds ? content : undefined)
})

test.each([undefined, null, 'text'])('returns undefined for %s', (module) => {
  expect(moduleTitles(module)).toBeUndefined()
})
