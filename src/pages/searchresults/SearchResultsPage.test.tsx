import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aTitle } from '../../catalogue/testing/InSite'
import { showPage } from '../../catalogue/testing/pageSite'
import type { Route } from '../../generated/types'
import SearchResultsPage from './SearchResultsPage'

type Settings = Parameters<typeof showPage>[1]

const searchPath = (more: Record<string, string> = {}) => {
  const { search = 'the', sort = 'name', order = 'ASC', offset = '0', limit = '15', ...rest } = more
  const type = rest.type ?? 'feature,series'
  return `avails/titles?${new URLSearchParams({ sort, search, order, offset, limit, parent: 'true', type })}`
}
const listResponse = (total: number, ...slugs: string[]) => ({ data: slugs.map((slug) => aTitle(slug)), total })

function show(search: string, answers: Settings['answers'] = {}, more: Settings = {}) {
  const route = { route: '/search', component: 'searchresults' as const, heading: 'Find a film', index: 0 }
  return showPage(<SearchResultsPage route={route} params={{}} pathname="/search" search={search} />, {
    answers,
    at: `/search${search}`,
    page: { route, pathname: '/search', search },
    ...more,
  })
}

beforeEach(() => {
  localStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: set synchronously, like the cookie of the session
  document.cookie = 'token=; Max-Age=0; Path=/'
})

test.each([
  [1, '1 result found'],
  [3, '3 results found'],
])('for a total of %i shows "%s"', async (total, words) => {
  show('?search=the', { [searchPath()]: listResponse(total, ...['a', 'b', 'c'].slice(0, total)) })
  expect(await screen.findByRole('heading', { name: words })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Find a film')
  expect(screen.getByRole('link', { name: /^a/ }).getAttribute('href')).toBe('/title/a')
  expect(document.title).toBe('the · Find a film · Marquee')
})

test('requests all parameters of the address and keeps them in the pager', async () => {
  const path = searchPath({ sort: 'release_year', order: 'DESC', offset: '10', limit: '10', type: 'series' })
  show('?search=the&sort=release_year&order=desc&offset=10&limit=10&type=series', {
    [path]: listResponse(41, 'a', 'b'),
  })
  const next = await screen.findByRole('link', { name: 'Page 3 of 5' })
  expect(next.getAttribute('href')).toBe(
    '/search?search=the&sort=release_year&order=desc&limit=10&type=series&offset=20',
  )
  expect(screen.getByRole('link', { name: 'Page 2 of 5' }).getAttribute('aria-current')).toBe('page')
})

test('returns to the first page for a new order or type', async () => {
  const { address } = show('?search=the&offset=15', {
    [searchPath({ offset: '15' })]: listResponse(31, 'a'),
    [searchPath({ order: 'DESC' })]: listResponse(31, 'z'),
    [searchPath({ order: 'DESC', type: 'series' })]: listResponse(1, 's'),
  })
  await screen.findByRole('link', { name: /^a/ })
  fireEvent.change(screen.getByLabelText('Sort'), { target: { value: 'za' } })
  await screen.findByRole('link', { name: /^z/ })
  expect(address()).toBe('?search=the&sort=name&order=DESC')
  fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'series' } })
  await screen.findByRole('link', { name: /^s/ })
  expect(address()).toBe('?search=the&sort=name&order=DESC&type=series')
})

test('keeps the order and the focus and returns to the first page for a new search', async () => {
  const { address } = show('?search=the&offset=15&sort=runtime', {
    [searchPath({ offset: '15', sort: 'runtime' })]: listResponse(31, 'a'),
    [searchPath({ search: 'faust', sort: 'runtime' })]: listResponse(1, 'faust'),
  })
  const field = await screen.findByRole('combobox', { name: 'Search' })
  await userEvent.clear(field)
  await userEvent.type(field, ' faust {Enter}')
  expect(await screen.findByRole('link', { name: /^faust/ })).toBeTruthy()
  expect(address()).toBe('?search=faust&sort=runtime')
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Search' }))
})

const genreAnswers = { 'avails/genres/': { data: [{ slug: 'horror', name: 'Horror' }] } }
const genreRouting: Route[] = [{ route: '/genres/:slug', component: 'genredetail' }]
const SITE_WITH_GENRES = { config: { routing: genreRouting } }

