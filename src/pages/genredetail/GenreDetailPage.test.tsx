import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aTitle } from '../../catalogue/testing/InSite'
import { showPage } from '../../catalogue/testing/pageSite'
import type { SiteConfig } from '../../generated/types'
import type { PageProps } from '../../site/pageProps'
import type { ModuleEntry } from '../../site/registry'
import GenreDetailPage from './GenreDetailPage'

const films = [
  aTitle('faust', { release_year: 1926, rating: 'NR', genres: [{ name: 'Drama', slug: 'drama' }] }),
  aTitle('judex', { release_year: 1916, title_type: 'series', rating: 'TV-G' }),
  aTitle('elan', { name: 'élan', release_year: 1926 }),
  aTitle('bare'),
]
const horrorResponse = (data: unknown = films, more: object = {}) => ({
  data,
  name: 'Horror',
  slug: 'horror',
  image_path: '/horror.webp',
  ...more,
})
const genrePath = (slug: string) => `avails/genres/${slug}/?limit=-1`

interface Settings {
  at?: string
  slug?: string
  route?: Partial<PageProps['route']>
  config?: Partial<SiteConfig>
  modules?: Record<string, ModuleEntry>
  answers?: Record<string, unknown>
}

function show(answer: unknown, { at = '/', slug = 'horror', route, config, modules, answers }: Settings = {}) {
  const fullRoute = { route: '/genres/:slug', component: 'genredetail' as const, index: 0, ...route }
  return showPage(<GenreDetailPage route={fullRoute} params={{ slug }} pathname={`/genres/${slug}`} search="" />, {
    answers: { ...(answer === undefined ? {} : { [genrePath(slug)]: answer }), ...answers },
    config,
    modules,
    at,
  })
}
const cardNames = () => [...document.querySelectorAll('a[data-card]')].map((link) => link.textContent)
const expectNames = (...expected: string[]) => waitFor(() => expect(cardNames()).toEqual(expected))
const selectOption = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const optionTexts = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text)
const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent

test('shows the image, name, filters and titles, most recent first', async () => {
  show(horrorResponse())
  expect(await heading()).toBe('Horror')
  await expectNames('élan', 'faust', 'judex', 'bare')
  expect(document.querySelector('.mq-genre img')?.getAttribute('src')).toContain('/horror.webp')
  expect(optionTexts('Sort')).toEqual(['Most recent', 'Alphabetical A-Z', 'Alphabetical Z-A'])
  expect(optionTexts('Type')).toEqual(['Any', 'Movie', 'Television'])
  expect(optionTexts('Rating')).toEqual(['Any', 'TV-G', 'NR'])
  expect(screen.getByText('4 titles')).toBeTruthy()
  expect(document.title).toBe('Horror · Marquee')
})

test('stores order and filters in the address and resets filters without results', async () => {
  const page = show(horrorResponse())
  await expectNames('élan', 'faust', 'judex', 'bare')
  selectOption('Sort', 'az')
  await expectNames('bare', 'élan', 'faust', 'judex')
  selectOption('Type', 'series')
  await expectNames('judex')
  selectOption('Rating', 'NR')
  expect(screen.getAllByText('No titles found.').length).toBeGreaterThan(0)
  await waitFor(() => expect(page.address()).toBe('?sort=az&type=series&rating=NR'))
  fireEvent.click(screen.getByRole('button', { name: 'Reset filters' }))
  await expectNames('bare', 'élan', 'faust', 'judex')
  expect(page.address()).toBe('?sort=az')
})

test('ignores unknown filters and orders in the address', async () => {
  show(horrorResponse(), { at: '/?genre=drama&type=radio&rating=<b>&sort=x' })
  await expectNames('élan', 'faust', 'judex', 'bare')
})

test.each([
  ['a list of two', ['feature', 'short-film'], ['Any', 'Movie', 'Short film']],
  ['no filter for a single type', ['feature'], undefined],
  ['no filter for an empty list', [], undefined],
])('offers the title types that filters of the route lists: %s', async (_, filters, types) => {
  show(horrorResponse(), { route: { filters } })
  await screen.findByLabelText('Sort')
  if (types) expect(optionTexts('Type')).toEqual(types)
  else expect(screen.queryByLabelText('Type')).toBeNull()
})

