import { expect, test } from 'vitest'
import {
  analyticsSearch,
  pageNumberOf,
  parseSearchRequest,
  queryStringWithChanges,
  type SearchRequest,
} from './searchRequest'

const DEFAULT_REQUEST = {
  search: '',
  offset: 0,
  limit: 15,
  sort: 'name',
  order: 'ASC',
  type: 'feature,series',
  parent: true,
}

test.each<[string, Partial<SearchRequest>]>([
  ['', {}],
  ['search=%20metropolis%20', { search: 'metropolis' }],
  [`search=${'x'.repeat(300)}`, { search: 'x'.repeat(200) }],
  ['offset=30&limit=10', { offset: 30, limit: 10 }],
  ['offset=7', { offset: 7 }],
  ['limit=1', { limit: 1 }],
  ['limit=5000', { limit: 100 }],
  ['limit=0', {}],
  ['limit=-1&offset=-15', {}],
  ['limit=1e2&offset=0x10', {}],
  ['sort=release_year&order=desc', { sort: 'release_year', order: 'DESC' }],
  ['sort=constructor&order=up', {}],
  ['type=series', { type: 'series' }],
  ['type=series,feature', {}],
  ['type=episode', {}],
  ['parent=false', { parent: false }],
  ['parent=maybe', {}],
])('parses "%s" as the default request with %j', (search, expected) => {
  expect(parseSearchRequest(new URLSearchParams(search))).toEqual({ ...DEFAULT_REQUEST, ...expected })
})

test.each([
  ['', 1],
  ['offset=14', 1],
  ['offset=15', 2],
  ['offset=20&limit=10', 3],
])('the query "%s" requests page %i', (search, page) =>
  expect(pageNumberOf(parseSearchRequest(new URLSearchParams(search)))).toBe(page),
)

test.each([
  ['search=a&offset=15&sort=runtime', { search: 'b' }, '?search=b&sort=runtime'],
  ['search=a&limit=5', { offset: '5' }, '?search=a&limit=5&offset=5'],
  ['search=a&limit=5&offset=5', { offset: undefined }, '?search=a&limit=5'],
  ['search=a', { search: '' }, ''],
  ['search=a&type=series', { type: '' }, '?search=a'],
])('changes the query %s by %j to %s', (search, change, after) => {
  expect(queryStringWithChanges(new URLSearchParams(search), change)).toBe(after)
})

test.each([
  ['der blaue engel', true],
  ['2001', true],
  ['blade runner 2049', true],
  ['eva@example.org', false],
  ['eva@', false],
  ['555-010-9', false],
  ['+44 20 7946 0958', false],
])('reports "%s" to analytics: %s', (words, isReported) => {
  expect(analyticsSearch(words)).toEqual(isReported ? { words } : {})
})
