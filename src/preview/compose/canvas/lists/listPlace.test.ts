import { expect, test } from 'vitest'
import { listVariantFiles } from './listPlace'

const slugOf = (title: string) => (title === '1014' ? 'les-vampires' : undefined)

test.each([
  [
    'the ID of a title',
    '/modules/placement/title/?title=1014&type=series',
    { kind: 'title', ownFile: 'modules/title/les-vampires.json', sharedFile: 'modules/title.json' },
  ],
  [
    'a genre',
    'modules/placement/genres?genre=horror',
    { kind: 'genre', ownFile: 'modules/genre/horror.json', sharedFile: 'modules/genres.json' },
  ],
  ['a title that is not on the page', 'modules/placement/title/?title=7', undefined],
  ['a genre that cannot be the name of a file', 'modules/placement/genres/?genre=Film%20Noir', undefined],
  ['a list of a page', 'modules/placement/home/', undefined],
  ['another request', 'avails/titles/?genre=horror', undefined],
  ['no address', 'http://[', undefined],
])('finds the files of a list for %s', (_, address, expected) => {
  expect(listVariantFiles(address, slugOf)).toEqual(expected)
})
