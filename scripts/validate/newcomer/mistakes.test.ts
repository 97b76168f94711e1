import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findFix } from '../../../src/site/validate/findFix'
import { fixPaths } from '../fix/fixPaths'
import { folderProblems } from '../folderProblems'
import { NEWCOMER_SITE } from './newcomerSite'

const ROOT = join(import.meta.dirname, '..', '..', '..')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-newcomer-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The problems that the command and the preview bar report. */
function problemsOf(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folderProblems(folder)
}

it('starts from a site without problems', async () => {
  expect(await problemsOf(NEWCOMER_SITE)).toEqual([])
})

const CONFIG_FILE = 'config.json'
const HOME_FILE = 'modules/home.json'
const FILMS_FILE = 'modules/films.json'
const TITLE_FILE = 'titles/our-own.json'
const CSS_FILE = 'brand.css'

const WHOLE_FILE = /^[\s\S]*$/

type Row = [
  mistake: string,
  file: string,
  before: string | RegExp,
  after: string,
  rule: string,
  /** The suggestion, or a pattern for the end of the message. */
  expected?: string | RegExp,
  /** The reported line, if it is not the changed line. */
  line?: string,
]

/** Typical mistakes of new authors. Each must cause exactly one problem, at its own line, without follow-up problems. */
it.each<Row>([
  ['a duplicate comma', CONFIG_FILE, '"mobile_width": 768,\n', '"mobile_width": 768,,\n', 'json/syntax'],
  [
    'a missing comma',
    CONFIG_FILE,
    '"mobile_width": 768,\n',
    '"mobile_width": 768\n',
    'json/syntax',
    undefined,
    '"allow_unauthed_details": true,',
  ],
  ['a comment', CONFIG_FILE, '"watchlist": true,', '"watchlist": true, // for members', 'json/syntax'],
  ['single quotes', HOME_FILE, '"slug": "tonight"', "'slug': 'tonight'", 'json/syntax'],
  [
    'a missing brace',
    FILMS_FILE,
    '}\n    },\n    {\n      "module": {\n        "type": "title_grid"',
    '}\n    ,\n    {\n      "module": {\n        "type": "title_grid"',
    'json/syntax',
    undefined,
    '{',
  ],
  ['an empty file', FILMS_FILE, WHOLE_FILE, '', 'json/syntax'],
  ['HTML instead of JSON', FILMS_FILE, WHOLE_FILE, '<!doctype html><h1>404</h1>', 'json/syntax'],
  [
    'a list without its object',
    FILMS_FILE,
    WHOLE_FILE,
    '[{ "module": { "type": "title_grid", "slug": "all", "content": [] } }]\n',
    'document/no-list',
  ],
  [
    'a duplicate field',
    CONFIG_FILE,
    '"label": "Home",',
    '"label": "Home",\n        "label": "Start",',
    'json/double-name',
    undefined,
    '"label": "Start",',
  ],

  ['a mistyped top-level field', CONFIG_FILE, '"site_config"', '"site_confg"', 'field/unknown', 'site_config'],
  ['a mistyped field of site_config', CONFIG_FILE, '"routing"', '"rooting"', 'field/unknown', 'routing'],
  [
    'a mistyped field',
    CONFIG_FILE,
    '"component": "modulesonly",\n        "label"',
    '"compnent": "modulesonly",\n        "label"',
    'field/unknown',
    'component',
  ],
  [
    'a mistyped field',
    CONFIG_FILE,
    '"modules_uri": "modules/placement/films/"',
    '"modules_url": "modules/placement/films/"',
    'field/unknown',
    'modules_uri',
  ],
  [
    'a mistyped field of a module',
    HOME_FILE,
    '"display_name": "Spring"',
    '"dislpay_name": "Spring"',
    'field/unknown',
    'display_name',
  ],
  ["a mistyped field of a module's config", HOME_FILE, '"captions"', '"captoins"', 'field/unknown', 'captions'],
  [
    'a mistyped "type" of a module',
    HOME_FILE,
    '"type": "carousel_show"',
    '"tpye": "carousel_show"',
    'field/unknown',
    'type',
  ],
  ['a mistyped "slug" of a module', HOME_FILE, '"slug": "tonight"', '"slgu": "tonight"', 'field/unknown', 'slug'],
  ['a mistyped field of a title', TITLE_FILE, '"title_type"', '"tilte_type"', 'field/unknown', 'title_type'],
  ['a mistyped "name" of a title', TITLE_FILE, '  "name": "Our own"', '  "nmae": "Our own"', 'field/unknown', 'name'],
  [
    'a field name in camel case',
    HOME_FILE,
    '"display_name": "Partners"',
    '"displayName": "Partners"',
    'field/unknown',
    'display_name',
  ],
  ['a capitalised field name', CONFIG_FILE, '"label": "Films"', '"Label": "Films"', 'field/unknown', 'label'],
  [
    'a config field next to "config"',
    HOME_FILE,
    '"slug": "tonight",',
    '"slug": "tonight",\n        "layout": "full",',
    'field/unknown',
    /: move it into "config"$/,
  ],
  [
    'a site_config field at the top level',
    CONFIG_FILE,
    '"code_login": false,',
    '"code_login": false,\n  "favicon": "/site/favicon.svg",',
    'field/unknown',
    /: move it into "site_config"$/,
  ],
  [
    'a missing slug',
    HOME_FILE,
    '"slug": "tonight",\n',
    '\n',
    'field/missing',
    /^"slug" is missing: add this required field$/,
    '"module": {',
  ],
  [
    'a missing type',
    HOME_FILE,
    '"type": "html_block",\n',
    '\n',
    'field/missing',
    /^"type" is missing: add this required field$/,
    '"module": {',
  ],

  [
    'a quoted boolean',
    CONFIG_FILE,
    '"watchlist": true',
    '"watchlist": "true"',
    'value/type',
    /write it without quotes$/,
  ],
  ['a quoted number', HOME_FILE, '"slides": 2', '"slides": "2"', 'value/type', /write it without quotes$/],
  ['yes', CONFIG_FILE, '"code_login": false', '"code_login": "no"', 'value/type', /write false$/],
  [
    'an object instead of a list',
    HOME_FILE,
    '"content": [{ "slug": "the-general" }, { "slug": "sunrise" }]',
    '"content": { "slug": "the-general" }',
    'value/type',
  ],
  ['null', CONFIG_FILE, '"logo": "/site/logo.svg"', '"logo": null', 'field/null'],
  ['a number out of range', CONFIG_FILE, '"mobile_width": 768', '"mobile_width": 9000', 'value/range'],
  [
    'a mistyped component kind',
    CONFIG_FILE,
    '"component": "modulesonly",\n        "label"',
    '"component": "modulesonley",\n        "label"',
    'value/unknown-word',
    'modulesonly',
  ],
  ['a mistyped module type', HOME_FILE, '"carousel_show"', '"carousel_shows"', 'module/type', 'carousel_show'],
  ['a mistyped layout', HOME_FILE, '"framed"', '"frammed"', 'value/unknown-word', 'framed'],
  [
    'a mistyped placement',
    CONFIG_FILE,
    '"placement": "footer"',
    '"placement": "foter"',
    'value/unknown-word',
    'footer',
  ],
  ['a mistyped region', HOME_FILE, '"placement": "main"', '"placement": "botom"', 'value/unknown-word', 'bottom'],
  ['a position as text', HOME_FILE, '"position": 30', '"position": "third"', 'value/type'],
  ['an invalid day of a month', CONFIG_FILE, '2026-06-30T', '2026-06-31T', 'value/form', /June 2026 has 30 days$/],
  ['a date in German notation', CONFIG_FILE, '2026-06-30T18:00:00Z', '30.06.2026 18:00', 'value/form'],
  ['an end before the start', HOME_FILE, '2026-09-30T', '2026-04-30T', 'module/never-shown'],
  ['a colour with five digits', HOME_FILE, '#5a1c15', '#5a1c1', 'value/form'],

  [
    'a file path instead of the API path',
    CONFIG_FILE,
    'modules/placement/films/',
    'modules/films.json',
    'list/missing',
    'modules/placement/films/',
  ],
  [
    'a mistyped module list',
    CONFIG_FILE,
    'modules/placement/films/',
    'modules/placement/flims/',
    'list/missing',
    'modules/placement/films/',
  ],
  ['a style sheet without its path', CONFIG_FILE, '/site/brand.css', 'brand.css', 'value/form', '/site/brand.css'],
  ['a mistyped file name', CONFIG_FILE, '/site/brand.css', '/site/brnad.css', 'file/missing', '/site/brand.css'],
  ['a wrong file extension', CONFIG_FILE, '/site/logo.svg', '/site/logo.png', 'file/missing', '/site/logo.svg'],
  ['a missing image', TITLE_FILE, '/site/our-own.svg', '/site/our-won.svg', 'file/missing', '/site/our-own.svg'],
  [
    'a URL without https',
    HOME_FILE,
    'https://museum.example/',
    'museum.example/',
    'value/form',
    'https://museum.example/',
  ],
  ['a javascript: link', HOME_FILE, 'https://museum.example/', 'javascript:open()', 'value/form'],
  [
    'a row link to an unknown page',
    HOME_FILE,
    '"see_all_link": "/films"',
    '"see_all_link": "/flims"',
    'link/nowhere',
    '/films',
  ],
  ['an HTML link to an unknown page', HOME_FILE, 'href=\\"/films\\"', 'href=\\"/film\\"', 'link/nowhere', '/films'],
  [
    'a mistyped title in an HTML link',
    HOME_FILE,
    '/title/metropolis',
    '/title/metropoliss',
    'title/unknown',
    'metropolis',
  ],
  [
    'a redirect to an unknown page',
    CONFIG_FILE,
    '"redirect": "/films"',
    '"redirect": "/flms"',
    'link/nowhere',
    '/films',
  ],
  ['a route without its leading slash', CONFIG_FILE, '"route": "/films"', '"route": "films"', 'value/form', '/films'],
  ['two routes with the same path', CONFIG_FILE, '"route": "/my-list"', '"route": "/films"', 'route/never-reached'],
  ['a reserved path', CONFIG_FILE, '"route": "/movies"', '"route": "/logout"', 'route/fixed-path'],

  ['an unknown title', HOME_FILE, '"slug": "sunrise"', '"slug": "sunrize"', 'title/unknown', 'sunrise'],
  ['an unknown series', HOME_FILE, '"series": "judex"', '"series": "judexx"', 'title/unknown', 'judex'],
  ['an unknown genre of a menu', FILMS_FILE, '"crime"', '"cirme"', 'genre/unknown', 'crime'],
  ['an unknown genre of the site', CONFIG_FILE, '"comedy", "horror"', '"comdy", "horror"', 'genre/unknown', 'comedy'],
  ['an unknown module', CONFIG_FILE, '["house"]', '["hause"]', 'module/unknown-name', 'house'],
  ['an unknown text key', CONFIG_FILE, '"noTitles"', '"noTitels"', 'text/unknown-key', 'noTitles'],
  ['two modules with the same slug', HOME_FILE, '"slug": "partners"', '"slug": "spring"', 'module/slug-taken'],
  [
    'a secret in a public file',
    CONFIG_FILE,
    '"code_login": false,',
    '"code_login": false,\n  "api_secret": "sk_live_4eC39HqLyjWDarjtT1zdp7dc",',
    'value/secret',
  ],
  ['a script in HTML', HOME_FILE, '<p>See', '<script>alert(1)</script><p>See', 'html/cleaned'],

  ['a colour with five digits', CSS_FILE, '#7fd0d2', '#7fd0d', 'look/css'],
  ['a mistyped token', CSS_FILE, '--mq-accent:', '--mq-acent:', 'look/css', '--mq-accent'],
  ['a reference to an unknown token', CSS_FILE, 'var(--mq-ink)', 'var(--mq-inc)', 'look/css', '--mq-ink'],
  ['a missing brace in CSS', CSS_FILE, '#0c1f20;\n}', '#0c1f20;\n', 'look/css', /^invalid CSS/, ':root {'],
  ['text without contrast', CSS_FILE, '#f2f4f5', '#20262c', 'look/contrast'],
])('reports %s: in %s, %s changed to %s', async (_, file, before, after, rule, expected, line) => {
  const good = NEWCOMER_SITE[file] ?? ''
  const bad = good.replace(before, () => after)
  expect(bad).not.toBe(good)
  const problems = await problemsOf({ ...NEWCOMER_SITE, [file]: bad })
  expect(problems).toHaveLength(1)
  const [problem] = problems
  if (!problem) return
  const lines = bad.split('\n')
  const changed = lines.findIndex((text, index) => text !== good.split('\n')[index])
  expect({ file: problem.file, rule: problem.rule, line: lines[(problem.line ?? 0) - 1]?.trim() }).toEqual({
    file,
    rule,
    line: line ?? lines[changed]?.trim(),
  })
  expect(problem.suggestion).toBe(typeof expected === 'string' ? expected : undefined)
  if (expected instanceof RegExp) expect(problem.message).toMatch(expected)

  // The quick fix in the editor restores the original text.
  const fix = file.endsWith('.json') ? findFix(problem, bad) : undefined
  if (typeof expected === 'string' && file.endsWith('.json') && good.includes(expected))
    expect(fix && bad.slice(0, fix.from) + fix.insert + bad.slice(fix.to)).toBe(good)

  // --fix restores the original text if the fix is unambiguous, and changes nothing otherwise.
  const { fixes, report } = await fixPaths(['.'], { baseFolder: folder, root: ROOT }, true)
  // Objects that allow additional fields may contain the unknown name on purpose.
  const isUnambiguous =
    /^field|^text/.test(rule) && !problem.isOpen
      ? typeof expected === 'string'
      : rule === 'value/type' && expected !== undefined
  expect(fixes).toHaveLength(isUnambiguous ? 1 : 0)
  expect(readFileSync(join(folder, file), 'utf8')).toBe(isUnambiguous ? good : bad)
  expect(report.problems).toHaveLength(isUnambiguous ? 0 : 1)
})
