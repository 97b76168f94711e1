import { expect, test } from 'vitest'
import { completeLink, externalLink, linkSuggestions, siteLinks } from './linkSuggestions'

const FILES = new Map([
  [
    'config.json',
    JSON.stringify({
      site_config: {
        routing: [
          { route: '/home', label: 'Home' },
          { route: '/films', label: 'Films' },
          { route: '/genres/:slug', label: 'A genre' },
          { route: '/movies', redirect: '/films' },
        ],
      },
    }),
  ],
  [
    'modules/home.json',
    JSON.stringify({
      data: [
        { module: { slug: 'wall', display_name: 'Film wall', type: 'carousel_show', content: [] } },
        { module: { slug: 'text', display_name: 'A text', type: 'text_block', content: 'Films' } },
      ],
    }),
  ],
])
const LINKS = siteLinks(FILES)
const CATALOGUE_TITLE = { slug: 'faust', name: 'Faust', about: '' }
const suggestedAddresses = (text: string) =>
  linkSuggestions(text, LINKS, text ? [CATALOGUE_TITLE] : []).map(({ address }) => address)

test('lists pages whose path has no parameters, and modules that contain titles', () => {
  expect(LINKS).toEqual([
    { address: '/home', name: 'Home', kind: 'Page' },
    { address: '/films', name: 'Films', kind: 'Page' },
    { address: '/category/wall', name: 'Film wall', kind: 'Module' },
  ])
})

test.each<[string, string[]]>([
  ['', ['/home', '/films', '/category/wall']],
  ['FILM', ['/films', '/title/faust', '/category/wall']],
  ['/hom', ['/home', '/title/faust']],
  ['press@lumen.example', ['/title/faust', 'mailto:press@lumen.example']],
])('suggests pages, titles, modules and then other addresses for “%s”', (text, expected) => {
  expect(suggestedAddresses(text)).toEqual(expected)
})

test.each<[string, string | undefined]>([
  ['lumen.example', 'https://lumen.example'],
  ['www.lumen.example/press?x=1#y', 'https://www.lumen.example/press?x=1#y'],
  ['press@lumen.example', 'mailto:press@lumen.example'],
  ['+49 30 1234-567', 'tel:+49301234-567'],
  ['https://lumen.example', undefined],
  ['javascript:alert(1)', undefined],
  ['/films', undefined],
  ['films', undefined],
  ['a@b@lumen.example', undefined],
  ['', undefined],
])('completes an external address, and no other text: “%s”', (typed, address) => {
  expect(externalLink(typed)?.address).toBe(address)
})

test.each<[string, string]>([
  [' lumen.example/press ', 'https://lumen.example/press'],
  ['press@lumen.example', 'mailto:press@lumen.example'],
  ['2026-27', '2026-27'],
  ['/films', '/films'],
  ['films', 'films'],
  ['https://lumen.example', 'https://lumen.example'],
])('completes the host or email address that was typed, and keeps other texts: “%s”', (typed, address) => {
  expect(completeLink(typed)).toBe(address)
})
