import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runInProcess } from '../testing/runInProcess'
import { compareSites } from './compareSites'
import { createReport, formatMarkdown, formatText, keepComparableParts } from './output'
import { readSite } from './readSite'
import { parseSiteSource } from './siteSources'

const root = resolve(import.meta.dirname, '..', '..')
const lumenFolder = join(root, 'fixtures', 'sites', 'lumen')
let folder: string
let changedFolder: string
let service: Server

/** biome-ignore lint/suspicious/noExplicitAny: a document of any form */
type Document = any

function editJson(path: string, change: (document: Document) => void): void {
  const document = JSON.parse(readFileSync(path, 'utf8'))
  change(document)
  writeFileSync(path, JSON.stringify(document))
}

const moduleOf = (list: Document, slug: string) => list.data.find((each: Document) => each.module.slug === slug)

/** Changes five routes, one layout and three modules. */
function changeLumen(site: string): void {
  editJson(join(site, 'config.json'), ({ site_config: config }) => {
    const at = (path: string) => config.routing.findIndex((route: Document) => route.route === path)
    config.routing[at('/films')].label = 'Films & shorts'
    config.routing.splice(at('/films'), 0, {
      route: '/classics',
      component: 'modulesonly',
      label: 'Classics',
      modules_uri: 'modules/placement/films/',
    })
    config.routing.splice(at('/how-we-choose'), 1)
    delete config.routing[at('/members')].protected
    config.routing[at('/new')].redirect = '/classics'
  })
  editJson(join(site, 'modules', 'title-layouts.json'), ({ data }) => {
    data.series.display = 'stacked'
  })
  editJson(join(site, 'modules', 'home.json'), (list) => {
    moduleOf(list, 'festival-wall').position = 1
    moduleOf(list, 'opening').module.config.layout = 'split'
    list.data = list.data.filter((each: Document) => each.module.slug !== 'masters-of-light')
  })
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-diff-test-'))
  changedFolder = join(folder, 'lumen')
  cpSync(lumenFolder, changedFolder, { recursive: true })
  changeLumen(changedFolder)
  service = createServer((request, response) => {
    const [, slug] = /^\/api\/v1\/modules\/placement\/([\w-]+)\/$/.exec(request.url ?? '') ?? []
    const path = request.url === '/api/v1/config/' ? 'config.json' : slug ? `modules/${slug}.json` : 'brand.css'
    response.end(readFileSync(join(lumenFolder, path)))
  })
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready))
})
afterAll(async () => {
  service.closeAllConnections()
  await new Promise((closed) => service.close(closed))
  rmSync(folder, { recursive: true, force: true })
})

async function compareSources(old: string, now: string) {
  const places = [parseSiteSource(old), parseSiteSource(now)] as const
  const [before, after] = keepComparableParts(await readSite(places[0]), await readSite(places[1]), places)
  return createReport(compareSites(before, after))
}

const EXPECTED_TEXT = `+ route /classics (modulesonly)
~ route /films: label "Films & shorts", was "Films"
! route /members: no longer requires sign-in
! route /new: redirects to /classics instead of /shelf/new-this-month
- route /how-we-choose: its address now redirects to /home
~ menu: Home · Films · Serials · Genres · My list → Home · Classics · Films & shorts · Serials · Genres · My list
~ modules of /home: - masters-of-light, festival-wall moved from position 4 to 1, opening: config.layout "split", was "full"
~ layout of series: display "stacked", was "tabbed"

Affected on every page: the parts around its content
Affected, signed out: /home, /classics, /films, /serials/:slug, /members, /new, /how-we-choose, /title/:slug
Affected, signed in: /home, /classics, /films, /serials/:slug, /new, /how-we-choose, /title/:slug`

test('describes changes of routes, a layout and modules, with the affected addresses', async () => {
  const found = await compareSources(lumenFolder, changedFolder)
  expect(formatText(found).split('\n')).toEqual(EXPECTED_TEXT.split('\n'))
  expect(found).toMatchObject({ format_version: 1, same: false, every_page: true })
  expect(formatMarkdown(found)).toContain('```diff\n+ route /classics (modulesonly)\n')
})

test('compares a service with a folder, but not their titles and other files', async () => {
  const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}/api/v1/`
  expect(await compareSources(address, lumenFolder)).toMatchObject({ same: true, lines: [] })
  expect(formatText(await compareSources(address, changedFolder)).split('\n')).toEqual(EXPECTED_TEXT.split('\n'))
})

test('fences Markdown so that a text of the site cannot end the code block', () => {
  const comparison = {
    lines: [{ sign: '~' as const, text: '```', paths: [] }],
    everyPage: false,
    affected: { signedOut: [], signedIn: [] },
  }
  expect(formatMarkdown(createReport(comparison))).toContain('````diff\n~ ```\n````')
})

