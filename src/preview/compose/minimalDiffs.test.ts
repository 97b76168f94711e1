import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { structuredPatch } from 'diff'
import { describe, expect, test } from 'vitest'
import { applyChange, editSite, type SiteOperation, type SiteTexts } from '../../tools/edit/editSite'
import type { Operation } from '../../tools/edit/operation'
import { fieldRules } from '../schemas/siteRules'
import { dataIn } from './draft/siteData'
import {
  duplicateOperations,
  insertOperation,
  moduleSlugs,
  moveOperations,
  readPlacements,
  removeOperation,
  toggleHiddenOperation,
} from './modules/placements'
import { editBrandToken } from './site/brand/editBrandToken'

const SITES_FOLDER = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'sites')

type CreateOperations = (files: SiteTexts, file: string) => readonly SiteOperation[]

/** The lines that operations remove and add in a document of a fixture site. */
function diffOf(document: string, make: CreateOperations): string[] {
  const [site = '', ...path] = document.split('/')
  const file = path.join('/')
  const before = readFileSync(join(SITES_FOLDER, site, file), 'utf8')
  let files: SiteTexts = new Map([[file, before]])
  for (const operation of make(files, file)) {
    const result = editSite(files, operation, { fields: fieldRules, editToken: editBrandToken })
    if ('refused' in result) throw new Error(result.refused)
    if (result.change) files = applyChange(files, result.change)
  }
  const { hunks } = structuredPatch(file, file, before, files.get(file) ?? '', undefined, undefined, { context: 0 })
  return hunks.flatMap(({ lines }) => lines)
}

const changeOperation =
  (operation: Operation): CreateOperations =>
  (_, file) => [{ file, change: operation }]

/** The place of a module on its page. */
const placeOf = (files: SiteTexts, file: string, slug: string) =>
  readPlacements(dataIn(files, file)).findIndex(({ module }) => module.slug === slug)

const moveModule =
  (slug: string, to: number): CreateOperations =>
  (files, file) =>
    moveOperations(file, dataIn(files, file), placeOf(files, file, slug), to)

const duplicateModule =
  (slug: string): CreateOperations =>
  (files, file) => {
    const copy = duplicateOperations(file, dataIn(files, file), placeOf(files, file, slug), moduleSlugs(files))
    return copy ? [copy.operation] : []
  }

const changeModule =
  (slug: string, operation: typeof removeOperation): CreateOperations =>
  (files, file) => {
    const placement = readPlacements(dataIn(files, file))[placeOf(files, file, slug)]
    return placement ? [operation(file, placement)] : []
  }

const setToken =
  (name: string, value: string | undefined): CreateOperations =>
  (_, file) => [{ file, token: name, value }]

const modulePath = (slug: string) => ['data', { slug }, 'module'] as const
const routePath = (route: string) => ['site_config', 'routing', { route }] as const
const configPath = (...path: string[]) => ['site_config', ...path]
const WALL_CONTENT_PATH = [...modulePath('festival-wall'), 'content']

