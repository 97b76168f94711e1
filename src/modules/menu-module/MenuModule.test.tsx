import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { modules as registeredModules } from '../../../registry/modules'
import { aTitle } from '../../catalogue/testing/InSite'
import { showPage } from '../../catalogue/testing/pageSite'
import type { ContentMenu, TitleCard } from '../../generated/types'
import { PageFrame } from '../../page/PageFrame'
import { ModuleList } from '../../site/react/ModuleList'

const moduleEntries = Object.fromEntries(registeredModules)
const horror = { name: 'Horror', slug: 'horror' }
const comedy = { name: 'Comedy', slug: 'comedy' }
const film = (slug: string, release_year: number, genre = horror): TitleCard =>
  aTitle(slug, { release_year, genres: [genre] })

const gridPlacement = (slug: string, content: unknown[], more: object = {}) => ({
  module: { slug, type: 'title_grid', display_name: slug, content, ...more },
})
const gridPlacements = [
  gridPlacement('Weimar', [film('nosferatu', 1922), film('faust', 1926), null]),
  gridPlacement('Keaton', [film('the-general', 1926, comedy), film('sherlock-jr', 1924, comedy)]),
  gridPlacement('Live', [film('faust-live', 1926)], { targeting_params: { is_livestream: true, add_to_menu: false } }),
]
const menuPlacement = (targeting: ContentMenu, filter_by?: string, slug = 'menu') => ({
  module: { slug, type: 'menu_module', filter_by, targeting_params: targeting },
})
const fullMenu: ContentMenu = {
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
    { answers: { list: { data: placements } }, modules: moduleEntries, at },
  )
  await screen.findAllByRole('search')
  // The grid with an invalid item settles last: code that fixes it loads first.
  await waitFor(() => expect(document.querySelector('.mq-skeleton')).toBeNull())
  return page
}
const linkTexts = () => screen.queryAllByRole('link').map((link) => link.textContent)
const headings = () => screen.queryAllByRole('heading').map((heading) => heading.textContent)
const typeSearchTerm = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
const chooseOption = (label: string, option: string) => {
  const select = screen.getByLabelText<HTMLSelectElement>(label)
  const value = [...select.options].find(({ text }) => text === option)?.value ?? expect.unreachable(option)
  fireEvent.change(select, { target: { value } })
}

test('shows the page unchanged at first', async () => {
  await show([menuPlacement(fullMenu), ...gridPlacements])
  expect(headings()).toEqual(['Weimar', 'Keaton', 'Live'])
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull()
})

test('merges search results of all non-live grids, shows their number, and writes the address', async () => {
  const page = await show([menuPlacement(fullMenu), ...gridPlacements], '/?page=2')
  typeSearchTerm(' FAUST ')
  await waitFor(() => expect(linkTexts()).toEqual(['faust']))
  expect(headings()).toEqual(['Weimar'])
  expect(screen.getByRole('status').textContent).toBe('1 result')
  expect(page.address()).toBe('?page=2&search=FAUST')
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  await waitFor(() => expect(headings()).toEqual(['Weimar', 'Keaton', 'Live']))
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  await waitFor(() => expect(page.address()).toBe('?page=2'))
})

test('shows no_results_text once, and restores the page with the clear button', async () => {
  const page = await show([menuPlacement(fullMenu), ...gridPlacements], '/?search=zzz')
  await waitFor(() => expect(linkTexts()).toEqual([]))
  expect(screen.getAllByText('Not in our cans.').filter((each) => !each.closest('.mq-vh'))).toHaveLength(1)
  expect(screen.getByRole('status').textContent).toBe('Not in our cans.')
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
  await waitFor(() => expect(headings()).toHaveLength(3))
  expect(page.address()).toBe('')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
})

test('offers to clear an empty result if the menu has no clear button', async () => {
  await show([menuPlacement({ search: { is_active: true } }), ...gridPlacements], '/?search=zzz')
  fireEvent.click(await screen.findByRole('button', { name: 'Clear all parameters' }))
  await waitFor(() => expect(headings()).toHaveLength(3))
})

test('sorts all titles, and reverses the order with the button', async () => {
  const page = await show([menuPlacement(fullMenu), ...gridPlacements])
  chooseOption('Sort', 'A to Z')
  await waitFor(() =>
    expect(linkTexts()).toEqual(['faust', 'nosferatu', 'sherlock jr', 'the general', 'Livefaust live']),
  )
  expect(page.address()).toBe('?sort=alphanumeric')
  fireEvent.click(screen.getByRole('button', { name: 'Sorted ascending. Reverse order' }))
  await waitFor(() => expect(linkTexts()?.[0]).toBe('the general'))
  expect(page.address()).toBe('?sort=-alphanumeric')
  chooseOption('Sort', 'Featured order')
  await waitFor(() => expect(page.address()).toBe(''))
})

test('keeps typed text when a filter is chosen', async () => {
  const page = await show([menuPlacement(fullMenu), ...gridPlacements])
  typeSearchTerm('jr')
  chooseOption('Mood', 'Light')
  await waitFor(() => expect(linkTexts()).toEqual(['sherlock jr']))
  expect(page.address()).toBe('?search=jr&group=Light')
})

test('offers the genres of the titles in the genre filter', async () => {
  const page = await show([menuPlacement({}, 'genre'), ...gridPlacements])
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Genre').options).toHaveLength(3))
  chooseOption('Genre', 'Comedy')
  await waitFor(() => expect(headings()).toEqual(['Keaton']))
  expect(page.address()).toBe('?genre=comedy')
})