/** Runs the command in `folder`. */
async function runDiff(...args: string[]) {
  const { status, stdout, stderr } = await runInProcess('diff', args, folder)
  return { status, out: stdout, error: stderr }
}

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=Editor', '-c', 'user.email=editor@site.example']
  const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
}

test('reports repaired mistakes and lists that are not JSON', async () => {
  const wrong = join(folder, 'wrong')
  cpSync(lumenFolder, wrong, { recursive: true })
  editJson(join(wrong, 'config.json'), ({ site_config }) => {
    site_config.watchlist = 'perhaps'
  })
  writeFileSync(join(wrong, 'modules', 'films.json'), '{ "data": [')
  const { status, out, error } = await runDiff(lumenFolder, wrong)
  expect(status).toBe(1)
  expect(out).toContain('~ modules of /films: ')
  expect(error.split('\n')).toEqual([
    `modules/placement/films/ of ${wrong} is not JSON: compared as an empty list`,
    `${wrong} has invalid parts, which are left out or repaired as on the site: npm run validate reports them`,
    '',
  ])
})

test('compares a revision with the folder of the work tree', async () => {
  mkdirSync(join(folder, 'sites', 'corner'), { recursive: true })
  const config = join(folder, 'sites', 'corner', 'config.json')
  writeFileSync(config, readFileSync(join(root, 'fixtures/sites/bare/config.json')))
  git('init', '--quiet')
  git('add', 'sites')
  git('commit', '--quiet', '--message', 'first')
  git('branch', 'feature/menu')
  for (const revision of ['HEAD', 'feature/menu'])
    expect(await runDiff(`${revision}:sites/corner`)).toEqual({ status: 0, out: 'No change.\n', error: '' })

  editJson(config, (document) => {
    document.site_config.auth = { disabled: true }
  })
  expect(await runDiff('HEAD:sites/corner', 'sites/corner', '--md')).toMatchObject({
    status: 1,
    out: expect.stringMatching(/```diff\n! auth: .*was not set\n```/),
  })
  const { status, out, error } = await runDiff('HEAD:sites/corner', '--json')
  expect([status, error]).toEqual([1, ''])
  expect(JSON.parse(out)).toEqual({
    format_version: 1,
    same: false,
    lines: [{ sign: '!', text: expect.stringMatching(/^auth: .*was not set$/) }],
    every_page: true,
    affected: { signed_out: [], signed_in: [] },
  })
})

test('compares ./site with HEAD, with an empty site if HEAD lacks it, and fails without a commit', async () => {
  const own = join(folder, 'repository')
  const compare = async () => {
    const { status, stdout, stderr } = await runInProcess('diff', [], join(own, 'nested'))
    return { status, out: stdout, error: stderr }
  }
  cpSync(join(root, 'fixtures/sites/bare'), join(own, 'nested', 'site'), { recursive: true })
  git('-C', own, 'init', '--quiet')
  expect(await compare()).toMatchObject({
    status: 2,
    error: expect.stringMatching(/^The repository has no commit yet/),
  })

  git('-C', own, 'commit', '--quiet', '--allow-empty', '--message', 'first')
  expect(await compare()).toEqual({
    status: 1,
    out: expect.stringContaining('+ route /home'),
    error: 'HEAD:./site does not exist: a site without pages is used in its place\n',
  })

  git('-C', own, 'add', '.')
  git('-C', own, 'commit', '--quiet', '--message', 'second')
  expect(await compare()).toEqual({ status: 0, out: 'No change.\n', error: '' })
})

test.each([
  [[], 'Missing argument: OLD'],
  [['a', 'b', 'c'], 'Too many arguments: c'],
  [['nowhere', lumenFolder], 'nowhere does not exist: expected a folder'],
  [['HEAD~900:sites', lumenFolder], 'Git does not know the revision HEAD~900'],
  [['http://127.0.0.1:9/api/v1/', lumenFolder], 'does not answer'],
  [[lumenFolder, lumenFolder], 'name another revision, folder or service'],
])('rejects %j with a message', async (args, message) => {
  const { status, out, error } = await runDiff(...args)
  expect([status, out]).toEqual([2, ''])
  expect(error).toContain(message)
  expect(error).not.toMatch(/\n\s+at /)
})
