import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Problem } from '../../../src/site/validate/problem'
import { problemLine } from '../output'
import { validatePaths } from '../validatePaths'

const root = join(import.meta.dirname, '..', '..', '..')
const folder = join(root, 'fixtures', 'documents', 'broken')

const problemsOf = async (name: string) =>
  (await validatePaths([`${name}.json`], { baseFolder: folder, root })).problems

/** Line, column, severity, pointer, rule and suggestion. */
const formatProblem = ({ line, column, severity, pointer, rule, suggestion }: Problem) =>
  `${line}:${column} ${severity} ${pointer || '/'} ${rule}${suggestion ? ` → ${suggestion}` : ''}`

const CASES: [name: string, problems: string[]][] = [
  [
    'attacks',
    [
      '3:3 error /__proto__ json/forbidden-name',
      '4:3 error /logo value/form',
      '6:5 error /site_config/constructor json/forbidden-name',
      '7:58 error /site_config/routing/0/__proto__ json/forbidden-name',
      '8:45 error /site_config/ext_nav_links/0/url value/form',
    ],
  ],
  ['comments', ['2:3 error / json/syntax']],
  ['empty', ['1:1 error / json/syntax']],
  [
    'links',
    [
      '5:45 error /site_config/custom_brand_link/url link/nowhere → /home',
      '7:19 warning /site_config/footer/columns/0 field/null',
      '7:123 error /site_config/footer/columns/1/links/1/url link/nowhere → /films',
      '8:7 warning /site_config/footer/content html/cleaned',
    ],
  ],
  [
    'menu',
    [
      '2:34 error /search/limit value/range',
      '3:3 warning /serach field/unknown → search',
      '4:26 error /sort/params/0/value value/unknown-word',
    ],
  ],
  [
    'module-list',
    [
      '3:19 error /data/0/module/type module/type → title_grid',
      '4:7 error /data/1/modul field/unknown → module',
      '5:7 warning /data/2/positon field/unknown → position',
      '5:58 error /data/2/module/slug value/form',
      '5:85 error /data/2/module/config/shape value/unknown-word',
      '7:3 warning /schema_verson field/unknown → schema_version',
    ],
  ],
  [
    'needed-fields',
    [
      '6:9 error /site_config/routing/1/rotue field/unknown → route',
      '7:7 error /site_config/routing/2 field/missing',
      '8:9 error /site_config/routing/3/route value/form → /genres',
      '10:20 error /site_config/countdown/start_time value/form',
    ],
  ],
  ['newer', ['3:3 warning /schema_version document/older-version']],
  ['no-document', ['1:1 error / document/unknown']],
  [
    'no-routing',
    [
      '3:3 error /site_title value/type',
      '4:20 error /site_config/routing field/null',
      '4:37 warning /site_config/watchlst field/unknown → watchlist',
    ],
  ],
  [
    'older',
    [
      '3:3 warning /schema_version document/older-version',
      '6:5 warning /site_config/custom_brand_link document/older-version',
    ],
  ],
  [
    'open-keys',
    [
      '8:35 warning /data/0/module/content/0/discription field/unknown → description',
      '8:92 warning /data/0/module/content/0/images/thum field/unknown → thumb',
      '9:28 warning /data/0/module/content/1/nmae field/unknown → name',
      '13:41 warning /data/1/module/slug module/slug-taken',
    ],
  ],
  ['page', ['1:1 error / json/syntax']],
  [
    'routes',
    [
      '4:5 error /site_config/routing route/start',
      '6:9 error /site_config/routing/1/route route/never-reached',
      '7:9 error /site_config/routing/2/route route/never-reached',
      '9:9 error /site_config/routing/4/route route/never-reached',
      '10:9 error /site_config/routing/5/route route/fixed-path',
      '11:52 error /site_config/routing/6/redirect route/redirect',
      '12:52 error /site_config/routing/7/redirect route/redirect',
      '13:53 error /site_config/routing/8/redirect route/redirect',
      '14:54 error /site_config/routing/9/redirect link/nowhere → /films',
      '15:54 error /site_config/routing/10/redirect value/form',
    ],
  ],
  [
    'secrets',
    [
      '3:3 error /client_secret value/secret',
      '4:3 error /google_private_key value/secret',
      '7:16 error /site_config/texts/search value/secret',
    ],
  ],
  ['start-behind-a-door', ['4:75 error /site_config/routing/0/login_required route/start']],
  ['syntax', ['3:17 error / json/syntax']],
  [
    'title',
    [
      '4:3 error /release_year value/type',
      '5:3 warning /runtme field/unknown → runtime',
      '6:18 error /versions/0/nam field/unknown → name',
    ],
  ],
  [
    'title-layouts',
    [
      '5:27 error /data/feature/section/1 value/unknown-word → summary',
      '6:7 error /data/feature/display value/unknown-word',
      '8:11 error /data/feature/views/0/type view/type → gallery',
      '9:27 warning /data/feature/views/1/lable field/unknown → label',
      '10:30 error /data/feature/views/2/field value/unknown-word → description',
      '11:41 error /data/feature/views/3/views/0/type view/type → highlights',
      '11:82 error /data/feature/views/3/views/1/layout value/unknown-word → row',
      '12:9 error /data/feature/views/4 field/missing',
      '14:7 warning /data/feature/relatd field/unknown → related',
      '16:27 error /data/series/views/0 field/missing',
      '16:54 error /data/series/views/1/type view/type',
    ],
  ],
  ['twice', ['7:3 warning /site_title json/double-name']],
  [
    'typo-in-a-key',
    [
      '3:3 warning /site_tittle field/unknown → site_title',
      '6:17 warning /site_config/navbar/sign_in_lable field/unknown → sign_in_label',
    ],
  ],
  [
    'unknown-words',
    [
      '6:28 error /site_config/routing/1/component value/unknown-word → modulesonly',
      '7:28 error /site_config/routing/2/component value/unknown-word → home',
      '8:30 error /site_config/routing/3/component value/unknown-word',
      '10:17 error /site_config/navbar/layout value/unknown-word → centred',
    ],
  ],
  [
    'wrong-types',
    [
      '3:3 error /code_login value/type',
      '5:58 error /site_config/routing/0/exact value/type',
      '5:76 warning /site_config/routing/1 field/null',
      '5:82 error /site_config/routing/2 value/type',
      '6:5 error /site_config/mobile_width value/type',
      '7:5 error /site_config/css value/type',
      '8:5 warning /site_config/watchlist field/null',
    ],
  ],
]

