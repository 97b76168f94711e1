import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aTitle } from '../../catalogue/testing/InSite'
import { showPage } from '../../catalogue/testing/pageSite'
import type { PageProps } from '../../site/pageProps'
import TitlesPage from './TitlesPage'

const genres = ['Horror', 'Comedy', 'War'].map((name) => ({ name, slug: name.toLowerCase() }))
const genreGroupsFilter = {
  custom_genres: [
    { name: 'Wide awake', genres: ['horror', 'War'] },
    { name: 'Light supper', genres: ['comedy'] },
  ],
}
const listResponse = (...slugs: string[]) => ({ data: slugs.map((slug) => aTitle(slug)), total: slugs.length })
const titlesPath = (query: string) => `avails/titles?${query}`
const nameOrderQuery = (offset = 0) => `sort=name&order=ASC&offset=${offset}&limit=16`

function show(answers: Record<string, unknown>, at = '/', more: Partial<PageProps['route']> = {}) {
  const route = { route: '/titles', component: 'titles' as const, heading: 'Everything', index: 0, ...more }
  return showPage(<TitlesPage route={route} params={{}} pathname="/titles" search="" />, {
    answers: { 'avails/genres/': { data: genres }, ...answers },
    at,
    page: { pathname: '/titles' },
  })
}
const cardNames = () => [...document.querySelectorAll('a[data-card]')].map((link) => link.textContent)
const expectNames = (expected: string[]) => waitFor(() => expect(cardNames()).toEqual(expected))
const selectOption = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const optionTexts = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text)

test('shows 16 titles by name with heading, count and filters', async () => {
  show({ [titlesPath(nameOrderQuery())]: { ...listResponse('aelita', 'faust'), total: 64 } })
  await expectNames(['aelita', 'faust'])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Everything')
  expect(screen.getByText('64 titles')).toBeTruthy()
  expect(optionTexts('Type')).toEqual(['Any', 'Movie', 'Television'])
  expect(optionTexts('Rating').join(' ')).toBe('Any G PG PG-13 R NC-17 TV-Y TV-Y7 TV-G TV-PG TV-14 TV-MA NR')
  await waitFor(() => expect(optionTexts('Genre')).toEqual(['Any', 'Horror', 'Comedy', 'War']))
  expect(optionTexts('Sort')).toEqual(['Alphabetical A-Z', 'Alphabetical Z-A', 'Most recent', 'Just added'])
  expect(screen.getAllByRole('link', { name: /^Page / })).toHaveLength(4)
})

test('requests filters and order, stores them in the address and returns to the first page', async () => {
  const page = show(
    {
      [titlesPath(nameOrderQuery(16))]: { ...listResponse('wings'), total: 17 },
      [titlesPath(`type=series&${nameOrderQuery()}`)]: listResponse('judex'),
      [titlesPath('type=series&sort=just_added&order=DESC&offset=0&limit=16')]: listResponse('judex', 'fantomas'),
    },
    '/titles?page=2',
  )
  await expectNames(['wings'])
  selectOption('Type', 'series')
  await expectNames(['judex'])
  expect(page.address()).toBe('?type=series')
  selectOption('Sort', 'added')
  await expectNames(['judex', 'fantomas'])
  expect(page.address()).toBe('?type=series&sort=added')
})

test('keeps the previous page with aria-busy while another one loads', async () => {
  const page = show({
    [titlesPath(nameOrderQuery())]: { ...listResponse('aelita'), total: 17 },
    [titlesPath(nameOrderQuery(16))]: { ...listResponse('wings'), total: 17 },
  })
  await expectNames(['aelita'])
  fireEvent.click(screen.getByRole('link', { name: 'Page 2 of 2' }))
  expect(cardNames()).toEqual(['aelita'])
  expect(document.querySelector('[aria-busy=true]')).toBeTruthy()
  await expectNames(['wings'])
  expect(page.address()).toBe('?page=2')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Page 2 of 2')
})

test('requests the titles once, with all parameters of the address, after the genres have loaded', async () => {
  const query = 'type=feature&genre=horror&rating=NR&sort=release_year&order=DESC&offset=16&limit=16'
  const page = show(
    { [titlesPath(query)]: { ...listResponse('faust'), total: 17 } },
    '/titles?type=feature&genre=horror&rating=NR&sort=recent&page=2',
  )
  await expectNames(['faust'])
  expect(page.requested.filter((each) => each.startsWith('avails/titles'))).toEqual([titlesPath(query)])
})

test.each(['?type=radio&rating=x&genre=western&sort=__proto__&page=-1', '?page=1e9', '?page=<b>'])(
  'ignores invalid parameters in %s',
  async (search) => {
    show({ [titlesPath(nameOrderQuery())]: listResponse('aelita') }, `/titles${search}`)
    await expectNames(['aelita'])
  },
)

