import { describe, expect, it } from 'vitest'
import type { TitleCard } from '../../generated/types'
import { filterTitlesByGenre } from './filterTitles'

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
    ['a genre other than the main one', ['drama'], ['a']],
    ['either case and accents', ['COMEDIE'], ['b']],
    ['any of several, in page order', ['comedie', 'Drama'], ['a', 'b']],
    ['whole names only', ['Science'], []],
    ['nothing for an unknown genre', ['western'], []],
    ['no inherited property names', ['constructor', '__proto__'], []],
  ])('matches %s', (_rule, genres, slugs) => {
    expect(filterTitlesByGenre(titles, genres).map(({ slug }) => slug)).toEqual(slugs)
  })

  it('returns all titles if no genres are given', () => {
    expect(filterTitlesByGenre(titles, [])).toBe(titles)
  })
})
