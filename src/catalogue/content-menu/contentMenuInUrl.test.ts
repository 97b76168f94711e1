import { describe, expect, it } from 'vitest'
import type { ContentMenu } from '../../generated/types'
import { parseContentMenuParams, withContentMenuParams } from './contentMenuInUrl'
import { type ContentMenuState, initialContentMenuState } from './contentMenuState'

const menu: ContentMenu = {
  search: { is_active: true },
  sort: { is_active: true, params: [{ value: 'alphanumeric' }, { value: 'just_added' }] },
  filter: {
    custom_genres: [
      { name: 'Laughs & Tears', genres: ['comedy'] },
      { name: 'Fear', genres: ['horror'] },
    ],
    default_custom_genre: 'Fear',
  },
}
const modules = [
  {
    key: 'new',
    titles: [{ slug: 'a', title_type: 'feature' as const, genres: [{ name: 'Drama', slug: 'drama' }] }, { slug: 'b' }],
  },
]
const initialState = initialContentMenuState(menu)
const parseQuery = (query: string, of = menu) => parseContentMenuParams(new URLSearchParams(query), of, modules)
const queryWithState = (state: ContentMenuState, query = '') =>
  withContentMenuParams(new URLSearchParams(query), state, menu).toString()

describe('content menu in the address', () => {
  it.each<[string, ContentMenuState]>([
    ['', initialState],
    ['search=les+mis%26', { ...initialState, term: 'les mis&' }],
    ['sort=alphanumeric', { ...initialState, sort: { value: 'alphanumeric', descending: false } }],
    ['sort=-just_added', { ...initialState, sort: { value: 'just_added', descending: true } }],
    ['genre=drama', { ...initialState, genre: 'drama' }],
    ['type=feature', { ...initialState, type: 'feature' }],
    ['module=new', { ...initialState, module: 'new' }],
    ['group=Laughs+%26+Tears', { ...initialState, custom: 'Laughs & Tears' }],
    ['group=', { ...initialState, custom: undefined }],
    [
      'search=x&sort=-alphanumeric&genre=drama&module=new&group=',
      { term: 'x', sort: { value: 'alphanumeric', descending: true }, genre: 'drama', module: 'new' },
    ],
  ])('round-trips %j', (query, state) => {
    expect(parseQuery(query)).toEqual(state)
    expect(queryWithState(state)).toBe(query)
  })

  it.each([
    'sort=release_year',
    'sort=',
    'sort=-',
    'sort=--just_added',
    'sort=constructor',
    'genre=western',
    'genre=Drama',
    'genre=',
    'type=series',
    'type=constructor',
    'module=old',
    'module=__proto__',
    'group=Joy',
    'search=',
    'other=1',
  ])('ignores %s', (query) => {
    expect(parseQuery(query)).toEqual(initialState)
  })

  it('ignores features that the config disables', () => {
    const off = {
      ...menu,
      search: {},
      sort: { params: menu.sort?.params },
      filter: { ...menu.filter, is_active: false },
    }
    expect(parseQuery('search=x&sort=just_added&group=Fear', off)).toEqual({ term: '' })
  })

  it('keeps other parameters and removes its own', () => {
    expect(
      queryWithState(initialState, 'page=2&search=x&sort=just_added&genre=drama&genre=x&module=new&group=Fear&view=a'),
    ).toBe('page=2&view=a')
    expect(queryWithState({ ...initialState, term: ' x ' }, 'page=2&search=y')).toBe('page=2&search=x')
  })

  it('does not modify its input', () => {
    const params = new URLSearchParams('search=y')
    withContentMenuParams(params, initialState, menu)
    expect(params.toString()).toBe('search=y')
  })
})
