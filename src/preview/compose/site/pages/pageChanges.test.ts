import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { structuredPatch } from 'diff'
import { describe, expect, test } from 'vitest'
import { applyChange, editSite, type SiteOperation, type SiteTexts } from '../../../../tools/edit/editSite'
import type { Refused } from '../../../../tools/edit/operation'
import { validateFileText } from '../../../editor/validateFileText'
import { fieldRules } from '../../../schemas/siteRules'
import { CONFIG_FILE, dataIn } from '../../draft/siteData'
import { changeAddress } from './address/changeAddress'
import { type Menu, menuOperations, moveByStepOperations, placeText } from './menus/menuOperations'
import { addPage, duplicatePage, removePage, startPageOperations } from './pageOperations'
import { readRoutes } from './routes'

const SITES_FOLDER = join(import.meta.dirname, '..', '..', '..', '..', '..', 'fixtures', 'sites')

function readSite(site: string): SiteTexts {
  const paths = readdirSync(join(SITES_FOLDER, site), { recursive: true, encoding: 'utf8' })
  const documents = paths.filter((path) => path === CONFIG_FILE || /^modules\/.+\.json$/.test(path))
  return new Map(documents.map((path) => [path, readFileSync(join(SITES_FOLDER, site, path), 'utf8')]))
}

const lumen = readSite('lumen')

function applyOperations(files: SiteTexts, operations: readonly SiteOperation[]): SiteTexts {
  return operations.reduce((texts, operation) => {
    const result = editSite(texts, operation, { fields: fieldRules })
    if ('refused' in result) throw new Error(result.refused)
    return result.change ? applyChange(texts, result.change) : texts
  }, files)
}

/** The lines that were removed and added, after the name of their file. */
function diffOf(before: SiteTexts, after: SiteTexts): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((file) => {
    const [old = '', text = ''] = [before.get(file), after.get(file)]
    const { hunks } = structuredPatch(file, file, old, text, undefined, undefined, { context: 0 })
    const lines = hunks.flatMap((hunk) => hunk.lines).map((line) => `${line.charAt(0)} ${line.slice(1).trim()}`)
    return file === CONFIG_FILE ? lines : lines.map((line) => `${file} ${line}`)
  })
}

type Result = readonly SiteOperation[] | { operations: readonly SiteOperation[] } | Refused

function operationsOf(result: Result): readonly SiteOperation[] {
  if ('refused' in result) throw new Error(result.refused)
  return 'operations' in result ? result.operations : result
}

const indexOf = (files: SiteTexts, route: string): number =>
  readRoutes(dataIn(files, CONFIG_FILE)).find((each) => each.route === route)?.index ?? -1

type CreateOperations = (files: SiteTexts, index: number) => Result

const moveToMenu =
  (menu: Menu, place?: number): CreateOperations =>
  (files, index) =>
    menuOperations(dataIn(files, CONFIG_FILE), index, menu, place)
const moveByStep =
  (step: 1 | -1): CreateOperations =>
  (files, index) =>
    moveByStepOperations(dataIn(files, CONFIG_FILE), index, step)