test('offers modules with add_to_menu in the module filter', async () => {
  await show([
    menuPlacement({ filter: { label: 'Show', browse_modules_label: 'Every shelf' } }, 'module'),
    ...gridPlacements,
  ])
  const options = () => [...screen.getByLabelText<HTMLSelectElement>('Show').options].map(({ text }) => text)
  await waitFor(() => expect(options()).toEqual(['Every shelf', 'Weimar', 'Keaton']))
  chooseOption('Show', 'Keaton')
  await waitFor(() => expect(headings()).toEqual(['Keaton']))
})

test('ignores a genre and a module in the address if no menu of the page offers these filters', async () => {
  await show([menuPlacement(fullMenu), ...gridPlacements], '/?genre=comedy&module=Keaton')
  expect(headings()).toHaveLength(3)
})

test('does not filter a grid whose filter_by differs from that of the menu', async () => {
  await show(
    [menuPlacement(fullMenu), ...gridPlacements, gridPlacement('Apart', [film('apart', 1920)], { filter_by: 'genre' })],
    '/?search=faust',
  )
  await waitFor(() => expect(linkTexts()).toEqual(['faust', 'apart']))
})

test('combines two menus of a page', async () => {
  const page = await show([
    menuPlacement({ search: { is_active: true } }),
    menuPlacement({ filter: { label: 'Show' } }, 'module', 'second'),
    ...gridPlacements,
  ])
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Show').options).toHaveLength(3))
  chooseOption('Show', 'Weimar')
  await waitFor(() => expect(headings()).toEqual(['Weimar']))
  typeSearchTerm('nos')
  await waitFor(() => expect(linkTexts()).toEqual(['nosferatu']))
  // The address updates after the titles render.
  await waitFor(() => expect(page.address()).toBe('?module=Weimar&search=nos'))
  expect(screen.getAllByRole('status')).toHaveLength(1)
})

test.each([
  ['nothing is active', {}, 0, 0],
  ['search only', { search: { is_active: true } }, 1, 0],
  ['sort only', { sort: fullMenu.sort }, 0, 1],
  ['a sort without choices', { sort: { is_active: true } }, 0, 0],
  ['groups only', { filter: fullMenu.filter }, 0, 1],
  ['groups with an inactive filter', { filter: { ...fullMenu.filter, is_active: false } }, 0, 0],
])('renders only active controls: %s', async (_, targeting, searches, selects) => {
  await show([menuPlacement(targeting as ContentMenu), ...gridPlacements])
  expect(screen.queryAllByRole('searchbox')).toHaveLength(searches)
  expect(screen.queryAllByRole('combobox')).toHaveLength(selects)
})

test('renders no menu on a page without grids', async () => {
  showPage(
    <PageFrame>
      <ModuleList uri="list" />
    </PageFrame>,
    { answers: { list: { data: [menuPlacement(fullMenu)] } }, modules: moduleEntries },
  )
  await waitFor(() => expect(document.querySelector('.mq-module--menu_module:empty')).toBeTruthy())
})

test('offers two grids with the same slug as separate choices of the module filter', async () => {
  const twins = [
    gridPlacement('Twins', [film('nosferatu', 1922)]),
    gridPlacement('Twins', [film('the-general', 1926, comedy)]),
  ]
  await show([menuPlacement({}, 'module'), ...twins])
  expect(linkTexts()).toEqual(['nosferatu', 'the general'])
  const select = screen.getByLabelText<HTMLSelectElement>('Filter')
  expect([...select.options].map(({ value }) => value)).toEqual(['', 'Twins', 'Twins-2'])
  fireEvent.change(select, { target: { value: 'Twins-2' } })
  expect(linkTexts()).toEqual(['the general'])
})

test('applies days_to_cut_off by the service’s clock, also if the clock is synchronised later', async () => {
  const added = (slug: string, daysAgo: number) => {
    const newest_date = new Date(Date.now() - daysAgo * 86_400_000).toISOString()
    return { ...film(slug, 1922), just_added_date: { newest_date } }
  }
  const sort: ContentMenu['sort'] = {
    is_active: true,
    params: [{ value: 'just_added', label: 'New', days_to_cut_off: 7 }],
  }
  const { runtime } = await show([
    menuPlacement({ sort }),
    gridPlacement('Weimar', [added('fresh', 1), added('older', 5)]),
  ])
  chooseOption('Sort', 'New')
  await waitFor(() => expect(linkTexts()).toEqual(['fresh', 'older']))
  act(() => runtime.session.clockSynced(4 * 86_400_000))
  await waitFor(() => expect(linkTexts()).toEqual(['fresh']))
})

test('offers the page’s types, Movie and Television first, and writes the address', async () => {
  const serial = aTitle('judex', { title_type: 'series' })
  const page = await show([
    menuPlacement({}, 'type'),
    ...gridPlacements,
    gridPlacement('Serials', [serial, aTitle('crumb', { title_type: 'extra' })]),
  ])
  const options = [...screen.getByLabelText<HTMLSelectElement>('Type').options].map(({ text }) => text)
  expect(options).toEqual(['All', 'Movie', 'Television', 'Extra'])
  chooseOption('Type', 'Television')
  await waitFor(() => expect(linkTexts()).toEqual(['judex']))
  expect(page.address()).toBe('?type=series')
})

test('hides the type filter if the page has only one title type', async () => {
  await show([menuPlacement({}, 'type'), ...gridPlacements])
  expect(screen.queryByLabelText('Type')).toBeNull()
})

test.each(['country', 'constructor', ''])(
  'filters by custom genres if filter_by is the unknown word "%s"',
  async (word) => {
    await show([menuPlacement(fullMenu, word), ...gridPlacements])
    chooseOption('Mood', 'Light')
    expect(headings()).toEqual(['Keaton'])
  },
)
