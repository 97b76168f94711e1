import { expect, it } from 'vitest'
import { runCheck, testModule, testSite } from '../../site/testSite'
import { links } from './links'

const routing = [
  { route: '/home', component: 'home' },
  { route: '/films', component: 'modulesonly' },
  { route: '/genres/:slug', component: 'genredetail' },
  { route: '/shelf/:module_name', component: 'module' },
  { route: '/collections/:id', component: 'collection' },
] as const
const KNOWN_NAMES = { titles: new Set(['metropolis']), genres: new Set(['horror']), lists: [] }
const modules = [testModule({ slug: 'new' })]
const link = (url: string) => ({ ext_nav_links: [{ label: 'x', url }] })
const AT = 'config.json /site_config/ext_nav_links/0/url'

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
  ['/title/metropolys', [`warning ${AT} → metropolis`]],
  ['/play/nothing', [`warning ${AT}`]],
  ['/genres/horror', []],
  ['/genres/horor', [`warning ${AT} → horror`]],
  ['/category/new', []],
  ['/category/nwe', [`error ${AT} → new`]],
  ['/shelf/old', [`error ${AT}`]],
  ['/flims', [`error ${AT} → /films`]],
  ['/nowhere/at/all', [`error ${AT}`]],
])('checks the link %s', (url, expected) => {
  expect(runCheck(links, testSite({ routing, ...link(url) }, { ...KNOWN_NAMES, modules }))).toEqual(expected)
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
  expect(runCheck(links, testSite({ routing }, { ...KNOWN_NAMES, modules: [testModule(module)] }))).toEqual(expected)
})

it.each([
  ['an invalid port', 'https://films.example:port/', [`warning ${AT}`]],
  ['a phone number with spaces', 'tel:+1 555 0100', []],
])('checks an external link with %s', (_, url, expected) => {
  expect(runCheck(links, testSite({ routing, ...link(url) }, KNOWN_NAMES))).toEqual(expected)
})

const FOOTER = 'config.json /site_config/footer/content'

it.each([
  ['a phone number with spaces', '<a href="tel:+1 555 0100">x</a>', []],
  ['a phone number without digits', '<a href="tel:desk">x</a>', [`warning ${FOOTER}`]],
  [
    'an unencoded space',
    '<a href="https://films.example/a b">x</a>',
    [`warning ${FOOTER} → https://films.example/a%20b`],
  ],
  ['a relative path in single quotes', "<a class='brand-a' href='films/x'>x</a>", [`warning ${FOOTER}`]],
  ['javascript: (reported by the HTML check)', '<a href="javascript:alert(1)">x</a>', []],
])('checks links in HTML: %s', (_, content, expected) => {
  expect(runCheck(links, testSite({ routing, footer: { content } }, KNOWN_NAMES))).toEqual(expected)
})

it('accepts the moderator path of the countdown', () => {
  const config = { ...link('/gate'), countdown: { start_time: '2026-11-27T18:00:00Z', mod_url: '/gate' } }
  expect(runCheck(links, testSite({ routing, ...config }, KNOWN_NAMES))).toEqual([])
})

it('skips modules and titles when the folder and the catalogue are unknown', () => {
  const site = testSite({ routing, ...link('/category/new') }, { lists: undefined })
  expect(runCheck(links, site)).toEqual([])
  expect(runCheck(links, testSite({ routing, ...link('/title/x') }, { lists: undefined }))).toEqual([])
})
