import { describe, expect, it } from 'vitest'
import type { ContentMenu, SortParam, TitleCard } from '../../generated/types'
import { applyContentMenu } from './applyContentMenu'
import type { ContentMenuState } from './contentMenuState'
import type { GridModule } from './mergeModules'

const now = Date.parse('2026-11-27T18:00:00Z')
const horrorGenres = [{ name: 'Horror', slug: 'horror' }]
const dramaGenres = [{ name: 'Drama', slug: 'drama' }]
const nosferatu = {
  slug: 'nosferatu',
  name: 'Nosferatu',
  genres: horrorGenres,
  just_added_date: { newest_date: '2026-11-20' },
}
const faust = { slug: 'faust', name: 'Faust', genres: dramaGenres, just_added_date: { newest_date: '2026-11-25' } }
const the39Steps = { slug: 'steps', name: '39 Steps', genres: dramaGenres }
const caligari = {
  slug: 'caligari',
  name: 'Caligari',
  title_type: 'series' as const,
  genres: horrorGenres,
  just_added_date: { newest_date: '2020' },
}
const awardsGala = { slug: 'gala', name: 'Awards Gala: Faust', genres: dramaGenres }

const modules: GridModule[] = [
  { key: 'new', heading: 'New', titles: [the39Steps, nosferatu, faust] },
  { key: 'live', heading: 'Live', titles: [awardsGala], isLivestream: true },
  { key: 'old', heading: 'Old', titles: [nosferatu, caligari] },
]
const menuWithSort = (...params: SortParam[]): ContentMenu => ({ sort: { is_active: true, params } })
const menuWithSearch: ContentMenu = { search: { is_active: true } }

function applyMenu(menu: ContentMenu, state: Partial<ContentMenuState>, of: readonly GridModule[] = modules) {
  const { groups, nothingFound } = applyContentMenu(of, menu, { term: '', ...state }, now)
  expect(nothingFound).toBe(groups.length === 0)
  return groups.map(({ key, heading, titles }) => [key, heading, titles.map((title) => title.slug).join(' ')])
}
const sortByName = { sort: { value: 'alphanumeric', descending: false } } as const

