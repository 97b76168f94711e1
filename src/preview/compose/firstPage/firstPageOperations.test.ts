import { describe, expect, test } from 'vitest'
import { applyChange, editSite, type SiteOperation, type SiteTexts } from '../../../tools/edit/editSite'
import { validateFileText } from '../../editor/validateFileText'
import { fieldRules } from '../../schemas/siteRules'
import { isEmptySite } from './emptySite'
import { firstPageChoices } from './firstPageChoices'
import { type FirstPageChoices, firstPageOperations, slugOf } from './firstPageOperations'
import { ACCENTS, GROUNDS } from './palettes'
import type { NewTitle } from './readNewestTitles'
import { STARTING_POINTS } from './startingPoints'

const titles = Array.from({ length: 20 }, (_, index): NewTitle => {
  const genre = index % 3 === 0 ? 'Comedy' : index % 3 === 1 ? 'Drama' : 'War'
  const [name, banner] = [`Film ${index + 1}`, index === 0 ? undefined : '/media/art/a.webp']
  return { slug: `film-${index + 1}`, name, banner, genres: [{ slug: genre.toLowerCase(), name: genre }] }
})

const choicesOf = (index = 0, more: Partial<FirstPageChoices> = {}): FirstPageChoices => {
  const [start, ground, accent] = [STARTING_POINTS[index], GROUNDS[0], ACCENTS[0]]
  if (!start || !ground || !accent) throw new Error('There is no such choice.')
  return { name: 'Corner Cinema', start, address: '/home', needsSignIn: false, ground, accent, ...more }
}

function applyOperations(files: SiteTexts, operations: readonly SiteOperation[]): SiteTexts {
  return operations.reduce((texts, operation) => {
    const result = editSite(texts, operation, { fields: fieldRules })
    if ('refused' in result) throw new Error(result.refused)
    return result.change ? applyChange(texts, result.change) : texts
  }, files)
}

const NOW = Date.UTC(2026, 10, 10, 17)
const EMPTY_CONFIG = '{ "site_config": { "routing": [] } }\n'
const textsOf = (files: Record<string, string>) => new Map(Object.entries(files))
const filesWithFirstPage = (
  files: Record<string, string>,
  choices: FirstPageChoices,
  some: readonly NewTitle[] = titles,
) => {
  const texts = textsOf(files)
  return applyOperations(texts, firstPageOperations(texts, choices, some, NOW))
}

describe('isEmptySite', () => {
  test.each<[string, Record<string, string>, boolean]>([
    ['a folder without documents as an empty site', {}, true],
    ['a config without pages as an empty site', { 'config.json': EMPTY_CONFIG }, true],
    ['a config without a list of pages as an empty site', { 'config.json': '{}' }, true],
    [
      'a config with a page as a site with content',
      { 'config.json': '{ "site_config": { "routing": [{ "route": "/home" }] } }' },
      false,
    ],
    ['a config that is not valid JSON as a site with content', { 'config.json': '{ "site_config": ' }, false],
  ])('recognizes %s', (_, files, expected) => {
    expect(isEmptySite(textsOf(files))).toBe(expected)
  })
})

