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
const first = initialContentMenuState(menu)
const read = (query: string, of = menu) => parseContentMenuParams(new URLSearchParams(query), of, modules)
const write = (state: ContentMenuState, query = '') =>
  withContentMenuParams(new URLSearchParams(query), state, menu).toString()

describe('content menu in the address', () => {
  it.each<[string, ContentMenuState]>([
    ['', first],
    ['search=les+mis%26', { ...first, term: 'les mis&' }],
    ['sort=alphanumeric', { ...first, sort: { value: 'alphanumeric', descending: false } }],
    ['sort=-just_added', { ...first, sort: { value: 'just_added', descending: true } }],
    ['genre=drama', { ...first, genre: 'drama' }],
    ['type=feature', { ...first, type: 'feature' }],
    ['module=new', { ...first, module: 'new' }],
    ['group=Laughs+%26+Tears', { ...first, custom: 'Laughs & Tears' }],
    ['group=', { ...first, custom: undefined }],
    [
      'search=x&sort=-alphanumeric&genre=drama&module=new&group=',
      { term: 'x', sort: { value: 'alphanumeric', descending: true }, genre: 'drama', module: 'new' },
    ],
  ])('round-trips %j', (query, state) => {
    expect(read(query)).toEqual(state)
    expect(write(state)).toBe(query)
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
    expect(read(query)).toEqual(first)
  })

  it('ignores features that the config disables', () => {
    const off = {
      ...menu,
      search: {},
      sort: { params: menu.sort?.params },
      filter: { ...menu.filter, is_active: false },
    }
    expect(read('search=x&sort=just_added&group=Fear', off)).toEqual({ term: '' })
  })

  it('keeps other parameters and removes its own', () => {
    expect(write(first, 'page=2&search=x&sort=just_added&genre=drama&genre=x&module=new&group=Fear&view=a')).toBe(
      'page=2&view=a',
    )
    expect(write({ ...first, term: ' x ' }, 'page=2&search=y')).toBe('page=2&search=x')
  })

  it('does not modify its input', () => {
    const params = new URLSearchParams('search=y')
    withContentMenuParams(params, first, menu)
    expect(params.toString()).toBe('search=y')
  })
})
