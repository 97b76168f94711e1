import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { modules as registeredModules } from '../../../registry/modules'
import { aTitle } from '../../catalogue/testing/InSite'
import { showPage } from '../../catalogue/testing/pageSite'
import type { Route } from '../../generated/types'
import type { ModuleEntry, ReservedSpace } from '../../site/registry'
import HomePage from '../home/HomePage'
import ModulesOnlyPage from './ModulesOnlyPage'

const LIST_PATH = 'modules/placement/shelf/'
const modules = Object.fromEntries(registeredModules)
const nominations = { award_count: 1, nomination_count: 0 }
const gridTitles = [
  aTitle('faust', { genres: [{ name: 'Horror', slug: 'horror' }], nominations }),
  aTitle('wings', { genres: [{ name: 'War', slug: 'war' }] }),
]
const gridPlacement = { id: 1, module: { slug: 'grid', type: 'title_grid', name: 'Weimar', content: gridTitles } }

function show(Page: typeof HomePage, more: Partial<Route>) {
  const route = { route: '/shelf', component: 'home' as const, modules_uri: LIST_PATH, index: 0, ...more }
  const page = { route, params: {}, pathname: '/shelf', search: '' }
  return showPage(<Page {...page} />, { answers: { [LIST_PATH]: { data: [gridPlacement] } }, modules, page })
}
const shownNames = () =>
  [...document.querySelectorAll('.mq-tile')].map((tile) => JSON.parse(tile.getAttribute('data-card') ?? ''))
const modulePages = [
  ['home', HomePage],
  ['modules only', ModulesOnlyPage],
] as const

test.each(modulePages)('%s: filters the titles of grids by the groups of the route', async (_, Page) => {
  const title_filter = { custom_genres: [{ name: 'Dark', genres: ['horror'] }] }
  const { address } = show(Page, { title_filter })
  await waitFor(() => expect(shownNames()).toEqual(['faust', 'wings']))
  fireEvent.change(await screen.findByLabelText('Filter'), { target: { value: 'Dark' } })
  await waitFor(() => expect(shownNames()).toEqual(['faust']))
  await waitFor(() => expect(address()).toContain('Dark'))
})

test.each(modulePages)('%s: shows the heading of nominations above the modules', async (_, Page) => {
  show(Page, { nominations_heading: 'This season' })
  expect(await screen.findByRole('heading', { name: 'This season', level: 2 })).toBeTruthy()
  expect(await screen.findByText('1 Win')).toBeTruthy()
})

test('hides the heading of nominations from other groups', async () => {
  const route = {
    route: '/shelf',
    component: 'home' as const,
    modules_uri: LIST_PATH,
    index: 0,
    nominations_heading: 'Now',
  }
  const page = { route, params: {}, pathname: '/shelf', search: '' }
  const config = { nominations_group: 'guild' }
  showPage(<HomePage {...page} />, { answers: { [LIST_PATH]: { data: [gridPlacement] } }, modules, page, config })
  await waitFor(() => expect(shownNames()).toEqual(['faust', 'wings']))
  expect(screen.queryByText('Now')).toBeNull()
})

const TERMS_LIST_PATH = 'modules/placement/terms/'
const entry = (schema: ModuleEntry['schema'], reserve: ReservedSpace): ModuleEntry => ({
  load: async () => ({ default: () => null }),
  schema,
  reserve,
})
const modulesByType = {
  html_block: entry('modules/html_block', 'text'),
  placeholder: entry('modules/placeholder', 'text'),
  carousel_hero: entry('modules/carousel_hero', 'hero'),
}

async function renderAndFindHeading(more: { type: string; display_name?: string }, heading?: string) {
  const route = {
    route: '/terms',
    component: 'modulesonly' as const,
    label: 'Terms',
    heading,
    modules_uri: TERMS_LIST_PATH,
    index: 0,
  }
  const answers = { [TERMS_LIST_PATH]: { data: [{ id: 1, position: 1, module: { slug: 'm', ...more } }] } }
  showPage(<ModulesOnlyPage route={route} params={{}} pathname="/terms" search="" />, {
    answers,
    modules: modulesByType,
    page: { route },
  })
  await screen.findByRole('heading', { level: 1 })
  await expect.poll(() => document.getElementById('m')).toBeTruthy()
  const shown = screen.getByRole('heading', { level: 1 })
  return `${shown.closest('.mq-vh') ? 'hidden' : 'visible'}: ${shown.textContent}`
}

test.each([
  ['starts with text', { type: 'html_block' }, undefined, 'visible: Terms'],
  ['starts with text under a heading', { type: 'html_block', display_name: 'Our terms' }, undefined, 'hidden: Terms'],
  ['starts with another type that reserves the space of text', { type: 'placeholder' }, undefined, 'visible: Terms'],
  ['starts with images', { type: 'carousel_hero' }, undefined, 'hidden: Terms'],
  ['has a heading in its route', { type: 'carousel_hero' }, 'Fair terms', 'visible: Fair terms'],
])('shows the heading of a page that %s', async (_, module, heading, expected) => {
  expect(await renderAndFindHeading(module, heading)).toBe(expected)
})