describe('menus of lumen', () => {
  test.each<[name: string, route: string, make: CreateOperations, diff: string[], said: string]>([
    [
      'puts a hidden page into the main menu',
      '/short-nights',
      moveToMenu('main'),
      ['- "show_in_menu": false,'],
      'Short nights, place 6 of 6 in the main menu.',
    ],
    [
      'puts a hidden page into the footer',
      '/short-nights',
      moveToMenu('footer'),
      ['- "show_in_menu": false,', '+ "placement": "footer",'],
      'Short nights, place 1 of 7 in the footer.',
    ],
    [
      'takes a page out of the main menu',
      '/films',
      moveToMenu('none'),
      ['+ "show_in_menu": false,'],
      'Films is not in a menu.',
    ],
    [
      'takes a page out of the footer',
      '/ways-to-watch',
      moveToMenu('none'),
      [
        '- { "route": "/ways-to-watch", "component": "waystowatch", "label": "Ways to watch", "placement": "footer" },',
        '+ "route": "/ways-to-watch",',
        '+ "component": "waystowatch",',
        '+ "label": "Ways to watch",',
        '+ "show_in_menu": false,',
        '+ "placement": "footer"',
        '+ },',
        '+ {',
      ],
      'Ways to watch is not in a menu.',
    ],
    [
      'adds a label to a page without one',
      '/search',
      moveToMenu('main'),
      [
        '- { "route": "/search", "component": "searchresults", "heading": "Search" },',
        '+ { "route": "/search", "component": "searchresults", "label": "Search", "heading": "Search" },',
      ],
      'Search, place 6 of 6 in the main menu.',
    ],
    [
      'changes nothing for a page that is already in the menu',
      '/films',
      moveToMenu('main'),
      [],
      'Films, place 2 of 5 in the main menu.',
    ],
    [
      'moves a page down, behind the pages below its neighbour',
      '/films',
      moveByStep(1),
      [
        '- "route": "/films",',
        '- "component": "modulesonly",',
        '- "label": "Films",',
        '- "heading": "Films",',
        '- "modules_uri": "modules/placement/films/",',
        '- "css_id": "films"',
        '- },',
        '- {',
        '+ "route": "/films",',
        '+ "component": "modulesonly",',
        '+ "label": "Films",',
        '+ "heading": "Films",',
        '+ "modules_uri": "modules/placement/films/",',
        '+ "css_id": "films"',
        '+ },',
        '+ {',
      ],
      'Films, place 3 of 5 in the main menu.',
    ],
    [
      'moves a one-line page up',
      '/my-list',
      moveByStep(-1),
      [
        '+ { "route": "/my-list", "component": "watchlist", "label": "My list" },',
        '- { "route": "/my-list", "component": "watchlist", "label": "My list" },',
      ],
      'My list, place 4 of 5 in the main menu.',
    ],
    [
      'moves the last page of the main menu into the footer, as the first one',
      '/my-list',
      moveByStep(1),
      [
        '- { "route": "/my-list", "component": "watchlist", "label": "My list" },',
        '+ { "route": "/my-list", "component": "watchlist", "label": "My list", "placement": "footer" },',
      ],
      'My list, place 1 of 7 in the footer.',
    ],
    [
      'moves the first page of the footer to the end of the main menu',
      '/history',
      moveByStep(-1),
      ['- "label": "Viewing history",', '- "placement": "footer"', '+ "label": "Viewing history"'],
      'Viewing history, place 6 of 6 in the main menu.',
    ],
    [
      'moves a page in no menu to the end of the footer',
      '/terms',
      moveByStep(-1),
      ['- "show_in_menu": false,', '+ "placement": "footer",'],
      'Terms, place 7 of 7 in the footer.',
    ],
    [
      'moves a page to a place of another menu',
      '/ways-to-watch',
      moveToMenu('main', 4),
      [
        '+ { "route": "/ways-to-watch", "component": "waystowatch", "label": "Ways to watch" },',
        '- { "route": "/ways-to-watch", "component": "waystowatch", "label": "Ways to watch", "placement": "footer" },',
      ],
      'Ways to watch, place 5 of 6 in the main menu.',
    ],
  ])('%s', (_, route, make, diff, said) => {
    const after = applyOperations(lumen, operationsOf(make(lumen, indexOf(lumen, route))))
    expect(diffOf(lumen, after)).toEqual(diff)
    expect(placeText(dataIn(after, CONFIG_FILE), { route })).toBe(said)
  })

  test.each<[name: string, route: string, make: CreateOperations, refused: string]>([
    ['a page with a parameter', '/genres/:slug', moveToMenu('main'), '/genres/:slug has a parameter'],
    ['a redirect', '/movies', moveByStep(-1), 'A redirect has no place in a menu.'],
    ['a page that was removed', '/gone', moveToMenu('footer'), 'This page does not exist any more.'],
  ])('refuses to place %s in a menu', (_, route, make, refused) => {
    expect(make(lumen, indexOf(lumen, route))).toEqual({ refused: expect.stringContaining(refused) })
  })

  test.each<[string, string, 1 | -1]>([
    ['the first page of the main menu up', '/home', -1],
    ['a page in no menu down', '/titles', 1],
  ])('does not move %s', (_, route, step) => {
    expect(moveByStepOperations(dataIn(lumen, CONFIG_FILE), indexOf(lumen, route), step)).toEqual([])
  })
})