describe('check 2: a change of a fixture document changes as few lines as by hand', () => {
  test.each<[string, string, CreateOperations, string[]]>([
    [
      'sets a heading',
      'lumen/modules/home.json',
      changeOperation({ do: 'set', at: [...modulePath('festival-wall'), 'display_name'], value: 'The wall' }),
      ['-        "display_name": "Festival wall",', '+        "display_name": "The wall",'],
    ],
    [
      'adds a card to one-line cards',
      'lumen/modules/home.json',
      changeOperation({
        do: 'insert',
        list: WALL_CONTENT_PATH,
        before: { slug: 'safety-last' },
        value: { slug: 'greed' },
      }),
      ['+          { "slug": "greed" },'],
    ],
    [
      'adds a card at the end',
      'lumen/modules/home.json',
      changeOperation({ do: 'insert', list: WALL_CONTENT_PATH, value: { slug: 'greed' } }),
      [
        '-          { "slug": "les-vampires" }',
        '+          { "slug": "les-vampires" },',
        '+          { "slug": "greed" }',
      ],
    ],
    [
      'removes the first card',
      'lumen/modules/home.json',
      changeOperation({ do: 'remove', at: [...WALL_CONTENT_PATH, 0] }),
      ['-          { "slug": "the-cabinet-of-dr-caligari" },'],
    ],
    [
      'removes a card in the middle',
      'lumen/modules/home.json',
      changeOperation({ do: 'remove', at: [...WALL_CONTENT_PATH, { slug: 'sunrise' }] }),
      ['-          { "slug": "sunrise" },'],
    ],
    [
      'removes the last card',
      'lumen/modules/home.json',
      changeOperation({ do: 'remove', at: [...modulePath('opening'), 'content', 4] }),
      [
        '-          { "slug": "nosferatu", "kicker": "Meant to be destroyed, now in every house" },',
        '-          { "slug": "the-thief-of-bagdad", "kicker": "Fairbanks, airborne" }',
        '+          { "slug": "nosferatu", "kicker": "Meant to be destroyed, now in every house" }',
      ],
    ],
    [
      'moves a card to the start',
      'lumen/modules/home.json',
      changeOperation({ do: 'move', item: [...WALL_CONTENT_PATH, { slug: 'sunrise' }], before: 0 }),
      ['+          { "slug": "sunrise" },', '-          { "slug": "sunrise" },'],
    ],
    [
      'adds a field to a one-line card',
      'lumen/modules/home.json',
      changeOperation({ do: 'set', at: [...WALL_CONTENT_PATH, { slug: 'sunrise' }, 'kicker'], value: 'Restored' }),
      ['-          { "slug": "sunrise" },', '+          { "slug": "sunrise", "kicker": "Restored" },'],
    ],
    [
      'adds a field to a card of several lines',
      'lumen/modules/home.json',
      changeOperation({
        do: 'set',
        at: [...modulePath('worlds'), 'content', { slug: 'world-true' }, 'kicker'],
        value: 'New',
      }),
      ['+            "kicker": "New",'],
    ],
    [
      'removes a field of a one-line card',
      'lumen/modules/home.json',
      changeOperation({ do: 'remove', at: [...modulePath('opening'), 'content', 0, 'kicker'] }),
      [
        '-          { "slug": "metropolis", "kicker": "Restored, with the 1927 score" },',
        '+          { "slug": "metropolis" },',
      ],
    ],
    [
      'removes a field of a card of several lines',
      'lumen/modules/home.json',
      changeOperation({ do: 'remove', at: [...modulePath('worlds'), 'content', 0, 'link'] }),
      [
        '-            "images": { "banner": "/media/art/nosferatu.hero.webp", "tone": "night", "ink": "#0b0d0c" },',
        '-            "link": "/genres/horror"',
        '+            "images": { "banner": "/media/art/nosferatu.hero.webp", "tone": "night", "ink": "#0b0d0c" }',
      ],
    ],
    [
      'sets a field of a one-line config',
      'lumen/modules/home.json',
      changeOperation({ do: 'set', at: [...modulePath('opening'), 'config', 'layout'], value: 'split' }),
      [
        '-        "config": { "layout": "full", "autoplay": true, "watch_label": "Watch" }',
        '+        "config": { "layout": "split", "autoplay": true, "watch_label": "Watch" }',
      ],
    ],
    [
      'adds a field to a module',
      'lumen/modules/short-nights.json',
      changeOperation({ do: 'set', at: [...modulePath('short-menu'), 'class'], value: 'quiet' }),
      ['+        "class": "quiet",'],
    ],
    [
      'duplicates a module',
      'lumen/modules/home.json',
      duplicateModule('continue-watching'),
      [
        '+      "id": "home-13",',
        '+      "position": 25,',
        '+      "module": {',
        '+        "slug": "continue-watching-2",',
        '+        "name": "Continue watching",',
        '+        "display_name": "Continue watching",',
        '+        "type": "carousel_show",',
        '+        "config": { "shape": "still", "captions": "facts", "path": "/play", "history": true }',
        '+      }',
        '+    },',
        '+    {',
      ],
    ],
    [
      'moves a module up by one',
      'lumen/modules/home.json',
      moveModule('worlds', 1),
      [
        '-      "id": "home-2",',
        '-      "position": 20,',
        '-      "module": {',
        '-        "slug": "continue-watching",',
        '-        "name": "Continue watching",',
        '-        "display_name": "Continue watching",',
        '-        "type": "carousel_show",',
        '-        "config": { "shape": "still", "captions": "facts", "path": "/play", "history": true }',
        '-      }',
        '-    },',
        '-    {',
        '-      "position": 30,',
        '+      "position": 15,',
        '+      "id": "home-2",',
        '+      "position": 20,',
        '+      "module": {',
        '+        "slug": "continue-watching",',
        '+        "name": "Continue watching",',
        '+        "display_name": "Continue watching",',
        '+        "type": "carousel_show",',
        '+        "config": { "shape": "still", "captions": "facts", "path": "/play", "history": true }',
        '+      }',
        '+    },',
        '+    {',
      ],
    ],
    [
      'moves a module to the start',
      'orchard/modules/home.json',
      moveModule('made-for-a-sunday', 0),
      [
        '+      "id": "home-2",',
        '+      "position": 9,',
        '+      "module": {',
        '+        "slug": "made-for-a-sunday",',
        '+        "name": "Sunday row",',
        '+        "display_name": "Made for a Sunday",',
        '+        "type": "carousel_show",',
        '+        "content": [',
        '+          { "slug": "the-thief-of-bagdad" },',
        '+          { "slug": "safety-last" },',
        '+          { "slug": "the-lost-world" },',
        '+          { "slug": "sherlock-jr" },',
        '+          { "slug": "the-general" },',
        '+          { "slug": "a-trip-to-the-moon" },',
        '+          { "slug": "nanook-of-the-north" },',
        '+          { "slug": "the-phantom-of-the-opera" }',
        '+        ],',
        '+        "config": { "shape": "tall", "captions": "facts", "see_all": "See all" }',
        '+      }',
        '+    },',
        '+    {',
        '-      "id": "home-2",',
        '-      "position": 20,',
        '-      "module": {',
        '-        "slug": "made-for-a-sunday",',
        '-        "name": "Sunday row",',
        '-        "display_name": "Made for a Sunday",',
        '-        "type": "carousel_show",',
        '-        "content": [',
        '-          { "slug": "the-thief-of-bagdad" },',
        '-          { "slug": "safety-last" },',
        '-          { "slug": "the-lost-world" },',
        '-          { "slug": "sherlock-jr" },',
        '-          { "slug": "the-general" },',
        '-          { "slug": "a-trip-to-the-moon" },',
        '-          { "slug": "nanook-of-the-north" },',
        '-          { "slug": "the-phantom-of-the-opera" }',
        '-        ],',
        '-        "config": { "shape": "tall", "captions": "facts", "see_all": "See all" }',
        '-      }',
        '-    },',
        '-    {',
      ],
    ],
    [
      'moves a module to the end',
      'lumen/modules/short-nights.json',
      moveModule('short-menu', 1),
      [
        '-      "id": "short-nights-1",',
        '-      "position": 10,',
        '-      "module": {',
        '-        "slug": "short-menu",',
        '-        "name": "Menu of the short nights page",',
        '-        "display_name": "",',
        '-        "type": "menu_module",',
        '-        "filter_by": "genre",',
        '-        "content": [],',
        '-        "targeting_params": {',
        '-          "filter": { "label": "Genre", "browse_label": "All of them" },',
        '-          "sort": {',
        '-            "is_active": true,',
        '-            "params": [{ "value": "release_year", "label": "Year" }, { "value": "alphanumeric", "label": "A to Z" }]',
        '-          },',
        '-          "clear_button": { "is_active": true, "label": "Start over" }',
        '-        }',
        '-      }',
        '-    },',
        '-    {',
        '+    },',
        '+    {',
        '+      "id": "short-nights-1",',
        '+      "position": 21,',
        '+      "module": {',
        '+        "slug": "short-menu",',
        '+        "name": "Menu of the short nights page",',
        '+        "display_name": "",',
        '+        "type": "menu_module",',
        '+        "filter_by": "genre",',
        '+        "content": [],',
        '+        "targeting_params": {',
        '+          "filter": { "label": "Genre", "browse_label": "All of them" },',
        '+          "sort": {',
        '+            "is_active": true,',
        '+            "params": [{ "value": "release_year", "label": "Year" }, { "value": "alphanumeric", "label": "A to Z" }]',
        '+          },',
        '+          "clear_button": { "is_active": true, "label": "Start over" }',
        '+        }',
        '+      }',
      ],
    ],
    [
      'hides a module',
      'lumen/modules/home.json',
      changeModule('continue-watching', toggleHiddenOperation),
      [
        '-        "config": { "shape": "still", "captions": "facts", "path": "/play", "history": true }',
        '+        "config": { "shape": "still", "captions": "facts", "path": "/play", "history": true },',
        '+        "hidden": true',
      ],
    ],
    [
      'removes a module',
      'lumen/modules/home.json',
      changeModule('continue-watching', removeOperation),
      [
        '-      "id": "home-2",',
        '-      "position": 20,',
        '-      "module": {',
        '-        "slug": "continue-watching",',
        '-        "name": "Continue watching",',
        '-        "display_name": "Continue watching",',
        '-        "type": "carousel_show",',
        '-        "config": { "shape": "still", "captions": "facts", "path": "/play", "history": true }',
        '-      }',
        '-    },',
        '-    {',
      ],
    ],
    [
      'adds a module at the end',
      'vault/modules/screening-rooms.json',
      (files, file) => [
        insertOperation(file, dataIn(files, file), readPlacements(dataIn(files, file)).length - 1, {
          slug: 'note',
          type: 'text_block',
          content: 'Quiet, please.',
        }),
      ],
      [
        '+    },',
        '+    {',
        '+      "id": "screening-rooms-6",',
        '+      "position": 51,',
        '+      "module": { "slug": "note", "type": "text_block", "content": "Quiet, please." }',
      ],
    ],
    [
      'schedules a module',
      'laurel/modules/home.json',
      changeOperation({
        do: 'set',
        at: ['data', { slug: 'the-contenders' }, 'from'],
        value: '2026-12-01T09:00:00-08:00',
      }),
      ['+      "from": "2026-12-01T09:00:00-08:00",'],
    ],
    [
      'adds a kicker to a card of several lines',
      'orchard/modules/home.json',
      changeOperation({ do: 'set', at: [...modulePath('now-playing'), 'content', 0, 'kicker'], value: 'Tonight' }),
      ['-            "kicker": "Now playing",', '+            "kicker": "Tonight",'],
    ],
    [
      'puts a page into the menu',
      'lumen/config.json',
      changeOperation({ do: 'remove', at: [...routePath('/short-nights'), 'show_in_menu'] }),
      ['-        "show_in_menu": false,'],
    ],
    [
      'takes a page of one line out of the menu',
      'lumen/config.json',
      changeOperation({ do: 'set', at: [...routePath('/my-list'), 'show_in_menu'], value: false }),
      [
        '-      { "route": "/my-list", "component": "watchlist", "label": "My list" },',
        '+      { "route": "/my-list", "component": "watchlist", "label": "My list", "show_in_menu": false },',
      ],
    ],
    [
      'renames a page',
      'laurel/config.json',
      changeOperation({ do: 'set', at: [...routePath('/events'), 'label'], value: 'Evenings' }),
      ['-        "label": "Events",', '+        "label": "Evenings",'],
    ],
    [
      'moves a page in the menu',
      'lumen/config.json',
      changeOperation({ do: 'move', item: routePath('/serials'), before: { route: '/films' } }),
      [
        '-        "route": "/films",',
        '-        "component": "modulesonly",',
        '-        "label": "Films",',
        '-        "heading": "Films",',
        '-        "modules_uri": "modules/placement/films/",',
        '-        "css_id": "films"',
        '-      },',
        '-      {',
        '+      {',
        '+        "route": "/films",',
        '+        "component": "modulesonly",',
        '+        "label": "Films",',
        '+        "heading": "Films",',
        '+        "modules_uri": "modules/placement/films/",',
        '+        "css_id": "films"',
        '+      },',
      ],
    ],
    [
      'adds a page',
      'orchard/config.json',
      changeOperation({
        do: 'insert',
        list: configPath('routing'),
        value: { route: '/faq', component: 'faq', label: 'Questions' },
      }),
      [
        '+      },',
        '+      {',
        '+        "route": "/faq",',
        '+        "component": "faq",',
        '+        "label": "Questions"',
      ],
    ],
    [
      'sets a setting of the top bar',
      'laurel/config.json',
      changeOperation({ do: 'set', at: configPath('navbar', 'layout'), value: 'bar' }),
      ['-      "layout": "centred",', '+      "layout": "bar",'],
    ],
    [
      'adds a setting of the site',
      'vault/config.json',
      changeOperation({ do: 'set', at: configPath('mobile_width'), value: 800 }),
      ['+    "mobile_width": 800,'],
    ],
    [
      'removes a setting',
      'lumen/config.json',
      changeOperation({ do: 'remove', at: configPath('watchlist') }),
      ['-    "watchlist": true,'],
    ],
    [
      'replaces a text',
      'lumen/config.json',
      changeOperation({ do: 'set', at: configPath('texts', 'search'), value: 'Look around' }),
      [
        '-      "contactText": "A person reads this, usually between two reels. We answer within two days."',
        '+      "contactText": "A person reads this, usually between two reels. We answer within two days.",',
        '+      "search": "Look around"',
      ],
    ],
    [
      'replaces a text of a language',
      'lumen/config.json',
      changeOperation({ do: 'set', at: configPath('texts_by_language', 'de', 'search'), value: 'Stöbern' }),
      ['+    "texts_by_language": { "de": { "search": "Stöbern" } },'],
    ],
    [
      'moves a view of title pages',
      'lumen/modules/title-layouts.json',
      changeOperation({ do: 'move', item: ['data', 'series', 'views', 2], before: 1 }),
      [
        '-          "type": "cast",',
        '-          "label": "Faces"',
        '-        },',
        '-        {',
        '+          "type": "cast",',
        '+          "label": "Faces"',
        '+        },',
        '+        {',
      ],
    ],
    [
      'sets a token',
      'lumen/brand.css',
      setToken('--mq-ground', '#101010'),
      ['-  --mq-ground: #0d0b10;', '+  --mq-ground: #101010;'],
    ],
    ['adds a token', 'lumen/brand.css', setToken('--mq-section', '48px'), ['+  --mq-section: 48px;']],
    ['removes a token', 'orchard/brand.css', setToken('--mq-ground', undefined), ['-  --mq-ground: #ffffff;']],
    [
      'sets a token of a light brand',
      'laurel/brand.css',
      setToken('--mq-accent', '#7a5c10'),
      ['-  --mq-accent: #17130c;', '+  --mq-accent: #7a5c10;'],
    ],
  ])('%s: %s', (_, document, make, expected) => {
    expect(diffOf(document, make)).toEqual(expected)
  })
})