test('redirects a page beyond the end to the last one', async () => {
  show(
    {
      [titlesPath(nameOrderQuery(1_584))]: { data: [], total: 17 },
      [titlesPath(nameOrderQuery(16))]: { ...listResponse('wings'), total: 17 },
    },
    '/titles?page=100',
  )
  await expectNames(['wings'])
  expect(screen.getByRole('link', { name: 'Page 2 of 2' }).getAttribute('aria-current')).toBe('page')
})

test('resets filters without results', async () => {
  const page = show(
    {
      [titlesPath(`rating=G&genre=horror`)]: 404,
      [titlesPath(nameOrderQuery())]: listResponse('aelita'),
      [titlesPath(`rating=G&${nameOrderQuery()}`)]: listResponse(),
    },
    '/titles?rating=G',
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Reset filters' }))
  await expectNames(['aelita'])
  expect(page.address()).toBe('')
})

test('retries a failed request', async () => {
  const page = show({ [titlesPath(nameOrderQuery())]: 500 })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  page.answers[titlesPath(nameOrderQuery())] = listResponse('aelita')
  fireEvent.click(retry)
  await expectNames(['aelita'])
})

test('hides the genre filter if the genres fail to load', async () => {
  show({ 'avails/genres/': 500, [titlesPath(nameOrderQuery())]: listResponse('aelita') }, '/titles?genre=horror')
  await expectNames(['aelita'])
  expect(screen.queryByLabelText('Genre')).toBeNull()
})

test('requests the genres of a chosen group, and limits the genre filter to them', async () => {
  const page = show(
    {
      [titlesPath(nameOrderQuery())]: listResponse('aelita'),
      [titlesPath(`genre=horror%2CWar&${nameOrderQuery()}`)]: listResponse('faust', 'wings'),
      [titlesPath(`genre=war&${nameOrderQuery()}`)]: listResponse('wings'),
      [titlesPath(`genre=comedy&${nameOrderQuery()}`)]: listResponse('speedy'),
    },
    '/titles',
    { title_filter: genreGroupsFilter },
  )
  await expectNames(['aelita'])
  const all = screen.getByRole<HTMLInputElement>('radio', { name: 'All' })
  expect(all.checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: 'Wide awake' }))
  await expectNames(['faust', 'wings'])
  expect(page.address()).toBe('?group=Wide+awake')
  expect(optionTexts('Genre')).toEqual(['Any', 'Horror', 'War'])
  selectOption('Genre', 'war')
  await expectNames(['wings'])
  // The group does not contain War.
  fireEvent.click(screen.getByRole('radio', { name: 'Light supper' }))
  await expectNames(['speedy'])
})

test('offers to reset the filters if a group has no titles', async () => {
  const page = show(
    {
      [titlesPath(nameOrderQuery())]: listResponse('aelita'),
      [titlesPath(`genre=comedy&${nameOrderQuery()}`)]: listResponse(),
    },
    '/titles?group=Light+supper',
    { title_filter: genreGroupsFilter },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Reset filters' }))
  await expectNames(['aelita'])
  expect(page.address()).toBe('')
})

test.each([
  ['a fixed type', { type: 'feature' }, 'type=feature&'],
  ['a single filter', { filters: ['series'] }, 'type=series&'],
])('hides the type filter: %s of the route', async (_, more, query) => {
  show({ [titlesPath(`${query}${nameOrderQuery()}`)]: listResponse('aelita') }, '/titles?type=series', more)
  await expectNames(['aelita'])
  expect(screen.queryByLabelText('Type')).toBeNull()
})

test('links each letter to the first page with a title that starts with this letter', async () => {
  const slugs = ['7th-heaven', ...Array.from({ length: 15 }, (_, i) => `a-${i}`), 'eclair', 'faust']
  const all = { ...listResponse(...slugs), total: 18 }
  show({
    [titlesPath(nameOrderQuery())]: { ...listResponse('aelita'), total: 18 },
    [titlesPath('sort=name&order=ASC&limit=-1')]: all,
  })
  const letters = await screen.findByRole('navigation', { name: 'Titles by first letter' })
  await waitFor(() => expect(letters.textContent).toBe('#AEF'))
  const links = [...letters.querySelectorAll('a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/titles',
    '/titles',
    '/titles?page=2',
    '/titles?page=2',
  ])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', 'true', null, null])
})

test('shows no letters for a list of one page', async () => {
  const one = show({ [titlesPath(nameOrderQuery())]: listResponse('aelita') })
  await expectNames(['aelita'])
  expect(screen.queryByRole('navigation', { name: 'Titles by first letter' })).toBeNull()
  expect(one.requested.filter((requested) => requested.includes('limit=-1'))).toEqual([])
})