test('without results, offers all types, genre links and "Clear search"', async () => {
  const nothing = { [searchPath({ search: 'zzz', type: 'series' })]: listResponse(0), ...genreAnswers }
  const { address } = show('?search=zzz&type=series', nothing, SITE_WITH_GENRES)
  expect(await screen.findByRole('heading', { name: 'No results found.' })).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'Horror' })).getAttribute('href')).toBe('/genres/horror')
  expect(screen.getByRole('link', { name: 'Search all types' }).getAttribute('href')).toContain('?search=zzz')
  const [clear] = screen.getAllByRole('button', { name: 'Clear search' }).slice(-1)
  fireEvent.click(clear as HTMLElement)
  await waitFor(() => expect(address()).toBe('?type=series'))
})

test('retries a failed request', async () => {
  const { answers } = show('?search=the', { [searchPath()]: 500 })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  answers[searchPath()] = listResponse(1, 'a')
  fireEvent.click(retry)
  expect(await screen.findByRole('heading', { name: '1 result found' })).toBeTruthy()
})

test('keeps the focus that Back has restored instead of focusing the search field without search text', () => {
  const main = document.body.appendChild(document.createElement('main'))
  const followed = main.appendChild(document.createElement('a'))
  followed.href = '/genres/horror'
  followed.focus()
  show('')
  expect(document.activeElement).toBe(followed)
  main.remove()
})

test('sends no search without text, shows recent searches and genres, and focuses the field', async () => {
  localStorage.setItem('marquee.searches /api/v1/', '["judex"]')
  const { requested } = show('?search=%20', genreAnswers, SITE_WITH_GENRES)
  expect(await screen.findByRole('link', { name: 'Horror' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'judex' }).getAttribute('href')).toBe('/search?search=judex')
  expect(requested).toEqual(['avails/genres/'])
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('search'))
})

test('offers no genres on a site without a genre page', async () => {
  const { requested } = show('', genreAnswers)
  await waitFor(() => expect(requested).toEqual(['avails/genres/']))
  await act(async () => {})
  expect(screen.queryByText('Horror')).toBeNull()
})

test('renders search text as text', async () => {
  const evil = '<img src=x onerror=alert(1)>$&'
  show(`?${new URLSearchParams({ search: evil })}`, { [searchPath({ search: evil })]: listResponse(0) })
  expect(await screen.findByText(`No results for “${evil}”. Try a shorter or different search.`)).toBeTruthy()
  expect(document.querySelector('img')).toBeNull()
})

const collectionRouting: Route[] = [{ route: '/rooms', component: 'collections' }]
test('applies both changes if sort and type change in the same render', async () => {
  const site = show('?search=the', { [searchPath()]: listResponse(1, 'a') })
  const [sort, type] = [await screen.findByLabelText('Sort'), screen.getByLabelText('Type')]
  act(() => {
    fireEvent.change(sort, { target: { value: 'za' } })
    fireEvent.change(type, { target: { value: 'series' } })
  })
  await waitFor(() => expect(site.address()).toBe('?search=the&sort=name&order=DESC&type=series'))
})

const signIn = (site: ReturnType<typeof show>) =>
  act(() => site.runtime.session.signedInWith({ token: 'abc', scheme: 'Token' }))

test.each([
  ['named by the service', { data: [{ name: 'Chapter', value: 'episode' }] }, 'Chapter · Judex'],
  ['named by default texts', 500, 'Episode · Judex'],
])('shows assets on a site with collections, with types %s', async (_, enums, facts) => {
  const judex = {
    data: [aTitle('part-2', { title_type: 'episode', hierarchy: { parent_title: 'Judex' } }), aTitle('b')],
  }
  const site = show(
    '?search=the',
    {
      [searchPath()]: listResponse(1, 'a'),
      'inventory/search?search=the&limit=50': judex,
      'inventory/enums/?type=Lookup.Asset&name=TitleType': enums,
    },
    { config: { routing: collectionRouting } },
  )
  await screen.findByRole('link', { name: /^a/ })
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
  signIn(site)
  const link = await screen.findByRole('link', { name: /part 2/ })
  expect(link.textContent).toContain(facts)
  expect(link.getAttribute('href')).toBe('/watch/part-2')
  // One heading with the total, one per part.
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('2 results found')
  expect(screen.getAllByRole('heading', { level: 3 }).map((part) => part.textContent)).toEqual(['1 title', '1 asset'])
})

