import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aTitle } from '../../catalogue/testing/InSite'
import { showPage } from '../../catalogue/testing/pageSite'
import type { ContentMenu, TitleCard } from '../../generated/types'
import { PageFrame } from '../../page/PageFrame'
import { ModuleList } from '../../site/react/ModuleList'
import type { ModuleEntry } from '../../site/registry'
import TitleGrid from '../title-grid/TitleGrid'
import MenuModule from './MenuModule'

const modules: Record<string, ModuleEntry> = {
  menu_module: { load: async () => ({ default: MenuModule as never }), schema: 'modules/menu_module' },
  title_grid: { load: async () => ({ default: TitleGrid as never }), schema: 'modules/title_grid' },
}
const horror = { name: 'Horror', slug: 'horror' }
const comedy = { name: 'Comedy', slug: 'comedy' }
const film = (slug: string, release_year: number, genre = horror): TitleCard =>
  aTitle(slug, { release_year, genres: [genre] })

const grid = (slug: string, content: unknown[], more: object = {}) => ({
  module: { slug, type: 'title_grid', display_name: slug, content, ...more },
})
const grids = [
  grid('Weimar', [film('nosferatu', 1922), film('faust', 1926), null]),
  grid('Keaton', [film('the-general', 1926, comedy), film('sherlock-jr', 1924, comedy)]),
  grid('Live', [film('faust-live', 1926)], { targeting_params: { is_livestream: true, add_to_menu: false } }),
]
const menu = (targeting: ContentMenu, filter_by?: string, slug = 'menu') => ({
  module: { slug, type: 'menu_module', filter_by, targeting_params: targeting },
})
const full: ContentMenu = {
  search: { is_active: true, no_results_text: 'Not in our cans.' },
  sort: { is_active: true, params: [{ value: 'alphanumeric', label: 'A to Z' }, { value: 'release_year' }] },
  filter: { label: 'Mood', browse_label: 'Anything', custom_genres: [{ name: 'Light', genres: ['comedy'] }] },
  clear_button: { is_active: true, label: 'Start over' },
}

async function show(placements: unknown[], at = '/') {
  const page = showPage(
    <PageFrame>
      <ModuleList uri="list" />
    </PageFrame>,
    { answers: { list: { data: placements } }, modules, at },
  )
  await screen.findAllByRole('search')
  // The one with a broken item comes last: what mends it is loaded first.
  await waitFor(() => expect(document.querySelector('.mq-skeleton')).toBeNull())
  return page
}
const names = () => screen.queryAllByRole('link').map((link) => link.textContent)
const headings = () => screen.queryAllByRole('heading').map((heading) => heading.textContent)
const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
const choose = (label: string, option: string) => {
  const select = screen.getByLabelText<HTMLSelectElement>(label)
  const value = [...select.options].find(({ text }) => text === option)?.value ?? expect.unreachable(option)
  fireEvent.change(select, { target: { value } })
}

test('at first everything is as the page has it', async () => {
  await show([menu(full), ...grids])
  expect(headings()).toEqual(['Weimar', 'Keaton', 'Live'])
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull()
})

test('a search makes one list of all grids but the live ones, counts it, and stands in the address', async () => {
  const page = await show([menu(full), ...grids], '/?page=2')
  type(' FAUST ')
  await waitFor(() => expect(names()).toEqual(['faust']))
  expect(headings()).toEqual(['Weimar'])
  expect(screen.getByRole('status').textContent).toBe('1 result')
  expect(page.address()).toBe('?page=2&search=FAUST')
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
  await waitFor(() => expect(headings()).toEqual(['Weimar', 'Keaton', 'Live']))
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  await waitFor(() => expect(page.address()).toBe('?page=2'))
})

test('where nothing is found the words stand once, and the clear button puts everything back', async () => {
  const page = await show([menu(full), ...grids], '/?search=zzz')
  await waitFor(() => expect(names()).toEqual([]))
  expect(screen.getAllByText('Not in our cans.').filter((each) => !each.closest('.mq-vh'))).toHaveLength(1)
  expect(screen.getByRole('status').textContent).toBe('Not in our cans.')
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
  await waitFor(() => expect(headings()).toHaveLength(3))
  expect(page.address()).toBe('')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
})

test('a menu without a clear button still offers the way back where nothing is found', async () => {
  await show([menu({ search: { is_active: true } }), ...grids], '/?search=zzz')
  fireEvent.click(await screen.findByRole('button', { name: 'Clear all parameters' }))
  await waitFor(() => expect(headings()).toHaveLength(3))
})

test('a sort orders all titles, and its button turns the order round', async () => {
  const page = await show([menu(full), ...grids])
  choose('Sort', 'A to Z')
  await waitFor(() => expect(names()).toEqual(['faust', 'nosferatu', 'sherlock jr', 'the general', 'Livefaust live']))
  expect(page.address()).toBe('?sort=alphanumeric')
  fireEvent.click(screen.getByRole('button', { name: 'Sorted ascending. Turn round' }))
  await waitFor(() => expect(names()?.[0]).toBe('the general'))
  expect(page.address()).toBe('?sort=-alphanumeric')
  choose('Sort', 'Featured order')
  await waitFor(() => expect(page.address()).toBe(''))
})

test('a choice while something is being typed keeps what was typed', async () => {
  const page = await show([menu(full), ...grids])
  type('jr')
  choose('Mood', 'Light')
  await waitFor(() => expect(names()).toEqual(['sherlock jr']))
  expect(page.address()).toBe('?search=jr&group=Light')
})

