import { expect, test } from 'vitest'
import type { CatalogueTitle } from '../../pick/titles/catalogueTitles'
import { itemText } from './itemText'

const CATALOGUE_TITLE: CatalogueTitle = {
  slug: 'faust',
  name: 'Faust',
  about: '1926, feature',
  pictureUrl: '/faust.webp',
}
const TITLES = new Map([['faust', CATALOGUE_TITLE]])

test.each<[string, unknown, ReturnType<typeof itemText>]>([
  ['a card of a title', { slug: 'faust' }, { name: 'Faust', about: '1926, feature', pictureUrl: '/faust.webp' }],
  [
    'a card with own fields',
    { slug: 'faust', name: 'The pact', kicker: 'Murnau', poster: '/own.webp' },
    { name: 'The pact', about: '1926, feature · own name, kicker, poster', pictureUrl: '/own.webp' },
  ],
  ['a title that is not loaded', { slug: 'wings' }, { name: 'wings', about: '', pictureUrl: undefined }],
  [
    'a card of something else',
    { slug: 'world', name: 'Worlds', images: { banner: '/world.webp' } },
    { name: 'Worlds', about: '', pictureUrl: '/world.webp' },
  ],
  [
    'a card with an unsafe picture',
    { slug: 'x', poster: 'javascript:1' },
    { name: 'x', about: '', pictureUrl: undefined },
  ],
  [
    'a card with a link',
    { name: 'Horror', link: '/genres/horror' },
    { name: 'Horror', about: 'leads to /genres/horror', pictureUrl: undefined },
  ],
  ['a link', { label: 'Press', url: '/press' }, { name: 'Press', about: '', pictureUrl: undefined }],
  ['a word', 'horror', { name: 'horror', about: '', pictureUrl: undefined }],
  ['an empty item', {}, { name: 'Item 3', about: '', pictureUrl: undefined }],
])('returns name, details and picture of %s', (_, item, expected) => {
  expect(itemText(item, 2, TITLES)).toEqual(expected)
})