describe('firstPageOperations', () => {
  test.each(
    STARTING_POINTS.flatMap((start, index) =>
      [titles, []].map((some) => [start.name, some.length, index, some] as const),
    ),
  )('makes valid documents of %s with %i titles', async (_, __, index, some) => {
    const files = filesWithFirstPage({ 'config.json': EMPTY_CONFIG }, choicesOf(index), some)
    const pages = STARTING_POINTS[index]?.listPages ?? []
    const lists = [...pages.map(({ listName }) => `modules/${listName}.json`), 'modules/home.json']
    expect([...files.keys()].sort()).toEqual(['brand.css', 'config.json', ...lists])
    for (const [path, text] of files) expect(await validateFileText(path, text)).toEqual([])
    expect(isEmptySite(files)).toBe(false)
  })

  test('writes documents as a careful developer would', () => {
    const files = filesWithFirstPage({}, choicesOf(), titles.slice(0, 3))
    expect(files.get('config.json')).toBe(`{
  "schema_version": 2,
  "distributor": "Corner Cinema",
  "site_title": "Corner Cinema",
  "site_config": {
    "css_root": "brand-corner-cinema",
    "css": "/site/brand.css",
    "navbar": { "layout": "overlay" },
    "allow_unauthed_details": true,
    "routing": [
      {
        "route": "/home",
        "component": "home",
        "default": true,
        "label": "Home",
        "modules_uri": "modules/placement/home/"
      },
      { "route": "/search", "component": "searchresults", "heading": "Search" }
    ]
  }
}
`)
    expect(files.get('modules/home.json')).toBe(`{
  "data": [
    {
      "module": {
        "slug": "opening",
        "name": "Hero",
        "type": "carousel_hero",
        "content": [{ "slug": "film-2" }, { "slug": "film-3" }]
      }
    },
    {
      "module": {
        "slug": "newest",
        "display_name": "Newest titles",
        "type": "carousel_show",
        "content": [{ "slug": "film-1" }, { "slug": "film-2" }, { "slug": "film-3" }]
      }
    }
  ]
}
`)
    expect(files.get('brand.css')).toContain(':root {\n  --mq-ground: #0e1a24;\n')
  })

  test('keeps the other settings of a config, and existing files', () => {
    const files = filesWithFirstPage(
      {
        'config.json':
          '{\n  "site_title": "Old",\n  "site_config": {\n    "offline": true,\n    "routing": []\n  }\n}\n',
        'brand.css': 'a',
        'modules/home.json': '{}',
      },
      choicesOf(),
    )
    expect([...files.keys()]).toContain('modules/home-2.json')
    expect(files.get('brand.css')).toBe('a')
    const config = JSON.parse(files.get('config.json') ?? '')
    expect(config).toMatchObject({
      site_title: 'Corner Cinema',
      site_config: {
        offline: true,
        css: '/site/brand-2.css',
        routing: [{ modules_uri: 'modules/placement/home-2/' }, {}],
      },
    })
  })

  test.each<[string, number, Partial<FirstPageChoices>, object]>([
    ['everybody', 0, {}, { allow_unauthed_details: true, routing: [{ route: '/home' }, {}] }],
    ['signed-in visitors', 0, { needsSignIn: true }, { routing: [{ protected: true }, {}] }],
    ['signed-in visitors, because collections are shared', 3, {}, { routing: [{ protected: true }, {}, {}, {}] }],
    ['another address', 0, { address: '/tonight' }, { routing: [{ route: '/tonight', default: true }, {}] }],
  ])('configures the first page for %s', (_, index, more, expected) => {
    const { site_config: settings } = JSON.parse(
      filesWithFirstPage({}, choicesOf(index, more)).get('config.json') ?? '',
    )
    expect(settings).toMatchObject(expected)
    expect('allow_unauthed_details' in settings).toBe(
      'allow_unauthed_details' in expected || !settings.routing[0].protected,
    )
  })

  test('counts down to the end of a ballot, on a page with its own list', () => {
    const files = filesWithFirstPage({ 'modules/ballot.json': '{}' }, choicesOf(2))
    expect(JSON.parse(files.get('config.json') ?? '').site_config).toMatchObject({
      navbar: { notice: { until: '2026-12-08T18:00:00Z', link: { url: '/ballot' } } },
      routing: [
        { route: '/home' },
        { route: '/ballot', modules_uri: 'modules/placement/ballot-2/' },
        { route: '/events' },
        { route: '/search' },
      ],
    })
    expect(files.get('modules/ballot.json')).toBe('{}')
    const { data } = JSON.parse(files.get('modules/ballot-2.json') ?? '')
    expect(data.map(({ module }: { module: { type: string } }) => module.type)).toEqual(['text_block', 'title_grid'])
  })

  test('adds rows for the two genres with the most titles', () => {
    const { data } = JSON.parse(filesWithFirstPage({}, choicesOf()).get('modules/home.json') ?? '')
    expect(data.map(({ module }: { module: { slug: string } }) => module.slug)).toEqual([
      'opening',
      'newest',
      'comedy',
      'drama',
    ])
  })
})

test.each([
  ['Corner Cinema', 'corner-cinema'],
  ['Ciné-Club “Été”', 'cine-club-ete'],
  ['映画', 'site'],
])('makes a class name of %s', (name, expected) => {
  expect(slugOf(name)).toBe(expected)
})

test('derives the name of the site from the name of its folder', () => {
  expect(firstPageChoices({ folder: 'corner-cinema_2', chosen: {} }).name).toBe('Corner Cinema 2')
})