describe('addresses', () => {
  test('changes the address of a page of lumen with its links, and redirects the old one', async () => {
    const change = changeAddress(lumen, indexOf(lumen, '/short-nights'), '/late-shows')
    if ('refused' in change) throw new Error(change.refused)
    expect(change.uses.map(({ file, name }) => `${name} in ${file}`)).toEqual([
      'Short nights in config.json',
      'Under eighty minutes in modules/home.json',
    ])
    const after = applyOperations(lumen, change.operations)
    expect(diffOf(lumen, after).toSorted()).toEqual(
      [
        '- { "label": "Short nights", "url": "/short-nights" },',
        '+ { "label": "Short nights", "url": "/late-shows" },',
        '- "route": "/short-nights",',
        '+ "route": "/late-shows",',
        '+ { "route": "/short-nights", "component": "modulesonly", "redirect": "/late-shows" },',
        'modules/home.json - "link": "/short-nights"',
        'modules/home.json + "link": "/late-shows"',
      ].toSorted(),
    )
    for (const file of [CONFIG_FILE, 'modules/home.json']) {
      const problems = async (texts: SiteTexts) => (await validateFileText(file, texts.get(file) ?? '')).length
      expect(await problems(after)).toBe(await problems(lumen))
    }
  })

  test('restores the old address without a redirect to itself', () => {
    const there = applyOperations(
      lumen,
      operationsOf(changeAddress(lumen, indexOf(lumen, '/short-nights'), '/late-shows')),
    )
    const back = applyOperations(
      there,
      operationsOf(changeAddress(there, indexOf(there, '/late-shows'), '/short-nights')),
    )
    expect(diffOf(lumen, back)).toEqual([
      '+ { "route": "/late-shows", "component": "modulesonly", "redirect": "/short-nights" },',
    ])
  })

  test('updates links in HTML and redirects, but not a page below that has an address of its own', () => {
    const laurel = readSite('laurel')
    const events = applyOperations(laurel, operationsOf(changeAddress(laurel, indexOf(laurel, '/events'), '/calendar')))
    const home = events.get('modules/home.json') ?? ''
    expect(home).not.toContain('href=\\"/events\\"')
    expect(home.match(/href=\\"\/calendar\\"/g)).toHaveLength(4)
    // Another page, with an address of its own.
    expect(events.get(CONFIG_FILE)).toContain('"/events/:eventId/cancel/:rsvpId"')
    const films = applyOperations(lumen, operationsOf(changeAddress(lumen, indexOf(lumen, '/films'), '/features')))
    expect(films.get(CONFIG_FILE)).toContain(
      '{ "route": "/movies", "component": "modulesonly", "redirect": "/features" }',
    )
  })

  test('fills the parameters of links to a page with several addresses', () => {
    const shelf = applyOperations(
      lumen,
      operationsOf(changeAddress(lumen, indexOf(lumen, '/shelf/:module_name'), '/rack/:module_name')),
    )
    const config = shelf.get(CONFIG_FILE) ?? ''
    expect(config).toContain('{ "label": "New this month", "url": "/rack/new-this-month" }')
    expect(config).not.toContain('/shelf/')
  })
})

