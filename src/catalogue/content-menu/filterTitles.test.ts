import { describe, expect, it } from 'vitest'
import type { TitleCard } from '../../generated/types'
import { filterTitles } from './filterTitles'

const genre = (name: string, slug: string) => ({ name, slug })
const titles: TitleCard[] = [
  { slug: 'a', genres: [genre('Science Fiction', 'sci-fi'), genre('Drama', 'drama')] },
  { slug: 'b', genres: [genre('Comédie', 'comedie')] },
  { slug: 'c' },
  { slug: 'd', genres: [] },
]

describe('filterTitles', () => {
  it.each([
    ['a slug', ['sci-fi'], ['a']],
    ['a name', ['Science Fiction'], ['a']],
    ['another than the main genre', ['drama'], ['a']],
    ['either case and accents', ['COMEDIE'], ['b']],
    ['any of several, in page order', ['comedie', 'Drama'], ['a', 'b']],
    ['whole names only', ['Science'], []],
    ['unknown', ['western'], []],
    ['no inherited names', ['constructor', '__proto__'], []],
  ])('%s', (_rule, genres, slugs) => {
    expect(filterTitles(titles, genres).map(({ slug }) => slug)).toEqual(slugs)
  })

  it('narrows nothing without genres', () => {
    expect(filterTitles(titles, [])).toBe(titles)
  })
})
