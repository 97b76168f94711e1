import { expect, test } from 'vitest'
import { removeRepeatedDescriptions, versionLink, versionName } from './versions'

const film = { slug: 'nosferatu', name: 'Nosferatu', description: 'A ship comes in.' }
const tinted = { ...film, asset_id: 'a-1', version: 'Tinted' }
const grey = { ...film, asset_id: 'a-2', version: 'Black and white' }

test.each([
  ['the only one', tinted, [tinted], 'Nosferatu', '/watch/nosferatu'],
  ['the first of two', tinted, [tinted, grey], 'Tinted', '/watch/nosferatu'],
  ['the second', grey, [tinted, grey], 'Black and white', '/watch/nosferatu?asset=a-2'],
  ['without a version name', film, [tinted, film], 'Nosferatu', '/watch/nosferatu'],
  ['beside another film', { slug: 'b' }, [tinted, { slug: 'b' }], 'b', '/watch/b'],
])('names and links a version: %s', (_, episode, all, name, link) => {
  expect([versionName(episode, all), versionLink(episode, all)]).toEqual([name, link])
})

test('removes repeated descriptions', () => {
  expect(
    removeRepeatedDescriptions([tinted, grey, { slug: 'b', description: 'Another.' }]).map((each) => each.description),
  ).toEqual(['A ship comes in.', undefined, 'Another.'])
})
