import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, test } from 'vitest'
import { type TestSite, testSite, windowIs } from '../testing/testSite'
import { TopBar } from './TopBar'

beforeEach(() => windowIs(1440))
const ada = { first_name: 'Ada', last_name: 'Lindqvist', email: 'ada@x.example' }
const show = (site: TestSite = {}, at = '/home') => render(testSite(site).around(<TopBar pathname={at} />, at))
const link = (name: string) => screen.queryByRole('link', { name })
const menu = () => within(screen.getByRole('navigation', { name: 'Main' }))

it('marks the page that is shown, and the entry it lies below', () => {
  const { unmount } = show()
  expect(link('Home')?.getAttribute('aria-current')).toBe('page')
  unmount()
  show({}, '/films/noir')
  expect(link('Films')?.getAttribute('aria-current')).toBe('true')
  expect(link('Home')?.hasAttribute('aria-current')).toBe(false)
})

it('modules of the navbar list with add_to_menu become entries; a list that fails takes nothing away', async () => {
  const module = (slug: string, add_to_menu: boolean) => ({
    module: { slug, name: slug, type: 'title_grid', targeting_params: { add_to_menu } },
  })
  const config = { navbar: { modules_uri: 'modules/placement/navbar/' } }
  const { unmount } = show({
    config,
    lists: { 'modules/placement/navbar/': [module('new', true), module('old', false)] },
  })
  expect((await screen.findByRole('link', { name: 'new' })).getAttribute('href')).toBe('/category/new')
  expect(link('old')).toBeNull()
  unmount()
  show({ config })
  await act(async () => {})
  expect(menu().getAllByRole('link')).toHaveLength(2)
})

test.each([
  ['icon', 'link'],
  ['link', 'link'],
  ['field', 'searchbox'],
  [undefined, 'link'],
] as const)('search as %s is a %s', (search, role) => {
  show({ config: { navbar: { search } } })
  expect(screen.getByRole(role, { name: 'Search' })).toBeTruthy()
})

it('no search where the config wants none, or no searchresults route exists', () => {
  const { unmount } = show({ config: { navbar: { search: 'none' } } })
  expect(link('Search')).toBeNull()
  unmount()
  show({ routing: [{ route: '/home', component: 'home' }] })
  expect(link('Search')).toBeNull()
})

it('the field is a real form that leads to the search page', () => {
  show({ config: { navbar: { search: 'field' } } })
  const form = screen.getByRole('searchbox').closest('form')
  expect(form?.getAttribute('action')).toBe('/search')
  expect(form?.getAttribute('method')).toBe('get')
  expect(screen.getByRole('searchbox').getAttribute('name')).toBe('search')
})

test.each([
  [{}, {}, true],
  [{ code_login: true }, {}, true],
  [{ username_login: false }, {}, true],
  [{}, { auth: { disabled: true } }, false],
])('signed out, with %o %o: a way in is offered: %s', (document, config, offered) => {
  show({ document, config })
  expect(link('Sign in')?.getAttribute('href')).toBe(offered ? '/login' : undefined)
})

it('the user menu opens, names the user, leads out, and closes by Escape with the focus back', async () => {
  show({ profile: ada })
  const button = await screen.findByRole('button', { name: 'Account of Ada Lindqvist' })
  expect(button.querySelector('.mq-face')?.textContent).toBe('AL')
  fireEvent.click(button)
  expect(link('Sign out')?.getAttribute('href')).toBe('/logout')
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(link('Sign out')).toBeNull()
  expect(document.activeElement).toBe(button)
})

it('a plain sign-out entry stands in place of the user menu', () => {
  show({ profile: ada, config: { navbar: { sign_out_label: 'Leave' } } })
  expect(link('Leave')?.getAttribute('href')).toBe('/logout')
  expect(screen.queryByRole('button')).toBeNull()
})

it('only internal users see the brand icon', async () => {
  const { unmount } = show({ profile: ada })
  expect(screen.queryByRole('img', { name: 'Internal account' })).toBeNull()
  unmount()
  show({ profile: { ...ada, userType: 'internal' } })
  expect(await screen.findByRole('img', { name: 'Internal account' })).toBeTruthy()
})

test.each([
  [767, undefined, true],
  [768, undefined, false],
  [900, 1000, true],
  [400, 380, false],
])('%d px wide with mobile_width %s: hamburger %s', (width, mobile_width, hamburger) => {
  windowIs(width)
  show({ config: { mobile_width } })
  expect(screen.queryByRole('button', { name: 'Menu' }) !== null).toBe(hamburger)
  expect(screen.queryByRole('navigation') === null).toBe(hamburger)
})

it('a site without anything to choose has neither menu nor hamburger', () => {
  windowIs(360)
  const { unmount } = show({ routing: [{ route: '/home', component: 'home' }], config: { auth: { disabled: true } } })
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  windowIs(1440)
  show({ routing: [{ route: '/home', component: 'home' }], config: { auth: { disabled: true } } })
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('the logo leads to the default route, or where the config says', () => {
  const { unmount } = show()
  expect(link('Lumen, home')?.getAttribute('href')).toBe('/home')
  unmount()
  show({ config: { custom_brand_link: { label: 'The studio', url: 'https://studio.example' } } })
  expect(link('The studio')?.getAttribute('href')).toBe('https://studio.example')
})

it('the content-owner filter offers all and each; the choice is kept for the carousels', () => {
  show({ document: { content_owners: [{ name: 'Nordic', value: 'Nordic Film House' }, { name: 'Ouest' }] } })
  fireEvent.click(screen.getByRole('button', { name: 'Content owner: All archives' }))
  fireEvent.click(screen.getByRole('button', { name: 'Nordic' }))
  const button = screen.getByRole('button', { name: 'Content owner: Nordic' })
  fireEvent.click(button)
  fireEvent.click(screen.getByRole('button', { name: 'All archives' }))
  expect(screen.getByRole('button', { name: 'Content owner: All archives' })).toBeTruthy()
})
