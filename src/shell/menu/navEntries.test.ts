import { expect, it, test } from 'vitest'
import type { PlannedModule } from '../../site/moduleList'
import type { PlannedRoute } from '../../site/plan/plan'
import { currentEntry, linkEntries, navEntries } from './navEntries'

const route = (path: string, more: Partial<PlannedRoute> = {}) =>
  ({ route: path, component: 'modulesonly', label: path, index: 0, ...more }) as PlannedRoute
const module = (slug: string, add_to_menu?: boolean, heading: string | undefined = slug) =>
  ({ key: slug, slug, heading, targeting: { add_to_menu } }) as PlannedModule

it('lists routes, then modules with add_to_menu, then external links', () => {
  const entries = navEntries(
    [
      route('/home'),
      route('/contact', { placement: 'footer' }),
      route('/title/:slug'),
      route('/x', { show_in_menu: false }),
    ],
    [module('new', true), module('old', false), module('silent'), module('nameless', true, '')],
    [{ label: 'Shop', url: 'https://shop.example' }],
  )
  expect(entries.map(({ href }) => href)).toEqual(['/home', '/category/new', 'https://shop.example'])
})

test.each([
  [{ url: 'https://a.example' }, '_blank'],
  [{ url: 'https://a.example', target: '_self' }, '_self'],
  [{ url: '/films' }, undefined],
  [{ url: 'mailto:a@b.example' }, undefined],
] as const)('gives the link %o the target %s', (link, target) => {
  expect(linkEntries([{ label: 'A', ...link }])[0]?.target).toBe(target)
})

it('hides links with login_required from signed-out visitors', () => {
  const links = [{ label: 'A', url: '/a', login_required: true }]
  expect(linkEntries(links, false)).toEqual([])
  expect(linkEntries(links, true)).toHaveLength(1)
})

test.each([
  ['/films', '/films', true],
  ['/FILMS', '/films', true],
  ['/films/noir', '/films', false],
  ['/films/silent', '/films/silent', true],
  ['/films/silent/1927', '/films/silent', false],
  ['/filmsters', undefined, undefined],
  ['/', undefined, undefined],
  ['/%C3%BCber-uns', '/über-uns', true],
  ['/u%CC%88ber-uns/team', '/über-uns', false],
])('at %s marks the entry %s (exact: %s)', (pathname, href, exact) => {
  const entries = ['/über-uns', '/films', '/films/silent', 'https://x.example'].map((href) => ({
    key: href,
    label: href,
    href,
  }))
  expect(currentEntry(entries, pathname)).toEqual(href && { href, exact })
})
