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
import { type AdaptedSite, createAdaptedSite, parseAdapterSource } from './adaptedSite'

const root = resolve(import.meta.dirname, '..', '..')
const adapterFile = (path: string) => join(import.meta.dirname, path)
const folder = mkdtempSync(join(tmpdir(), 'marquee-adapted-'))
const createdSites: AdaptedSite[] = []

afterAll(() => {
  for (const site of createdSites) site.remove()
  rmSync(folder, { recursive: true, force: true })
})

/** Creates a site and records its log messages. */
async function createLoggedSite(value: string, base?: string) {
  const messages: string[] = []
  const site = await createAdaptedSite(parseAdapterSource(value), base, (message) => messages.push(message), 0)
  createdSites.push(site)
  const read = (path: string) => JSON.parse(readFileSync(join(site.folder, path), 'utf8'))
  return { ...site, messages, read, titles: () => readdirSync(join(site.folder, 'titles')).sort() }
}

test.each([
  ['jw:Xw0oaD4q', { name: 'jw', url: 'https://cdn.jwplayer.com/v2/playlists/Xw0oaD4q?page_limit=500' }],
  ['tmdb:https://tmdb.example/3/x?key=a:b', { name: 'tmdb', url: 'https://tmdb.example/3/x?key=a:b' }],
  [`mrss:${adapterFile('mrss/answer.xml')}`, { name: 'mrss', file: adapterFile('mrss/answer.xml') }],
])('parses %s', (value, source) => expect(parseAdapterSource(value)).toEqual(source))

test.each([
  [
    'jellyfn:x',
    '--adapt must be one of jw, jellyfin, schema-org, tmdb, mrss, atom, not "jellyfn" (did you mean "jellyfin"?).',
  ],
  ['jw', '--adapt is "jw": expected jw:FILE or jw:URL.'],
  ['tmdb:nowhere.json', '--adapt is "tmdb:nowhere.json": no such file.'],
  ['tmdb:http://', '--adapt is "tmdb:http://": http:// is not a valid URL.'],
])('rejects %s', (value, message) => expect(() => parseAdapterSource(value)).toThrow(message))

test.each([
  'jw/answer.json',
  'jellyfin/answer.json',
  'schema-org/answer.json',
  'tmdb/answer.json',
  'mrss/answer.xml',
  'atom/answer.xml',
])('creates a valid site from %s', async (path) => {
  const site = await createLoggedSite(`${path.split('/')[0]}:${adapterFile(path)}`)
  expect((await validatePaths([site.folder], { baseFolder: folder, root })).problems).toEqual([])
  expect(site.messages).toEqual([expect.stringMatching(/^\d titles from .*, 1 skipped\.$/)])
})

test('with a base site, replaces only the home page and the titles', async () => {
  const lumen = join(root, 'fixtures', 'sites', 'lumen')
  const site = await createLoggedSite(`jw:${adapterFile('jw/answer.json')}`, lumen)
  expect(site.read('config.json')).toEqual(JSON.parse(readFileSync(join(lumen, 'config.json'), 'utf8')))
  expect(JSON.stringify(site.read('modules/home.json'))).toContain('the-phantom-carriage')
  expect(site.titles()).toContain('the-phantom-carriage-Hy7mVoKd.json')
})

test('reads a changed file again and removes titles that it no longer contains', async () => {
  const file = join(folder, 'list.json')
  copyFileSync(adapterFile('jw/answer.json'), file)
  const site = await createLoggedSite(`jw:${file}`)
  const before = site.titles()
  await site.refresh()
  expect(site.messages).toHaveLength(1)

  const list = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...list, playlist: list.playlist.slice(0, 2) }))
  utimesSync(file, 1, 1)
  await site.refresh()
  expect(site.titles()).toEqual(before.filter((name) => /^(?:the-phantom|haxan)/.test(name)))
  expect(site.messages.at(-1)).toBe('2 titles from a JW Platform playlist.')

  writeFileSync(file, '{')
  utimesSync(file, 2, 2)
  await site.refresh()
  expect(site.messages.at(-1)).toMatch(/^.*list\.json cannot be read: .* Keeping the previous titles\.$/)
  expect(site.titles()).toHaveLength(2)
})

test('refresh() fetches the URL again, and keeps the previous titles if the response is an error', async () => {
  let status = 200
  const server = createServer((_message, reply) => {
    reply.writeHead(status).end(readFileSync(adapterFile('mrss/answer.xml')))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.xml`
    const site = await createLoggedSite(`mrss:${address}`)
    status = 503
    await site.refresh()
    status = 200
    await site.refresh()
    expect(site.messages).toEqual([
      '3 titles from an MRSS feed, 1 skipped.',
      `${address} cannot be read: status 503. Keeping the previous titles.`,
      '3 titles from an MRSS feed, 1 skipped.',
    ])
    expect(site.titles()).toHaveLength(3)
    await expect(createLoggedSite(`jw:${address}`)).rejects.toThrow(`${address} is not a JW Platform playlist.`)
  } finally {
    server.close()
  }
})

test('remove() deletes its folder', async () => {
  const site = await createLoggedSite(`jw:${adapterFile('jw/answer.json')}`)
  site.remove()
  expect(existsSync(site.folder)).toBe(false)
})
