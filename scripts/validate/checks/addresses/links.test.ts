import { expect, it } from 'vitest'
import { newItem } from '../../../../src/preview/compose/form/items/newItem'
import { schemaAt } from '../../../../src/preview/schemas/siteSchemas'
import { runCheck, testModule, testSite } from '../../site/testSite'
import { checkLinks } from './links'

const routing = [
  { route: '/home', component: 'home' },
  { route: '/films', component: 'modulesonly' },
  { route: '/genres/:slug', component: 'genredetail' },
  { route: '/shelf/:module_name', component: 'module' },
  { route: '/collections/:id', component: 'collection' },
] as const
const KNOWN_NAMES = { titleSlugs: new Set(['metropolis']), genreSlugs: new Set(['horror']), lists: [] }
const modules = [testModule({ slug: 'new' })]
const configWithLink = (url: string) => ({ ext_nav_links: [{ label: 'x', url }] })
const LINK_PLACE = 'config.json /site_config/ext_nav_links/0/url'

it.each([
  ['/films', []],
  ['/films/?sort=a#top', []],
  ['/FILMS', []],
  ['https://elsewhere.example/nowhere', []],
  ['#top', []],
  ['mailto:a@b.example', []],
  ['/site/programme.pdf', []],
  ['/logout', []],
  ['/mod', []],
  ['/search?search=x', []],
  ['/title/metropolis', []],
  ['/title/metropolys', [`warning ${LINK_PLACE} → metropolis`]],
  ['/play/nothing', [`warning ${LINK_PLACE}`]],
  ['/genres/horror', []],
  ['/genres/horor', [`warning ${LINK_PLACE} → horror`]],
  ['/category/new', []],
  ['/category/nwe', [`error ${LINK_PLACE} → new`]],
  ['/shelf/old', [`error ${LINK_PLACE}`]],
  ['/flims', [`error ${LINK_PLACE} → /films`]],
  ['/nowhere/at/all', [`error ${LINK_PLACE}`]],
])('checks the link %s', (url, expected) => {
  expect(runCheck(checkLinks, testSite({ routing, ...configWithLink(url) }, { ...KNOWN_NAMES, modules }))).toEqual(
    expected,
  )
})

it.each([
  [
    'in a card',
    { content: [{ slug: 'a', link: '/flims' }] },
    ['error modules/home.json /data/0/module/content/0/link → /films'],
  ],
  [
    'in a text block',
    { type: 'text_block', config: { link: { label: 'x', url: '/flims' } } },
    ['error modules/home.json /data/0/module/config/link/url → /films'],
  ],
  [
    "in the path of a grid's cards",
    { config: { path: '/collectoins' } },
    ['error modules/home.json /data/0/module/config/path → /collections'],
  ],
  ["in a valid path of a grid's cards", { config: { path: '/collections' } }, []],
])('checks a link %s', (_, module, expected) => {
  expect(runCheck(checkLinks, testSite({ routing }, { ...KNOWN_NAMES, modules: [testModule(module)] }))).toEqual(
    expected,
  )
})

it.each([
  ['an invalid port', 'https://films.example:port/', [`warning ${LINK_PLACE}`]],
  ['a phone number with spaces', 'tel:+1 555 0100', []],
])('checks an external link with %s', (_, url, expected) => {
  expect(runCheck(checkLinks, testSite({ routing, ...configWithLink(url) }, KNOWN_NAMES))).toEqual(expected)
})

const FOOTER_PLACE = 'config.json /site_config/footer/content'

it.each([
  ['a phone number with spaces', '<a href="tel:+1 555 0100">x</a>', []],
  ['a phone number without digits', '<a href="tel:desk">x</a>', [`warning ${FOOTER_PLACE}`]],
  [
    'an unencoded space',
    '<a href="https://films.example/a b">x</a>',
    [`warning ${FOOTER_PLACE} → https://films.example/a%20b`],
  ],
  ['a relative path in single quotes', "<a class='brand-a' href='films/x'>x</a>", [`warning ${FOOTER_PLACE}`]],
  ['javascript: (reported by the HTML check)', '<a href="javascript:alert(1)">x</a>', []],
])('checks links in HTML: %s', (_, content, expected) => {
  expect(runCheck(checkLinks, testSite({ routing, footer: { content } }, KNOWN_NAMES))).toEqual(expected)
})

it('accepts the moderator path of the countdown', () => {
  const config = { ...configWithLink('/gate'), countdown: { start_time: '2026-11-27T18:00:00Z', mod_url: '/gate' } }
  expect(runCheck(checkLinks, testSite({ routing, ...config }, KNOWN_NAMES))).toEqual([])
})

it('skips modules and titles when the folder and the catalogue are unknown', () => {
  const site = testSite({ routing, ...configWithLink('/category/new') }, { lists: undefined })
  expect(runCheck(checkLinks, site)).toEqual([])
  expect(runCheck(checkLinks, testSite({ routing, ...configWithLink('/title/x') }, { lists: undefined }))).toEqual([])
})

it('reports a link that was added in Compose until its address is entered', () => {
  const schema = schemaAt('config.json', { site_config: { ext_nav_links: [{}] } }, ['site_config', 'ext_nav_links', 0])
  const links = { ext_nav_links: [newItem(schema ?? {})] } as ReturnType<typeof configWithLink>
  const newRoute = { route: '/new', component: 'modulesonly' } as const
  expect(runCheck(checkLinks, testSite({ routing: [...routing, newRoute], ...links }))).toEqual([`error ${LINK_PLACE}`])
})
