import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aTitle } from '../../catalogue/testing/InSite'
import { showPage } from '../../catalogue/testing/pageSite'
import { valueAtPath } from '../../lib/json/valueAtPath'
import type { ModuleEntry } from '../../site/registry'
import ModulePage from './ModulePage'

const loadModule = async () => ({
  default: ({ module }: { module: unknown }) => <p>{`${valueAtPath(module, ['content'])}`}</p>,
})
const moduleEntries: Record<string, ModuleEntry> = {
  title_grid: { load: loadModule, schema: 'modules/title_grid' },
  text_block: { load: loadModule, schema: 'modules/text_block' },
}
const films = [
  aTitle('faust', { rating: 'NR', genres: [{ name: 'Horror', slug: 'horror' }] }),
  aTitle('judex', { title_type: 'series', rating: 'TV-G' }),
  aTitle('speedy', { rating: 'G', genres: [{ name: 'Comedy', slug: 'comedy' }] }),
]
const placementResponse = (module: object) => ({ data: { id: 1, module } })
const gridResponse = (content: unknown = films, more: object = {}) =>
  placementResponse({ slug: 'weimar', type: 'title_grid', display_name: 'Weimar nights', content, ...more })

function show(answer: unknown, at = '/category/weimar', slug = 'weimar') {
  const answers = answer === undefined ? {} : { [`modules/module/${slug}`]: answer }
  return showPage(<ModulePage params={{ moduleSlug: slug }} pathname="/category/weimar" search="" />, {
    answers,
    modules: moduleEntries,
    at,
  })
}
const linkTexts = () => screen.queryAllByRole('link').map((link) => link.textContent)
const selectOption = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const optionTexts = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text)

test('shows the titles of the module with heading and filters', async () => {
  show(gridResponse())
  expect(await screen.findByRole('heading', { level: 1, name: 'Weimar nights' })).toBeTruthy()
  expect(linkTexts()).toEqual(['faust', 'judex', 'speedy'])
  expect(optionTexts('Type')).toEqual(['Any', 'Movie', 'Television'])
  expect(optionTexts('Rating')).toEqual(['Any', 'G', 'TV-G', 'NR'])
  expect(optionTexts('Genre')).toEqual(['Any', 'Comedy', 'Horror'])
  expect(document.title).toBe('Weimar nights · Marquee')
})

test('stores filters in the address and resets filters without results', async () => {
  const page = show(gridResponse(), '/category/weimar?page=2')
  await screen.findAllByRole('link')
  selectOption('Type', 'series')
  expect(linkTexts()).toEqual(['judex'])
  selectOption('Genre', 'comedy')
  expect(screen.getAllByText('No titles found.').some((each) => !each.closest('.mq-vh'))).toBe(true)
  await waitFor(() => expect(page.address()).toBe('?page=2&type=series&genre=comedy'))
  fireEvent.click(screen.getByRole('button', { name: 'Reset filters' }))
  expect(linkTexts()).toHaveLength(3)
  await waitFor(() => expect(page.address()).toBe('?page=2'))
})

test('applies filters from the address', async () => {
  show(gridResponse(), '/category/weimar?rating=G')
  await waitFor(() => expect(linkTexts()).toEqual(['speedy']))
})

test('skips invalid titles', async () => {
  show(gridResponse([null, films[0], { name: 'no slug' }, 7]))
  await waitFor(() => expect(linkTexts()).toEqual(['faust']))
})

test('accepts a module without a placement around it', async () => {
  show({ data: { slug: 'weimar', type: 'title_grid', name: 'Weimar', content: films } })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Weimar')
})

test('shows a message for a module without titles', async () => {
  show(gridResponse([]))
  expect(await screen.findByText('No titles found.')).toBeTruthy()
})

test('renders a module that is not a title list with its own renderer', async () => {
  show(placementResponse({ slug: 'weimar', type: 'text_block', display_name: 'A note', content: 'Words.' }))
  expect(await screen.findByText('Words.')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A note')
})

test.each([
  ['that is unknown', undefined, 'weimar'],
  ['of an unknown type', placementResponse({ slug: 'weimar', type: 'weather' }), 'weimar'],
  ['that is hidden', gridResponse(films, { hidden: true }), 'weimar'],
  ['with an unsafe slug', undefined, '..'],
])('shows a message and a link home for a module %s', async (_, answer, slug) => {
  show(answer, '/', slug)
  expect(await screen.findByRole('heading', { level: 1, name: 'This section is no longer available.' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/')
})

test.each([
  ['data is null', { data: null }],
  ['a number', 7],
  ['null', null],
  ['a module without a type', placementResponse({ slug: 'weimar' })],
  ['a list', { data: [] }],
  ['status 500', 500],
])('offers a retry instead of "not found" for the response: %s', async (_, answer) => {
  const page = show(answer)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Weimar')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  page.answers['modules/module/weimar'] = gridResponse()
  fireEvent.click(retry)
  expect(await screen.findAllByRole('link')).toHaveLength(3)
})

test('shows the first module of modules_uri if the route has no slug parameter', async () => {
  const route = { route: '/shelf', component: 'module' as const, modules_uri: 'modules/placement/shelf/', index: 0 }
  const { data } = gridResponse()
  const answers = { 'modules/placement/shelf/': { data: [data] } }
  showPage(<ModulePage route={route} params={{}} pathname="/shelf" search="" />, { answers, modules: moduleEntries })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Weimar nights')
})

test('filters titles and genres by custom_genres of the route', async () => {
  const custom = { name: 'Dark', genres: ['horror'] }
  const title_filter = { custom_genres: [custom, { name: 'Cold', genres: ['winter'] }] }
  const route = { route: '/shelf/:module_name', component: 'module' as const, title_filter, index: 0 }
  const page = showPage(<ModulePage route={route} params={{ module_name: 'weimar' }} pathname="/" search="" />, {
    answers: { 'modules/module/weimar': gridResponse() },
    modules: moduleEntries,
  })
  fireEvent.click(await screen.findByRole('radio', { name: 'Dark' }))
  await waitFor(() => expect(linkTexts()).toEqual(['faust']))
  expect(optionTexts('Genre')).toEqual(['Any', 'Horror'])
  expect(page.address()).toBe('?group=Dark')
  fireEvent.click(screen.getByRole('radio', { name: 'Cold' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Reset filters' }))
  await waitFor(() => expect(linkTexts()).toHaveLength(3))
})

test('offers only genres in genre_slugs in the genre filter', async () => {
  showPage(<ModulePage params={{ moduleSlug: 'weimar' }} pathname="/" search="" />, {
    answers: { 'modules/module/weimar': gridResponse() },
    config: { genre_slugs: ['comedy'] },
    modules: moduleEntries,
  })
  await screen.findAllByRole('link')
  expect(optionTexts('Genre')).toEqual(['Any', 'Comedy'])
})
