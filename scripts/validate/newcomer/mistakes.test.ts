import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findFix } from '../../../src/site/validate/findFix'
import { fixPaths } from '../fix/fixPaths'
import { folderProblems } from '../folderProblems'
import { ruleOf } from '../rules'
import { NEWCOMER } from './newcomerSite'

const ROOT = join(import.meta.dirname, '..', '..', '..')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-newcomer-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What the command says of a site, and the preview bar alike. */
function problemsOf(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folderProblems(folder)
}

it('the site of the table is good', async () => {
  expect(await problemsOf(NEWCOMER)).toEqual([])
})

const C = 'config.json'
const H = 'modules/home.json'
const F = 'modules/films.json'
const T = 'titles/our-own.json'
const CSS = 'brand.css'

/** The whole file. */
const ALL = /^[\s\S]*$/

type Row = [
  what: string,
  file: string,
  before: string | RegExp,
  after: string,
  rule: string,
  /** The word that is proposed, or how the sentence says what to write. */
  meant?: string | RegExp,
  /** The line that is named, where it is not the one that was changed. */
  line?: string,
]

/** What people who begin do wrong. Each is one problem, at its line: what follows from it is not told beside it. */
it.each<Row>([
  ['a comma too many', C, '"mobile_width": 768,\n', '"mobile_width": 768,,\n', 'json/syntax'],
  [
    'a comma too few',
    C,
    '"mobile_width": 768,\n',
    '"mobile_width": 768\n',
    'json/syntax',
    undefined,
    '"allow_unauthed_details": true,',
  ],
  ['a comment', C, '"watchlist": true,', '"watchlist": true, // for members', 'json/syntax'],
  ['single quotes', H, '"slug": "tonight"', "'slug': 'tonight'", 'json/syntax'],
  [
    'a brace too few',
    F,
    '}\n    },\n    {\n      "module": {\n        "type": "title_grid"',
    '}\n    ,\n    {\n      "module": {\n        "type": "title_grid"',
    'json/syntax',
    undefined,
    '{',
  ],
  ['an empty file', F, ALL, '', 'json/syntax'],
  ['a page instead of a list', F, ALL, '<!doctype html><h1>404</h1>', 'json/syntax'],
  [
    'a list without its frame',
    F,
    ALL,
    '[{ "module": { "type": "title_grid", "slug": "all", "content": [] } }]\n',
    'document/no-list',
  ],
  [
    'a field twice',
    C,
    '"label": "Home",',
    '"label": "Home",\n        "label": "Start",',
    'json/double-name',
    undefined,
    '"label": "Start",',
  ],

  ['a field mistyped', C, '"site_config"', '"site_confg"', 'field/unknown', 'site_config'],
  ['a field mistyped', C, '"routing"', '"rooting"', 'field/unknown', 'routing'],
  [
    'a field mistyped',
    C,
    '"component": "modulesonly",\n        "label"',
    '"compnent": "modulesonly",\n        "label"',
    'field/unknown',
    'component',
  ],
  [
    'a field mistyped',
    C,
    '"modules_uri": "modules/placement/films/"',
    '"modules_url": "modules/placement/films/"',
    'field/unknown',
    'modules_uri',
  ],
  ['a field mistyped', H, '"display_name": "Spring"', '"dislpay_name": "Spring"', 'field/unknown', 'display_name'],
  ['a field mistyped', H, '"captions"', '"captoins"', 'field/unknown', 'captions'],
  ['the type of a module mistyped', H, '"type": "carousel_show"', '"tpye": "carousel_show"', 'field/unknown', 'type'],
  ['the slug of a module mistyped', H, '"slug": "tonight"', '"slgu": "tonight"', 'field/unknown', 'slug'],
  ['a field of a title mistyped', T, '"title_type"', '"tilte_type"', 'field/unknown', 'title_type'],
  ['a name of a title mistyped', T, '  "name": "Our own"', '  "nmae": "Our own"', 'field/unknown', 'name'],
  [
    'a field in camel case',
    H,
    '"display_name": "Partners"',
    '"displayName": "Partners"',
    'field/unknown',
    'display_name',
  ],
  ['a field with a capital', C, '"label": "Films"', '"Label": "Films"', 'field/unknown', 'label'],
  [
    'a field of config beside it',
    H,
    '"slug": "tonight",',
    '"slug": "tonight",\n        "layout": "full",',
    'field/unknown',
    /it belongs into "config"$/,
  ],
  [
    'a field of the site at the top',
    C,
    '"code_login": false,',
    '"code_login": false,\n  "favicon": "/site/favicon.svg",',
    'field/unknown',
    /it belongs into "site_config"$/,
  ],
  ['no slug', H, '"slug": "tonight",\n', '\n', 'field/missing', /^"slug" is missing$/, '"module": {'],
  ['no type', H, '"type": "html_block",\n', '\n', 'field/missing', /^"type" is missing$/, '"module": {'],

  ['true in quotes', C, '"watchlist": true', '"watchlist": "true"', 'value/type', /write it without quotes$/],
  ['a number in quotes', H, '"slides": 2', '"slides": "2"', 'value/type', /write it without quotes$/],
  ['yes', C, '"code_login": false', '"code_login": "no"', 'value/type', /write false$/],
  [
    'an object where a list belongs',
    H,
    '"content": [{ "slug": "the-general" }, { "slug": "sunrise" }]',
    '"content": { "slug": "the-general" }',
    'value/type',
  ],
  ['null', C, '"logo": "/site/logo.svg"', '"logo": null', 'field/null'],
  ['a number out of range', C, '"mobile_width": 768', '"mobile_width": 9000', 'value/range'],
  [
    'a kind mistyped',
    C,
    '"component": "modulesonly",\n        "label"',
    '"component": "modulesonley",\n        "label"',
    'value/unknown-word',
    'modulesonly',
  ],
  ['a type mistyped', H, '"carousel_show"', '"carousel_shows"', 'module/type', 'carousel_show'],
  ['a word mistyped', H, '"framed"', '"frammed"', 'value/unknown-word', 'framed'],
  ['a word mistyped', C, '"placement": "footer"', '"placement": "foter"', 'value/unknown-word', 'footer'],
  ['a region mistyped', H, '"placement": "main"', '"placement": "botom"', 'value/unknown-word', 'bottom'],
  ['a position in words', H, '"position": 30', '"position": "third"', 'value/type'],
  ['31 June', C, '2026-06-30T', '2026-06-31T', 'value/form', /June 2026 has 30 days$/],
  ['a date as Germans write it', C, '2026-06-30T18:00:00Z', '30.06.2026 18:00', 'value/form'],
  ['it goes before it comes', H, '2026-09-30T', '2026-04-30T', 'module/never-shown'],
  ['half a colour', H, '#5a1c15', '#5a1c1', 'value/form'],

  [
    'the path of a file instead of the call',
    C,
    'modules/placement/films/',
    'modules/films.json',
    'list/missing',
    'modules/placement/films/',
  ],
  [
    'a list mistyped',
    C,
    'modules/placement/films/',
    'modules/placement/flims/',
    'list/missing',
    'modules/placement/films/',
  ],
  ['a style sheet without its folder', C, '/site/brand.css', 'brand.css', 'value/form', '/site/brand.css'],
  ['a file mistyped', C, '/site/brand.css', '/site/brnad.css', 'file/missing', '/site/brand.css'],
  ['another ending', C, '/site/logo.svg', '/site/logo.png', 'file/missing', '/site/logo.svg'],
  ['a picture that is missing', T, '/site/our-own.svg', '/site/our-won.svg', 'file/missing', '/site/our-own.svg'],
  [
    'an address without https',
    H,
    'https://museum.example/',
    'museum.example/',
    'value/form',
    'https://museum.example/',
  ],
  ['a link that is code', H, 'https://museum.example/', 'javascript:open()', 'value/form'],
  ['a row that leads nowhere', H, '"see_all_link": "/films"', '"see_all_link": "/flims"', 'link/nowhere', '/films'],
  ['a link in html that leads nowhere', H, 'href=\\"/films\\"', 'href=\\"/film\\"', 'link/nowhere', '/films'],
  ['a title in html mistyped', H, '/title/metropolis', '/title/metropoliss', 'title/unknown', 'metropolis'],
  ['a redirect to nowhere', C, '"redirect": "/films"', '"redirect": "/flms"', 'link/nowhere', '/films'],
  ['a route without its slash', C, '"route": "/films"', '"route": "films"', 'value/form', '/films'],
  ['two routes of one path', C, '"route": "/my-list"', '"route": "/films"', 'route/never-reached'],
  ['a path of the product', C, '"route": "/movies"', '"route": "/logout"', 'route/fixed-path'],

  ['a title that is not there', H, '"slug": "sunrise"', '"slug": "sunrize"', 'title/unknown', 'sunrise'],
  ['a series that is not there', H, '"series": "judex"', '"series": "judexx"', 'title/unknown', 'judex'],
  ['a genre that is not there', F, '"crime"', '"cirme"', 'genre/unknown', 'crime'],
  ['a genre of the site that is not there', C, '"comedy", "horror"', '"comdy", "horror"', 'genre/unknown', 'comedy'],
  ['a module that is not there', C, '["house"]', '["hause"]', 'module/unknown-name', 'house'],
  ['a sentence that is not there', C, '"noTitles"', '"noTitels"', 'text/unknown-key', 'noTitles'],
  ['one slug for two modules', H, '"slug": "partners"', '"slug": "spring"', 'module/slug-taken'],
  [
    'a key in the open',
    C,
    '"code_login": false,',
    '"code_login": false,\n  "api_secret": "sk_live_4eC39HqLyjWDarjtT1zdp7dc",',
    'value/secret',
  ],
  ['a script in html', H, '<p>See', '<script>alert(1)</script><p>See', 'html/cleaned'],

  ['a colour of five signs', CSS, '#7fd0d2', '#7fd0d', 'look/css'],
  ['a token mistyped', CSS, '--mq-accent:', '--mq-acent:', 'look/css', '--mq-accent'],
  ['a token asked for that is none', CSS, 'var(--mq-ink)', 'var(--mq-inc)', 'look/css', '--mq-ink'],
  ['a brace too few', CSS, '#0c1f20;\n}', '#0c1f20;\n', 'look/css', /^is no style sheet/, ':root {'],
  ['words that cannot be read', CSS, '#f2f4f5', '#20262c', 'look/contrast'],
])('%s: %s, %s → %s', async (_, file, before, after, rule, meant, line) => {
  const good = NEWCOMER[file] ?? ''
  const bad = good.replace(before, () => after)
  expect(bad).not.toBe(good)
  const problems = await problemsOf({ ...NEWCOMER, [file]: bad })
  expect(problems).toHaveLength(1)
  const [problem] = problems
  if (!problem) return
  const lines = bad.split('\n')
  const changed = lines.findIndex((text, index) => text !== good.split('\n')[index])
  expect({ file: problem.file, rule: ruleOf(problem), line: lines[(problem.line ?? 0) - 1]?.trim() }).toEqual({
    file,
    rule,
    line: line ?? lines[changed]?.trim(),
  })
  expect(problem.suggestion).toBe(typeof meant === 'string' ? meant : undefined)
  if (meant instanceof RegExp) expect(problem.message).toMatch(meant)

  // The press in the editor writes what was meant, and nothing else.
  const mend = file.endsWith('.json') ? findFix(problem, bad) : undefined
  if (typeof meant === 'string' && file.endsWith('.json') && good.includes(meant))
    expect(mend && bad.slice(0, mend.from) + mend.insert + bad.slice(mend.to)).toBe(good)

  // What --fix is sure of is what was meant; of everything else it keeps its hands.
  const { fixes, report } = await fixPaths(['.'], { from: folder, root: ROOT }, true)
  // Where fields of one's own are welcome, a name may be meant as it stands.
  const isSure =
    /^field|^text/.test(rule) && !problem.isOpen
      ? typeof meant === 'string'
      : rule === 'value/type' && meant !== undefined
  expect(fixes).toHaveLength(isSure ? 1 : 0)
  expect(readFileSync(join(folder, file), 'utf8')).toBe(isSure ? good : bad)
  expect(report.problems).toHaveLength(isSure ? 0 : 1)
})
