import { describe, expect, it } from 'vitest'
import type { TitleCard } from '../../generated/types'
import { searchTitles } from './searchTitles'

const titles: TitleCard[] = [
  { slug: 'nosferatu', name: 'Nosferatu', release_year: 1922, meta: { director: 'F. W. Murnau' } },
  { slug: 'miserables', name: 'Les Misérables', genres: [{ name: 'Drama', slug: 'drama' }] },
  { slug: 'faust', name: 'Faust', meta: { director: 'F. W. Murnau', cast: [{ name: 'Emil Jannings' }] } },
  { slug: 'strasse', name: 'La Straße d’oeil' },
  { slug: 'nameless' },
]
const findSlugs = (term: string, fields?: string[]) => searchTitles(titles, term, fields).map(({ slug }) => slug)

describe('searchTitles', () => {
  it.each([
    ['a part of the name', 'fera', undefined, ['nosferatu']],
    ['either case', 'FAUST', undefined, ['faust']],
    ['accents in the name', 'miserables', undefined, ['miserables']],
    ['accents in the term', 'fàust', undefined, ['faust']],
    ['letters and apostrophes of other languages', "la strasse d'œil", undefined, ['strasse']],
    ['a trimmed term', '  faust ', undefined, ['faust']],
    ['a space inside the term', 'les mis', undefined, ['miserables']],
    ['only the name by default', 'murnau', undefined, []],
    ['a nested field, in page order', 'murnau', ['meta.director'], ['nosferatu', 'faust']],
    ['through arrays', 'jannings', ['meta.cast.name'], ['faust']],
    ['any of the fields', 'a', ['meta.director', 'genres.name'], ['nosferatu', 'miserables', 'faust']],
    ['a number', '1922', ['release_year'], ['nosferatu']],
    ['not across fields', 'faust murnau', ['name', 'meta.director'], []],
    ['no pattern syntax', '.*', undefined, []],
    ['no inherited fields', 'object', ['constructor.name', '__proto__.constructor.name', 'constructor'], []],
    ['an unknown field', 'faust', ['meta.title'], []],
  ])('matches %s', (_rule, term, fields, slugs) => {
    expect(findSlugs(term, fields)).toEqual(slugs)
  })

  it.each(['', '   ', '\t'])('finds everything for the empty term %j', (term) => {
    expect(searchTitles(titles, term)).toBe(titles)
  })
})