test('counts assets without titles as results', async () => {
  const judex = { data: [aTitle('part-2', { title_type: 'episode' })] }
  const found = { [searchPath()]: listResponse(0), 'inventory/search?search=the&limit=50': judex }
  const site = show('?search=the', found, { config: { routing: collectionRouting } })
  expect(await screen.findByRole('heading', { name: 'No results found.' })).toBeTruthy()
  signIn(site)
  expect(await screen.findByRole('heading', { name: '1 result found' })).toBeTruthy()
  expect(screen.queryByText(/^Nothing here goes by/)).toBeNull()
})

test('shows members the twelve most used tags as search links', async () => {
  const tags = Array.from({ length: 14 }, (_, i) => ({ value: `tag ${i}`, times_used: i }))
  const site = show(
    '',
    { 'inventory/tags/client/': { data: [...tags, { value: 'tag 13' }, null] } },
    { config: { routing: collectionRouting } },
  )
  signIn(site)
  const links = await screen.findAllByRole('link', { name: /^tag/ })
  expect(links.map(({ textContent }) => textContent)).toEqual(
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((i) => `tag ${i}`),
  )
  expect(links[0]?.getAttribute('href')).toBe('/search?search=tag+12')
})

test('hides tags if the request is refused', async () => {
  const site = show('', { 'inventory/tags/client/': 403 }, { config: { routing: collectionRouting } })
  signIn(site)
  await waitFor(() => expect(site.requested).toContain('inventory/tags/client/'))
  expect(screen.queryByText('Popular tags')).toBeNull()
})

test('reports a search with its result count to analytics once for all pages', async () => {
  const answers = { [searchPath()]: listResponse(40, 'a'), [searchPath({ offset: '15' })]: listResponse(40, 'b') }
  const { runtime } = show('?search=the', answers)
  await userEvent.click(await screen.findByRole('link', { name: 'Page 2 of 3' }))
  await screen.findByRole('link', { name: /^b/ })
  expect(runtime.events.log).toEqual([{ name: 'search', words: 'the', found: 40 }])
})

test('requests the genres of a chosen group, starting at the first page', async () => {
  const title_filter = { custom_genres: [{ name: 'Dark', genres: ['horror', 'crime'] }] }
  const route = { route: '/search', component: 'searchresults' as const, index: 0, title_filter }
  const page = { route, params: {}, pathname: '/search', search: '?search=the&offset=15' }
  const { requested, address } = showPage(<SearchResultsPage {...page} />, {
    answers: { [searchPath({ offset: '15' })]: listResponse(31, 'a') },
    at: '/search?search=the&offset=15',
    page,
  })
  await screen.findByRole('link', { name: /^a/ })
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  await waitFor(() => expect(requested.at(-1)).toMatch(/offset=0.*genre=horror%2Ccrime|genre=horror%2Ccrime.*offset=0/))
  await waitFor(() => expect(address()).toBe('?search=the&group=Dark'))
})

test('shows the matching field of a title whose name does not match', async () => {
  const meta = { director: 'The Other' }
  show('?search=the', { [searchPath()]: { data: [aTitle('a', { meta })], total: 1 } })
  expect(await screen.findByText('Directed by The Other')).toBeTruthy()
})

test('marks results that no module list contains as unavailable if is_apple_site is set', async () => {
  const home = { route: '/home', component: 'home', modules_uri: 'modules/placement/home/' } as const
  const content = [{ slug: 'the-a' }, 'the-b']
  const placed = { data: [{ id: 1, position: 1, module: { slug: 'm', type: 'title_grid', content } }] }
  show(
    '?search=the',
    { [searchPath()]: listResponse(3, 'the-a', 'the-b', 'the-c'), 'modules/placement/home/': placed },
    {
      config: { is_apple_site: true, routing: [home] },
      modules: { title_grid: { load: async () => ({ default: () => null }), schema: 'modules/title_grid' } },
    },
  )
  const note = await screen.findByText('Not available now')
  expect(note.previousElementSibling?.getAttribute('href')).toBe('/title/the-c')
})
