import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, test } from 'vitest'
import { setWindowWidth, type TestSiteOptions, testSite } from '../testing/testSite'
import { TopBar } from './TopBar'

beforeEach(() => setWindowWidth(1440))
const SIGNED_IN_PROFILE = { first_name: 'Ada', last_name: 'Lindqvist', email: 'ada@x.example' }
const show = (site: TestSiteOptions = {}, at = '/home') => render(testSite(site).around(<TopBar pathname={at} />, at))
const link = (name: string) => screen.queryByRole('link', { name })
const withinMainMenu = () => within(screen.getByRole('navigation', { name: 'Main' }))

it('marks the current page, or the entry whose page contains it', () => {
  const { unmount } = show()
  expect(link('Home')?.getAttribute('aria-current')).toBe('page')
  unmount()
  show({}, '/films/noir')
  expect(link('Films')?.getAttribute('aria-current')).toBe('true')
  expect(link('Home')?.hasAttribute('aria-current')).toBe(false)
})

it('adds modules of the navbar list with add_to_menu as entries; keeps the others if the list fails', async () => {
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
  expect(withinMainMenu().getAllByRole('link')).toHaveLength(2)
})

test.each([
  ['icon', 'link'],
  ['link', 'link'],
  ['field', 'searchbox'],
  [undefined, 'link'],
] as const)('renders search %s as a %s', (search, role) => {
  show({ config: { navbar: { search } } })
  expect(screen.getByRole(role, { name: 'Search' })).toBeTruthy()
})

it('has no search if the config disables it or no searchresults route exists', () => {
  const { unmount } = show({ config: { navbar: { search: 'none' } } })
  expect(link('Search')).toBeNull()
  unmount()
  show({ routing: [{ route: '/home', component: 'home' }] })
  expect(link('Search')).toBeNull()
})

it('renders the search field as a form that leads to the search page', () => {
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
])('signed out, with document %o and config %o, has a sign-in link: %s', (document, config, offered) => {
  show({ document, config })
  expect(link('Sign in')?.getAttribute('href')).toBe(offered ? '/login' : undefined)
})

it('shows the name and a sign-out link in the user menu, which returns the focus on Escape', async () => {
  show({ profile: SIGNED_IN_PROFILE })
  const button = await screen.findByRole('button', { name: 'Ada Lindqvist’s account' })
  expect(button.querySelector('.mq-face')?.textContent).toBe('AL')
  fireEvent.click(button)
  expect(link('Sign out')?.getAttribute('href')).toBe('/logout')
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(link('Sign out')).toBeNull()
  expect(document.activeElement).toBe(button)
})

it('shows a sign-out link instead of the user menu if the config sets its label', () => {
  show({ profile: SIGNED_IN_PROFILE, config: { navbar: { sign_out_label: 'Leave' } } })
  expect(link('Leave')?.getAttribute('href')).toBe('/logout')
  expect(screen.queryByRole('button')).toBeNull()
})

it('shows the brand icon to internal users only', async () => {
  const { unmount } = show({ profile: SIGNED_IN_PROFILE })
  expect(screen.queryByRole('img', { name: 'Internal account' })).toBeNull()
  unmount()
  show({ profile: { ...SIGNED_IN_PROFILE, userType: 'internal' } })
  expect(await screen.findByRole('img', { name: 'Internal account' })).toBeTruthy()
})

test.each([
  [767, undefined, true],
  [768, undefined, false],
  [900, 1000, true],
  [400, 380, false],
])('at %d px with mobile_width %s, has a hamburger button: %s', (width, mobile_width, hamburger) => {
  setWindowWidth(width)
  show({ config: { mobile_width } })
  expect(screen.queryByRole('button', { name: 'Menu' }) !== null).toBe(hamburger)
  expect(screen.queryByRole('navigation') === null).toBe(hamburger)
})

it('renders neither menu nor hamburger button without entries', () => {
  setWindowWidth(360)
  const { unmount } = show({ routing: [{ route: '/home', component: 'home' }], config: { auth: { disabled: true } } })
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  setWindowWidth(1440)
  show({ routing: [{ route: '/home', component: 'home' }], config: { auth: { disabled: true } } })
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('links the logo to the default route, or to the address in the config', () => {
  const { unmount } = show()
  expect(link('Lumen, home')?.getAttribute('href')).toBe('/home')
  unmount()
  show({ config: { custom_brand_link: { label: 'The studio', url: 'https://studio.example' } } })
  expect(link('The studio')?.getAttribute('href')).toBe('https://studio.example')
})

it('keeps the selected owner in the content-owner filter', () => {
  show({ document: { content_owners: [{ name: 'Nordic', value: 'Nordic Film House' }, { name: 'Ouest' }] } })
  fireEvent.click(screen.getByRole('button', { name: 'Content owner: All archives' }))
  fireEvent.click(screen.getByRole('button', { name: 'Nordic' }))
  const button = screen.getByRole('button', { name: 'Content owner: Nordic' })
  fireEvent.click(button)
  fireEvent.click(screen.getByRole('button', { name: 'All archives' }))
  expect(screen.getByRole('button', { name: 'Content owner: All archives' })).toBeTruthy()
})