describe('broken documents', () => {
  it.each(CASES)('reports every problem of %s', async (name, expected) => {
    expect((await problemsOf(name)).map(formatProblem)).toEqual(expected)
  })

  it('has expected problems for each file', () => {
    expect(readdirSync(folder).sort()).toEqual(CASES.map(([name]) => `${name}.json`).sort())
  })

  it('prints each problem on one line', async () => {
    const [first] = await problemsOf('typo-in-a-key')
    expect(first && problemLine(first)).toBe(
      'typo-in-a-key.json:3:3  warning  /site_tittle  unknown field "site_tittle" (did you mean "site_title"?)  field/unknown',
    )
  })

  it.each([
    ['page', 'the file is a web page, not JSON: "502 Bad Gateway"'],
    ['empty', 'the file is empty: expected JSON'],
    ['older', '"schema_version" is 1: the current version is 2; "validate --fix" converts the document'],
    ['newer', '"schema_version" is 99: expected at most 2; the document is read as version 2'],
    [
      'routes',
      'no route has "default": true, and there is no /home: the site starts at /films, the first route that visitors can open',
    ],
    ['no-document', 'unknown document type: name its schema in "$schema"'],
  ])('reports first for %s the message %s', async (name, message) => {
    expect((await problemsOf(name))[0]?.message).toBe(message)
  })

  it('names both routes of a redirect loop', async () => {
    const loops = (await problemsOf('routes')).filter(({ message }) => message.startsWith('redirect loop'))
    expect(loops[0]?.message).toBe('redirect loop: /b and /a lead to each other')
  })

  it('prints no secret', async () => {
    expect(JSON.stringify(await problemsOf('secrets'))).not.toMatch(/not-a-real|PRIVATE|eyJ/)
  })
})
