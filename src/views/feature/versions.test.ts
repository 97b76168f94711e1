import { expect, test } from 'vitest'
import { removeRepeatedDescriptions, versionLink, versionName } from './versions'

const film = { slug: 'nosferatu', name: 'Nosferatu', description: 'A ship comes in.' }
const tintedVersion = { ...film, asset_id: 'a-1', version: 'Tinted' }
const greyVersion = { ...film, asset_id: 'a-2', version: 'Black and white' }

test.each([
  ['the only one', tintedVersion, [tintedVersion], 'Nosferatu', '/watch/nosferatu'],
  ['the first of two', tintedVersion, [tintedVersion, greyVersion], 'Tinted', '/watch/nosferatu'],
  ['the second', greyVersion, [tintedVersion, greyVersion], 'Black and white', '/watch/nosferatu?asset=a-2'],
  ['without a version name', film, [tintedVersion, film], 'Nosferatu', '/watch/nosferatu'],
  ['beside another film', { slug: 'b' }, [tintedVersion, { slug: 'b' }], 'b', '/watch/b'],
])('names and links a version: %s', (_, episode, all, name, link) => {
  expect([versionName(episode, all), versionLink(episode, all)]).toEqual([name, link])
})

test('removes repeated descriptions', () => {
  expect(
    removeRepeatedDescriptions([tintedVersion, greyVersion, { slug: 'b', description: 'Another.' }]).map(
      (each) => each.description,
    ),
  ).toEqual(['A ship comes in.', undefined, 'Another.'])
})