test('hides the rating filter if no title has a rating', async () => {
  show(horrorResponse([aTitle('bare')]))
  await expectNames('bare')
  expect(screen.queryByLabelText('Rating')).toBeNull()
})

test('shows a message and no reset button for a genre without titles', async () => {
  show(horrorResponse([]))
  expect(await screen.findByText('No titles found.')).toBeTruthy()
  expect(await heading()).toBe('Horror')
  expect(screen.queryByRole('button', { name: 'Reset filters' })).toBeNull()
})

test.each([
  ['no name', { name: ' ' }, 'Science fiction'],
  ['a name that is not a string', { name: 7 }, 'Science fiction'],
])('derives the name from the slug: %s', async (_, more, name) => {
  show(horrorResponse(films, more), { slug: 'science-fiction' })
  expect(await heading()).toBe(name)
})

test.each(['javascript:alert(1)', 7, undefined])(
  'shows the name without an image if image_path is %j',
  async (image_path) => {
    show(horrorResponse(films, { image_path }))
    expect(await heading()).toBe('Horror')
    expect(document.querySelector('.mq-genre img')).toBeNull()
  },
)

test('skips invalid titles', async () => {
  show(horrorResponse([null, films[0], { name: 'no slug' }]))
  await expectNames('faust')
})

test.each([
  ['is unknown', undefined, {}],
  ['has an unsafe slug', horrorResponse(), { slug: '..' }],
  ['is excluded by the brand', horrorResponse(), { config: { genre_slugs: ['comedy'] } }],
])('shows a message and a link to all genres for a genre that %s', async (_, answer, settings) => {
  const config = { routing: [{ route: '/kinds', component: 'genres' as const }] }
  show(answer, { ...settings, config: { ...config, ...('config' in settings ? settings.config : {}) } })
  expect(await heading()).toBe('Genre not found.')
  expect(screen.getByRole('link', { name: 'All genres' }).getAttribute('href')).toBe('/kinds')
})

test('shows a failure below the name and retries', async () => {
  const page = show(500)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(await heading()).toBe('Horror')
  page.answers[genrePath('horror')] = horrorResponse()
  fireEvent.click(retry)
  await expectNames('élan', 'faust', 'judex', 'bare')
})

test.each([
  ['modules/placement/genre/', 'modules/placement/genre/?genre=horror'],
  ['modules/placement/genre/?a=b', 'modules/placement/genre/?a=b&genre=horror'],
])('adds the genre to modules_uri %s and shows these modules', async (modules_uri, uri) => {
  const load = async () => ({ default: () => <p>A note on horror.</p> })
  show(horrorResponse(), {
    route: { modules_uri },
    modules: { text_block: { load, schema: 'modules/text_block' } },
    answers: { [uri]: { data: [{ module: { slug: 'note', type: 'text_block' } }] } },
  })
  expect(await screen.findByText('A note on horror.')).toBeTruthy()
  await expectNames('élan', 'faust', 'judex', 'bare')
})

test('filters titles by custom_genres and shows nominations_heading of the route as a heading', async () => {
  const title_filter = { custom_genres: [{ name: 'Grave', genres: ['drama'] }] }
  const route = { route: '/genres/:slug', component: 'genredetail' as const, index: 0, title_filter }
  const season = { ...route, nominations_heading: 'This season' }
  const page = { route: season, params: { slug: 'horror' }, pathname: '/genres/horror', search: '' }
  const { address } = showPage(<GenreDetailPage {...page} />, {
    answers: { [genrePath('horror')]: horrorResponse() },
    page,
  })
  expect(await screen.findByRole('heading', { name: 'This season' })).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Grave' }))
  await expectNames('faust')
  await waitFor(() => expect(address()).toBe('?group=Grave'))
})