test('the genre filter offers the genres of the titles', async () => {
  const page = await show([menu({}, 'genre'), ...grids])
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Genre').options).toHaveLength(3))
  choose('Genre', 'Comedy')
  await waitFor(() => expect(headings()).toEqual(['Keaton']))
  expect(page.address()).toBe('?genre=comedy')
})

test('the module filter offers the modules that want to be offered', async () => {
  await show([menu({ filter: { label: 'Show', browse_modules_label: 'Every shelf' } }, 'module'), ...grids])
  const options = () => [...screen.getByLabelText<HTMLSelectElement>('Show').options].map(({ text }) => text)
  await waitFor(() => expect(options()).toEqual(['Every shelf', 'Weimar', 'Keaton']))
  choose('Show', 'Keaton')
  await waitFor(() => expect(headings()).toEqual(['Keaton']))
})

test('what no menu of the page offers does nothing in the address', async () => {
  await show([menu(full), ...grids], '/?genre=comedy&module=Keaton')
  expect(headings()).toHaveLength(3)
})

test('a grid for another kind of menu is left alone', async () => {
  await show([menu(full), ...grids, grid('Apart', [film('apart', 1920)], { filter_by: 'genre' })], '/?search=faust')
  await waitFor(() => expect(names()).toEqual(['faust', 'apart']))
})

test('two menus of a page work together', async () => {
  const page = await show([
    menu({ search: { is_active: true } }),
    menu({ filter: { label: 'Show' } }, 'module', 'second'),
    ...grids,
  ])
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Show').options).toHaveLength(3))
  choose('Show', 'Weimar')
  await waitFor(() => expect(headings()).toEqual(['Weimar']))
  type('nos')
  await waitFor(() => expect(names()).toEqual(['nosferatu']))
  // The place in the address is told after the titles are drawn.
  await waitFor(() => expect(page.address()).toBe('?module=Weimar&search=nos'))
  expect(screen.getAllByRole('status')).toHaveLength(1)
})

test.each([
  ['nothing is active', {}, 0, 0],
  ['search only', { search: { is_active: true } }, 1, 0],
  ['sort only', { sort: full.sort }, 0, 1],
  ['a sort without choices', { sort: { is_active: true } }, 0, 0],
  ['groups only', { filter: full.filter }, 0, 1],
  ['groups that are switched off', { filter: { ...full.filter, is_active: false } }, 0, 0],
])('%s', async (_, targeting, searches, selects) => {
  await show([menu(targeting as ContentMenu), ...grids])
  expect(screen.queryAllByRole('searchbox')).toHaveLength(searches)
  expect(screen.queryAllByRole('combobox')).toHaveLength(selects)
})

test('without a grid on the page there is no menu', async () => {
  showPage(
    <PageFrame>
      <ModuleList uri="list" />
    </PageFrame>,
    { answers: { list: { data: [menu(full)] } }, modules },
  )
  await waitFor(() => expect(document.querySelector('.mq-module--menu_module:empty')).toBeTruthy())
})

test('two grids of one slug are two: each shows its own, and each is a choice', async () => {
  const twins = [grid('Twins', [film('nosferatu', 1922)]), grid('Twins', [film('the-general', 1926, comedy)])]
  await show([menu({}, 'module'), ...twins])
  expect(names()).toEqual(['nosferatu', 'the general'])
  const select = screen.getByLabelText<HTMLSelectElement>('Filter')
  expect([...select.options].map(({ value }) => value)).toEqual(['', 'Twins', 'Twins-2'])
  fireEvent.change(select, { target: { value: 'Twins-2' } })
  expect(names()).toEqual(['the general'])
})

test('what was added lately is so by the clock of the service, also where that is known only later', async () => {
  const added = (slug: string, daysAgo: number) => {
    const newest_date = new Date(Date.now() - daysAgo * 86_400_000).toISOString()
    return { ...film(slug, 1922), just_added_date: { newest_date } }
  }
  const sort: ContentMenu['sort'] = {
    is_active: true,
    params: [{ value: 'just_added', label: 'New', days_to_cut_off: 7 }],
  }
  const { runtime } = await show([menu({ sort }), grid('Weimar', [added('fresh', 1), added('older', 5)])])
  choose('Sort', 'New')
  await waitFor(() => expect(names()).toEqual(['fresh', 'older']))
  act(() => runtime.session.clockIs(4 * 86_400_000))
  await waitFor(() => expect(names()).toEqual(['fresh']))
})

test('a filter by type offers what the page holds, Movie and Television first, and stands in the address', async () => {
  const serial = aTitle('judex', { title_type: 'series' })
  const page = await show([
    menu({}, 'type'),
    ...grids,
    grid('Serials', [serial, aTitle('crumb', { title_type: 'extra' })]),
  ])
  const options = [...screen.getByLabelText<HTMLSelectElement>('Type').options].map(({ text }) => text)
  expect(options).toEqual(['All', 'Movie', 'Television', 'Extra'])
  choose('Type', 'Television')
  await waitFor(() => expect(names()).toEqual(['judex']))
  expect(page.address()).toBe('?type=series')
})

test('a filter by type with one type to offer is left out, and the address does not narrow by a kind that no menu has', async () => {
  await show([menu({}, 'type'), ...grids])
  expect(screen.queryByLabelText('Type')).toBeNull()
})
