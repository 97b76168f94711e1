import { expect, test } from 'vitest'
import { ratingsOf } from './ratings'

test('the ratings that are there, each once, in the order of the spec; unknown ones last', () => {
  const titles = ['TV-14', 'NR', 'R', 'G', 'FSK 12', 'R', '', undefined, 'PG-13'].map((rating) => ({ rating }))
  expect(ratingsOf(titles)).toEqual(['G', 'PG-13', 'R', 'TV-14', 'NR', 'FSK 12'])
})