describe('applyContentMenu', () => {
  it.each<[string, ContentMenu, Partial<ContentMenuState>]>([
    ['nothing chosen', menuWithSearch, {}],
    ['only spaces typed', menuWithSearch, { term: '  ' }],
    ['search is off', {}, { term: 'faust' }],
    ['sort is off', { sort: { params: [{ value: 'alphanumeric' }] } }, sortByName],
    ['a sort that is not offered', menuWithSort({ value: 'genre' }), sortByName],
    ['an unknown group', { filter: { custom_genres: [] } }, { custom: 'constructor' }],
  ])('returns the modules unchanged: %s', (_rule, menu, state) => {
    const { groups, nothingFound } = applyContentMenu(modules, menu, { term: '', ...state }, now)
    expect(groups).toBe(modules)
    expect(nothingFound).toBe(false)
  })

  it('does not set nothingFound on a page without modules if nothing is searched, sorted or filtered', () => {
    expect(applyContentMenu([], menuWithSearch, { term: '' }, now)).toEqual({ groups: [], nothingFound: false })
  })

  describe('search', () => {
    it('merges all modules except live ones into one list without duplicates', () => {
      expect(applyMenu(menuWithSearch, { term: ' A ' })).toEqual([['new', undefined, 'nosferatu faust caligari']])
    })
    it('keeps the heading of the module if all matches are in one module', () => {
      expect(applyMenu(menuWithSearch, { term: 'calig' })).toEqual([['old', 'Old', 'caligari']])
    })
    it('ignores live titles', () => {
      expect(applyMenu(menuWithSearch, { term: 'gala' })).toEqual([])
    })
    it('searches the fields that search.params of the config lists', () => {
      expect(applyMenu({ search: { is_active: true, params: ['genres.slug'] } }, { term: 'horror' })).toEqual([
        ['new', undefined, 'nosferatu caligari'],
      ])
    })

    const many: TitleCard[] = Array.from({ length: 30 }, (_, i) => ({ slug: `t${i}`, name: `Title ${30 - i}` }))
    const page = [{ key: 'all', titles: many }]
    it.each([
      [undefined, 10],
      [3, 3],
      [1000, 30],
    ])('with limit %s shows %d titles', (limit, count) => {
      const { groups } = applyContentMenu(page, { search: { is_active: true, limit } }, { term: 'title' }, now)
      expect(groups[0]?.titles).toHaveLength(count)
    })
    it('applies search.limit after sorting, and ignores it without a search term', () => {
      const menu = { ...menuWithSearch, ...menuWithSort({ value: 'alphanumeric' }) }
      expect(
        applyMenu({ ...menu, search: { is_active: true, limit: 2 } }, { ...sortByName, term: 'title' }, page),
      ).toEqual([['all', undefined, 't29 t28']])
      expect(applyContentMenu(page, menu, { term: '', ...sortByName }, now).groups[0]?.titles).toHaveLength(30)
    })
    it('merges modules also when the sort has multi_modules', () => {
      const menu = { ...menuWithSearch, ...menuWithSort({ value: 'alphanumeric', multi_modules: true }) }
      expect(applyMenu(menu, { ...sortByName, term: 'a' })).toEqual([['new', undefined, 'caligari faust nosferatu']])
    })
  })

  describe('sort', () => {
    it('merges modules at the position of the first one, except live modules', () => {
      expect(applyMenu(menuWithSort({ value: 'alphanumeric' }), sortByName)).toEqual([
        ['new', undefined, 'caligari faust nosferatu steps'],
        ['live', 'Live', 'gala'],
      ])
    })
    it('does not reorder live titles', () => {
      const live = [{ key: 'live', heading: 'Live', titles: [the39Steps, faust, the39Steps], isLivestream: true }]
      expect(applyMenu(menuWithSort({ value: 'alphanumeric' }), sortByName, live)).toEqual([
        ['live', 'Live', 'steps faust steps'],
      ])
    })
    it('reverses the order when descending', () => {
      expect(
        applyMenu(menuWithSort({ value: 'alphanumeric' }), { sort: { ...sortByName.sort, descending: true } })[0],
      ).toEqual(['new', undefined, 'steps nosferatu faust caligari'])
    })
    it('sorts each module separately with multi_modules', () => {
      expect(applyMenu(menuWithSort({ value: 'alphanumeric', multi_modules: true }), sortByName)).toEqual([
        ['new', 'New', 'faust nosferatu steps'],
        ['live', 'Live', 'gala'],
        ['old', 'Old', 'caligari nosferatu'],
      ])
    })
    it('sorts titles with a genre in genresList before titles with other genres', () => {
      const menu = { sort: { is_active: true, params: [{ value: 'genre' as const }], genresList: ['horror'] } }
      expect(applyMenu(menu, { sort: { value: 'genre', descending: false } })[0]?.[2]).toBe(
        'nosferatu caligari steps faust',
      )
    })

    const newest = { sort: { value: 'just_added', descending: true } } as const
    it.each<[string, Partial<SortParam>, unknown[][]]>([
      [
        'all titles without days_to_cut_off',
        {},
        [
          ['new', undefined, 'faust nosferatu caligari steps'],
          ['live', 'Live', 'gala'],
        ],
      ],
      [
        'titles of 7 days, by module with multi_modules',
        { days_to_cut_off: 7, multi_modules: true },
        [
          ['new', 'New', 'faust nosferatu'],
          ['live', 'Live', 'gala'],
          ['old', 'Old', 'nosferatu'],
        ],
      ],
      [
        'titles of 2 days, which are all in one module',
        { days_to_cut_off: 2 },
        [
          ['new', 'New', 'faust'],
          ['live', 'Live', 'gala'],
        ],
      ],
      ['only live titles if no other title was added within 1 day', { days_to_cut_off: 1 }, [['live', 'Live', 'gala']]],
    ])('sorts by just_added: %s', (_rule, param, groups) => {
      expect(applyMenu(menuWithSort({ value: 'just_added', ...param }), newest)).toEqual(groups)
    })
    it('returns no modules if no title was added within days_to_cut_off', () => {
      expect(applyMenu(menuWithSort({ value: 'just_added', days_to_cut_off: 1 }), newest, modules.slice(2))).toEqual([])
    })
    it('ignores days_to_cut_off for other sort keys', () => {
      expect(applyMenu(menuWithSort({ value: 'alphanumeric', days_to_cut_off: 1 }), sortByName)[0]?.[2]).toBe(
        'caligari faust nosferatu steps',
      )
    })
  })

  describe('filter', () => {
    const groups: ContentMenu = {
      filter: {
        custom_genres: [
          { name: 'All', genres: [] },
          { name: 'Fear', genres: ['Horror', 'western'] },
        ],
      },
    }
    it.each<[string, Partial<ContentMenuState>, unknown[][]]>([
      [
        'a genre, including live titles',
        { genre: 'drama' },
        [
          ['new', 'New', 'steps faust'],
          ['live', 'Live', 'gala'],
        ],
      ],
      ['a module', { module: 'old' }, [['old', 'Old', 'nosferatu caligari']]],
      ['a type', { type: 'series' }, [['old', 'Old', 'caligari']]],
      ['a live module', { module: 'live' }, [['live', 'Live', 'gala']]],
      [
        'a group',
        { custom: 'Fear' },
        [
          ['new', 'New', 'nosferatu'],
          ['old', 'Old', 'nosferatu caligari'],
        ],
      ],
      [
        'a group named All',
        { custom: 'All' },
        [
          ['new', 'New', 'steps nosferatu faust'],
          ['live', 'Live', 'gala'],
          ['old', 'Old', 'nosferatu caligari'],
        ],
      ],
      ['several filters', { custom: 'Fear', module: 'new', genre: 'horror' }, [['new', 'New', 'nosferatu']]],
      ['without a match', { custom: 'Fear', genre: 'drama' }, []],
      ['an unknown genre', { genre: 'constructor' }, []],
    ])('filters by %s', (_rule, state, shown) => {
      expect(applyMenu(groups, state)).toEqual(shown)
    })
    it('applies filters before search and sort', () => {
      const menu = { ...groups, ...menuWithSearch, ...menuWithSort({ value: 'alphanumeric' }) }
      expect(applyMenu(menu, { ...sortByName, term: 'a', custom: 'Fear' })).toEqual([
        ['new', undefined, 'caligari nosferatu'],
      ])
    })
  })

  it('does not modify its input', () => {
    const before = structuredClone(modules)
    applyMenu({ ...menuWithSearch, ...menuWithSort({ value: 'alphanumeric' }) }, { ...sortByName, term: 'a' })
    expect(modules).toEqual(before)
  })
})