describe('pages of lumen', () => {
  const page = { component: 'modulesonly', name: 'Late shows', address: '/late-shows', menu: 'main' as const }

  test('adds a page of modules with a list', async () => {
    const after = applyOperations(lumen, operationsOf(addPage(lumen, page, ['metropolis', 'sunrise'])))
    expect(diffOf(lumen, after)).toEqual([
      '+ {',
      '+ "route": "/late-shows",',
      '+ "component": "modulesonly",',
      '+ "label": "Late shows",',
      '+ "heading": "Late shows",',
      '+ "modules_uri": "modules/placement/late-shows/"',
      '+ },',
      ...[
        '{',
        '"$schema": "../../../../schemas/editor/module-list.json",',
        '"data": [',
        '{',
        '"module": {',
        '"slug": "late-shows",',
        '"display_name": "New titles",',
        '"type": "carousel_show",',
        '"content": [{ "slug": "metropolis" }, { "slug": "sunrise" }]',
        '}',
        '}',
        ']',
        '}',
      ].map((line) => `modules/late-shows.json + ${line}`),
    ])
    expect(placeText(dataIn(after, CONFIG_FILE), { route: '/late-shows' })).toBe(
      'Late shows, place 6 of 6 in the main menu.',
    )
    for (const file of [CONFIG_FILE, 'modules/late-shows.json'])
      expect(await validateFileText(file, after.get(file) ?? '')).toEqual(
        await validateFileText(file, lumen.get(file) ?? '{"data":[]}'),
      )
  })

  test.each<[string, Parameters<typeof addPage>[1], string[]]>([
    [
      'of another kind to the end of the footer',
      { ...page, component: 'faq', menu: 'footer' },
      [
        '+ "route": "/late-shows",',
        '+ "component": "faq",',
        '+ "label": "Late shows",',
        '+ "placement": "footer"',
        '+ },',
        '+ {',
      ],
    ],
    [
      'with a parameter to no menu',
      { ...page, component: 'genredetail', address: '/kinds/:slug' },
      ['+ { "route": "/kinds/:slug", "component": "genredetail", "label": "Late shows" },'],
    ],
  ])('adds a page %s', (_, each, diff) => {
    expect(diffOf(lumen, applyOperations(lumen, operationsOf(addPage(lumen, each, []))))).toEqual(diff)
  })

  test('refuses a page without a name', () => {
    expect(addPage(lumen, { ...page, name: ' ' }, [])).toEqual({ refused: 'Type a name for the page.' })
  })

  test('duplicates a page with a list of its own', () => {
    const copy = duplicatePage(lumen, indexOf(lumen, '/short-nights'))
    if ('refused' in copy) throw new Error(copy.refused)
    expect(copy.address).toBe('/short-nights-2')
    const after = applyOperations(lumen, copy.operations)
    const lines = diffOf(lumen, after).filter((line) => !line.startsWith('modules/'))
    expect(lines).toEqual([
      '+ "route": "/short-nights-2",',
      '+ "component": "modulesonly",',
      '+ "label": "Short nights",',
      '+ "show_in_menu": false,',
      '+ "heading": "Home by ten",',
      '+ "modules_uri": "modules/placement/short-nights-2/"',
      '+ },',
      '+ {',
    ])
    expect(after.get('modules/short-nights-2.json')).toContain('"slug": "under-eighty-2"')
  })

  test('removes a page with its list, and names the links to it', () => {
    const removal = removePage(lumen, indexOf(lumen, '/how-we-choose'))
    if ('refused' in removal) throw new Error(removal.refused)
    expect(removal.listFile).toBe('modules/how-we-choose.json')
    expect(removal.links.map(({ name }) => name)).toContain('How we choose')
    const after = applyOperations(lumen, removal.operations)
    expect(after.has('modules/how-we-choose.json')).toBe(false)
    expect(diffOf(lumen, after).filter((line) => !line.startsWith('modules/'))).toHaveLength(7)
  })

  test('keeps a list that another page shows', () => {
    const removal = removePage(lumen, indexOf(lumen, '/short-nights'))
    expect(removal).toMatchObject({ listFile: undefined })
  })

  test('does not remove the start page', () => {
    expect(removePage(lumen, indexOf(lumen, '/home'))).toEqual({
      refused: 'Home is the start page. Make another page the start page first.',
    })
  })

  test('makes another page the start page', () => {
    const operations = operationsOf(startPageOperations(dataIn(lumen, CONFIG_FILE), indexOf(lumen, '/films')))
    expect(diffOf(lumen, applyOperations(lumen, operations))).toEqual(['- "default": true,', '+ "default": true,'])
  })
})
