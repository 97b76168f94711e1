import { describe, expect, it } from 'vitest'
import type { TitleCard } from '../../generated/types'
import { type SortValue, sortTitles } from './sortTitles'

const joinSlugs = (titles: readonly TitleCard[]) => titles.map(({ slug }) => slug).join(' ')

function expectOrders(titles: TitleCard[], value: SortValue, ascending: string, descending: string, list?: string[]) {
  expect(joinSlugs(sortTitles(titles, value, false, list))).toBe(ascending)
  expect(joinSlugs(sortTitles(titles, value, true, list))).toBe(descending)
}

describe('sortTitles', () => {
  it('sorts by name, ignoring accents and case, with numerals after letters and nameless titles last', () => {
    const titles = [
      { slug: 'none' },
      { slug: '39', name: '39 Steps' },
      { slug: '9', name: '9 Lives' },
      { slug: 'z', name: 'zorro' },
      { slug: 'é', name: 'Étude' },
      { slug: 'f', name: '', title_name: 'Faust' },
    ]
    expectOrders(titles, 'alphanumeric', 'é f z 9 39 none', '39 9 z f é none')
  })

  it('sorts by main genre, genresList first, titles without a genre last', () => {
    const of = (slug: string, ...names: string[]) => ({
      slug,
      genres: names.map((name) => ({ name, slug: `${name}-slug` })),
    })
    const titles = [of('none'), of('w', 'Western', 'Comedy'), of('c', 'Comedy'), of('d', 'Drama'), { slug: 'bare' }]
    expectOrders(titles, 'genre', 'c d w none bare', 'w d c none bare')
    expectOrders(titles, 'genre', 'w d c none bare', 'c d w none bare', ['western-slug', 'DRAMA'])
  })

  it('sorts by release year, falling back to the release date', () => {
    const titles = [
      { slug: 'none' },
      { slug: '27', release_year: 1927 },
      { slug: '22', release_date: '1922-03-04' },
      { slug: '24', release_year: 1924 },
    ]
    expectOrders(titles, 'release_year', '22 24 27 none', '27 24 22 none')
  })

  it.each([
    ['premiere_date' as const, (date?: string) => ({ premiere_date: { premiere_date: date } })],
    ['just_added' as const, (date?: string) => ({ just_added_date: { newest_date: date } })],
  ])('sorts by %s with years, days and times mixed, and missing and invalid dates last', (value, dated) => {
    const titles = [
      { slug: 'none' },
      { slug: 'bad', ...dated('soon') },
      { slug: 'day', ...dated('2026-11-27') },
      { slug: 'empty', ...dated() },
      { slug: 'year', ...dated('2025') },
      { slug: 'moment', ...dated('2026-11-27T01:00:00Z') },
      { slug: 'zone', ...dated('2026-11-26T20:00:00-08:00') },
    ]
    expectOrders(titles, value, 'year day moment zone none bad empty', 'zone moment day year none bad empty')
  })

  it.each(['alphanumeric', 'genre', 'release_year', 'premiere_date', 'just_added'] as const)(
    'keeps the order of equal titles in both directions when sorting by %s',
    (value) => {
      const same = {
        release_year: 1922,
        genres: [{ name: 'Drama', slug: 'drama' }],
        premiere_date: { premiere_date: '2026-11-27' },
        just_added_date: { newest_date: '2026-11-27' },
      }
      const titles = [
        { slug: 'b', name: 'elan', ...same },
        { slug: 'a', name: 'Élan', ...same },
        { slug: 'c', name: 'ELAN', ...same },
      ]
      expectOrders(titles, value, 'b a c', 'b a c')
    },
  )

  it('does not modify its input', () => {
    const titles = Object.freeze([
      { slug: 'b', name: 'b' },
      { slug: 'a', name: 'a' },
    ])
    expect(joinSlugs(sortTitles(titles, 'alphanumeric', false))).toBe('a b')
    expect(joinSlugs(titles)).toBe('b a')
  })
})
