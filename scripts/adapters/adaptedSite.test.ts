import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { validatePaths } from '../validate/validatePaths'
import { type AdaptedSite, createAdaptedSite, sourceOf } from './adaptedSite'

const root = resolve(import.meta.dirname, '..', '..')
const answer = (path: string) => join(import.meta.dirname, path)
const folder = mkdtempSync(join(tmpdir(), 'marquee-adapted-'))
const made: AdaptedSite[] = []

afterAll(() => {
  for (const site of made) site.remove()
  rmSync(folder, { recursive: true, force: true })
})

/** A site of a source, and what it said so far. */
async function siteOf(said: string, base?: string) {
  const words: string[] = []
  const site = await createAdaptedSite(sourceOf(said), base, (sentence) => words.push(sentence), 0)
  made.push(site)
  const read = (path: string) => JSON.parse(readFileSync(join(site.folder, path), 'utf8'))
  return { ...site, words, read, titles: () => readdirSync(join(site.folder, 'titles')).sort() }
}

test.each([
  ['jw:Xw0oaD4q', { name: 'jw', address: 'https://cdn.jwplayer.com/v2/playlists/Xw0oaD4q?page_limit=500' }],
  ['tmdb:https://tmdb.example/3/x?key=a:b', { name: 'tmdb', address: 'https://tmdb.example/3/x?key=a:b' }],
  [`mrss:${answer('mrss/answer.xml')}`, { name: 'mrss', file: answer('mrss/answer.xml') }],
])('%s is understood', (said, source) => expect(sourceOf(said)).toEqual(source))

test.each([
  [
    'jellyfn:x',
    '--adapt is one of jw, jellyfin, schema-org, tmdb, mrss, atom, not "jellyfn" (did you mean "jellyfin"?).',
  ],
  ['jw', '--adapt jw does not say where its list is: jw:FILE or jw:ADDRESS.'],
  ['tmdb:nowhere.json', 'There is no file nowhere.json.'],
  ['tmdb:http://', 'http:// is no address.'],
])('%s is refused with a sentence', (said, sentence) => expect(() => sourceOf(said)).toThrow(sentence))

test.each([
  'jw/answer.json',
  'jellyfin/answer.json',
  'schema-org/answer.json',
  'tmdb/answer.json',
  'mrss/answer.xml',
  'atom/answer.xml',
])('the site of %s is without a problem', async (path) => {
  const site = await siteOf(`${path.split('/')[0]}:${answer(path)}`)
  expect((await validatePaths([site.folder], { from: folder, root })).problems).toEqual([])
  expect(site.words).toEqual([expect.stringMatching(/^\d titles of .*, 1 left out\.$/)])
})

test('in a brand its look and pages stay; home and titles are of the list', async () => {
  const lumen = join(root, 'fixtures', 'sites', 'lumen')
  const site = await siteOf(`jw:${answer('jw/answer.json')}`, lumen)
  expect(site.read('config.json')).toEqual(JSON.parse(readFileSync(join(lumen, 'config.json'), 'utf8')))
  expect(JSON.stringify(site.read('modules/home.json'))).toContain('the-phantom-carriage')
  expect(site.titles()).toContain('the-phantom-carriage-Hy7mVoKd.json')
})

test('a file that changed is read anew, and what is gone from it is gone', async () => {
  const file = join(folder, 'list.json')
  copyFileSync(answer('jw/answer.json'), file)
  const site = await siteOf(`jw:${file}`)
  const before = site.titles()
  await site.refresh()
  expect(site.words).toHaveLength(1)

  const list = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...list, playlist: list.playlist.slice(0, 2) }))
  utimesSync(file, 1, 1)
  await site.refresh()
  expect(site.titles()).toEqual(before.filter((name) => /^(?:the-phantom|haxan)/.test(name)))
  expect(site.words.at(-1)).toBe('2 titles of a playlist of JW Platform.')

  writeFileSync(file, '{')
  utimesSync(file, 2, 2)
  await site.refresh()
  expect(site.words.at(-1)).toMatch(/^.*list\.json gave nothing that can be read: .* What was there stays\.$/)
  expect(site.titles()).toHaveLength(2)
})

test('an address is asked again; while it fails what was there stays', async () => {
  let status = 200
  const server = createServer((_message, reply) => {
    reply.writeHead(status).end(readFileSync(answer('mrss/answer.xml')))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.xml`
    const site = await siteOf(`mrss:${address}`)
    status = 503
    await site.refresh()
    status = 200
    await site.refresh()
    expect(site.words).toEqual([
      '3 titles of an MRSS feed, 1 left out.',
      `${address} gave nothing that can be read: status 503. What was there stays.`,
      '3 titles of an MRSS feed, 1 left out.',
    ])
    expect(site.titles()).toHaveLength(3)
    await expect(siteOf(`jw:${address}`)).rejects.toThrow(`${address} is not a playlist of JW Platform.`)
  } finally {
    server.close()
  }
})

test('its folder goes with it', async () => {
  const site = await siteOf(`jw:${answer('jw/answer.json')}`)
  site.remove()
  expect(existsSync(site.folder)).toBe(false)
})
