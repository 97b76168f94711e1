import { describe, expect, test } from 'vitest'
import { readRoutes } from '../routes'
import { checkAddress, createLinkRewriter } from './address'
import { linkUses } from './linkUses'

const routes = readRoutes({
  site_config: {
    routing: [
      { route: '/home', component: 'home', label: 'Home', login_required: true },
      { route: '/films', component: 'modulesonly', label: 'Films' },
      { route: '/films/:slug', component: 'titledetail' },
      { route: '/movies', component: 'modulesonly', redirect: '/films' },
      { route: '/new', component: 'modulesonly', redirect: '/shelf/new' },
    ],
  },
})
const filmsPage = { ...(routes[1] ?? { component: '', value: {} }), parameters: [] }
const detailPage = { ...(routes[2] ?? { component: '', value: {} }), parameters: [':slug'] }

describe('checkAddress', () => {
  test.each([
    ['a free address', '/late-shows', '/late-shows'],
    ['a missing first slash', 'late-shows', '/late-shows'],
    ['doubled and trailing slashes', ' /late//shows/ ', '/late/shows'],
    ['the current address', '/films', '/films'],
    ['the address of a redirect to the page', '/movies', '/movies'],
    ['letters of other languages', '/spätschicht', '/spätschicht'],
  ])('accepts %s as the address of a page', (_, typed, address) =>
    expect(checkAddress(routes, filmsPage, typed)).toEqual({ address }),
  )

  test.each([
    ['an empty text', ' ', 'Type an address'],
    ['spaces', '/late shows', 'no spaces'],
    ['special characters', '/late?x=1', 'letters, digits'],
    ['an address of the site', '/logout', 'an address of the site itself'],
    ['a fixed page of another kind', '/search', 'an address of the site itself'],
    ['a path of the server', '/api/films', 'an address of the site itself'],
    ['a used address', '/HOME/', 'already the address of Home'],
    ['the address of a redirect to another page', '/new', 'redirects to /shelf/new'],
    ['a parameter that the page does not have', '/films/:id', 'no parameter :id'],
    ['a long address', `/${'a'.repeat(600)}`, 'at most 500 characters'],
  ])('refuses %s as the address of a page', (_, typed, refused) =>
    expect(checkAddress(routes, filmsPage, typed)).toEqual({ refused: expect.stringContaining(refused) }),
  )

  test('refuses an address without a parameter of the page, and accepts one with it', () => {
    expect(checkAddress(routes, detailPage, '/title-of-films')).toEqual({ refused: expect.stringContaining(':slug') })
    expect(checkAddress(routes, detailPage, '/reels/:slug')).toEqual({ address: '/reels/:slug' })
  })

  test('allows one address for signed-in and signed-out visitors', () => {
    const guests = { component: 'home', value: { logout_required: true }, parameters: [] }
    expect(checkAddress(routes, guests, '/home')).toEqual({ address: '/home' })
  })
})

describe('createLinkRewriter', () => {
  const [, page, pattern] = routes
  test.each([
    ['/films', '/reels'],
    ['/Films/', '/reels'],
    ['/films?sort=year#top', '/reels?sort=year#top'],
    ['/films/a/b', '/reels/a/b'],
    ['/films/faust', undefined],
    ['/filmstrip', undefined],
    ['//films', undefined],
    ['https://example.com/films', undefined],
    ['#films', undefined],
  ])('rewrites links to a page that moves to /reels: %s becomes %s', (link, expected) => {
    expect(page && createLinkRewriter(routes, page, '/reels')(link)).toBe(expected)
  })

  test.each([
    ['/films/faust?x=1', '/reels/faust?x=1'],
    ['/films', undefined],
  ])('rewrites links to a page with a parameter that moves to /reels/:slug: %s becomes %s', (link, expected) => {
    expect(pattern && createLinkRewriter(routes, pattern, '/reels/:slug')(link)).toBe(expected)
  })
})

test('finds links in fields for links and in HTML, not in other texts', () => {
  const module = { slug: 'a', type: 'html_block', display_name: '/old', content: '<a class="x" href="/old">Old</a>' }
  const local = { slug: 'b', type: 'local_type', link: '/old', note: '/old' }
  const files = new Map([
    ['modules/home.json', JSON.stringify({ data: [{ module }, { module: local }] })],
    [
      'config.json',
      JSON.stringify({ site_config: { logo: '/old', custom_brand_link: { label: 'Old', url: '/old' } } }),
    ],
    ['brand.css', 'a { color: red }'],
  ])
  const uses = linkUses(files, (link) => (link === '/old' ? '/new' : undefined))
  expect(uses.map(({ file, path, value }) => [file, path.join('/'), value])).toEqual([
    ['modules/home.json', 'data/0/module/content', '<a class="x" href="/new">Old</a>'],
    ['modules/home.json', 'data/1/module/link', '/new'],
    ['config.json', 'site_config/custom_brand_link/url', '/new'],
  ])
})
