import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Problem } from '../../../src/site/validate/problem'
import { problemLine } from '../output'
import { validatePaths } from '../validatePaths'

const root = join(import.meta.dirname, '..', '..', '..')
const folder = join(root, 'fixtures', 'documents', 'broken')

const problemsOf = async (name: string) => (await validatePaths([`${name}.json`], { from: folder, root })).problems

/** Line, column, severity, pointer and suggestion. */
const short = ({ line, column, severity, pointer, suggestion }: Problem) =>
  `${line}:${column} ${severity} ${pointer || '/'}${suggestion ? ` → ${suggestion}` : ''}`

const CASES: [name: string, problems: string[]][] = [
  [
    'attacks',
    [
      '3:3 error /__proto__',
      '4:3 error /logo',
      '6:5 error /site_config/constructor',
      '7:58 error /site_config/routing/0/__proto__',
      '8:45 error /site_config/ext_nav_links/0/url',
    ],
  ],
  ['comments', ['2:3 error /']],
  ['empty', ['1:1 error /']],
  [
    'links',
    [
      '5:45 error /site_config/custom_brand_link/url → /home',
      '7:19 warning /site_config/footer/columns/0',
      '7:123 error /site_config/footer/columns/1/links/1/url → /films',
      '8:7 warning /site_config/footer/content',
    ],
  ],
  ['menu', ['2:34 error /search/limit', '3:3 warning /serach → search', '4:26 error /sort/params/0/value']],
  [
    'module-list',
    [
      '3:19 error /data/0/module/type → title_grid',
      '4:7 error /data/1/modul → module',
      '5:7 warning /data/2/positon → position',
      '5:58 error /data/2/module/slug',
      '5:85 error /data/2/module/config/shape',
      '7:3 warning /schema_verson → schema_version',
    ],
  ],
  [
    'needed-fields',
    [
      '6:9 error /site_config/routing/1/rotue → route',
      '7:7 error /site_config/routing/2',
      '8:9 error /site_config/routing/3/route → /genres',
      '10:20 error /site_config/countdown/start_time',
    ],
  ],
  ['newer', ['3:3 warning /schema_version']],
  ['no-document', ['1:1 error /']],
  [
    'no-routing',
    ['3:3 error /site_title', '4:20 error /site_config/routing', '4:37 warning /site_config/watchlst → watchlist'],
  ],
  ['older', ['3:3 warning /schema_version', '6:5 warning /site_config/custom_brand_link']],
  [
    'open-keys',
    [
      '8:35 warning /data/0/module/content/0/discription → description',
      '8:92 warning /data/0/module/content/0/images/thum → thumb',
      '9:28 warning /data/0/module/content/1/nmae → name',
      '13:41 warning /data/1/module/slug',
    ],
  ],
  ['page', ['1:1 error /']],
  [
    'routes',
    [
      '4:5 error /site_config/routing',
      '6:9 error /site_config/routing/1/route',
      '7:9 error /site_config/routing/2/route',
      '9:9 error /site_config/routing/4/route',
      '10:9 error /site_config/routing/5/route',
      '11:52 error /site_config/routing/6/redirect',
      '12:52 error /site_config/routing/7/redirect',
      '13:53 error /site_config/routing/8/redirect',
      '14:54 error /site_config/routing/9/redirect → /films',
      '15:54 error /site_config/routing/10/redirect',
    ],
  ],
  ['secrets', ['3:3 error /client_secret', '4:3 error /google_private_key', '7:16 error /site_config/texts/search']],
  ['start-behind-a-door', ['4:75 error /site_config/routing/0/login_required']],
  ['syntax', ['3:17 error /']],
  ['title', ['4:3 error /release_year', '5:3 warning /runtme → runtime', '6:18 error /versions/0/nam → name']],
  [
    'title-layouts',
    [
      '5:27 error /data/feature/section/1 → summary',
      '6:7 error /data/feature/display',
      '8:11 error /data/feature/views/0/type → gallery',
      '9:27 warning /data/feature/views/1/lable → label',
      '10:30 error /data/feature/views/2/field → description',
      '11:41 error /data/feature/views/3/views/0/type → highlights',
      '11:82 error /data/feature/views/3/views/1/layout → row',
      '12:9 error /data/feature/views/4',
      '14:7 warning /data/feature/relatd → related',
      '16:27 error /data/series/views/0',
      '16:54 error /data/series/views/1/type',
    ],
  ],
  ['twice', ['7:3 warning /site_title']],
  [
    'typo-in-a-key',
    ['3:3 warning /site_tittle → site_title', '6:17 warning /site_config/navbar/sign_in_lable → sign_in_label'],
  ],
  [
    'unknown-words',
    [
      '6:28 error /site_config/routing/1/component → modulesonly',
      '7:28 error /site_config/routing/2/component → home',
      '8:30 error /site_config/routing/3/component',
      '10:17 error /site_config/navbar/layout → centred',
    ],
  ],
  [
    'wrong-types',
    [
      '3:3 error /code_login',
      '5:58 error /site_config/routing/0/exact',
      '5:76 warning /site_config/routing/1',
      '5:82 error /site_config/routing/2',
      '6:5 error /site_config/mobile_width',
      '7:5 error /site_config/css',
      '8:5 warning /site_config/watchlist',
    ],
  ],
]

describe('broken documents', () => {
  it.each(CASES)('reports every problem of %s', async (name, expected) => {
    expect((await problemsOf(name)).map(short)).toEqual(expected)
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
    ['page', 'is a page, not JSON: "502 Bad Gateway"'],
    ['empty', 'the file is empty'],
    ['older', 'is version 1, the present one is 2; change what is named below, then write 2'],
    ['newer', 'is version 99; this site knows version 2 and reads it as that'],
    [
      'routes',
      'no route has "default": true, and there is no /home: the site starts at /films, the first route that can be opened',
    ],
    ['no-document', 'unknown document type: name its schema in "$schema"'],
  ])('reports first for %s: %s', async (name, message) => {
    expect((await problemsOf(name))[0]?.message).toBe(message)
  })

  it('names both routes of a redirect loop', async () => {
    const loops = (await problemsOf('routes')).filter(({ message }) => message.startsWith('redirect loop'))
    expect(loops[0]?.message).toBe('redirect loop: /b and /a lead to each other')
  })

  it('never repeats a secret', async () => {
    expect(JSON.stringify(await problemsOf('secrets'))).not.toMatch(/not-a-real|PRIVATE|eyJ/)
  })
})
