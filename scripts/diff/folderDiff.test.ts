import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareDraft, compareWith, revisionsOf } from './folderDiff'

const parent = mkdtempSync(join(tmpdir(), 'marquee-folder-diff-'))
const folder = join(parent, 'bare')
const configFile = join(folder, 'config.json')
const git = (from: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd: from, encoding: 'utf8' })

beforeAll(() => {
  cpSync('fixtures/sites/bare', folder, { recursive: true })
})
afterAll(() => rmSync(parent, { recursive: true }))

test('rejects a folder that is not in a Git work tree', async () => {
  expect(revisionsOf(folder)).toEqual([])
  await expect(compareWith(folder, 'HEAD')).rejects.toThrow('This folder is not in a Git work tree.')
})

test('compares a folder with its draft, without Git', async () => {
  const draft = join(parent, 'draft')
  cpSync(folder, draft, { recursive: true })
  const home = join(draft, 'modules/home.json')
  writeFileSync(home, readFileSync(home, 'utf8').replace('"all-we-have",', '"all-we-have", "display_name": "All",'))
  const { lines, addresses } = await compareDraft(folder, draft)
  expect(lines.map(({ paths }) => paths)).toEqual([['/home']])
  expect(lines[0]?.modules).toHaveLength(1)
  expect(addresses).toEqual({ '/home': '/home' })
  expect((await compareDraft(folder, folder)).lines).toEqual([])
})

test('compares a folder without a config with its first draft: all pages are new', async () => {
  const empty = join(parent, 'empty')
  mkdirSync(empty)
  const { lines, faults } = await compareDraft(empty, folder)
  expect(lines.filter(({ paths }) => paths.includes('/home'))).toMatchObject([
    { sign: '+', text: 'route /home (home)' },
  ])
  expect(faults).toEqual([])
})

test.each([
  ['in a work tree', parent],
  ['that is a work tree', folder],
])('for a folder %s returns the changes since a revision, new problems and a copy of the revision', async (_, top) => {
  const before = readFileSync(configFile, 'utf8')
  git(top, 'init', '-q')
  await expect(compareWith(folder, 'HEAD')).rejects.toThrow('The repository has no commit yet')
  git(top, 'commit', '-qm', 'Before it was there', '--allow-empty')
  await expect(compareWith(folder, 'HEAD')).rejects.toThrow(
    /^The folder does not exist at [0-9a-f]+: |^HEAD contains no config/,
  )
  git(top, 'add', '.')
  git(top, 'commit', '-qm', 'Reset')
  try {
    const { site_config, ...rest } = JSON.parse(before)
    const more = [{ route: '/new', component: 'modulesonly', modules_uri: 'modules/placement/nowhere/' }]
    writeFileSync(
      configFile,
      JSON.stringify({ ...rest, site_config: { ...site_config, routing: [...site_config.routing, ...more] } }),
    )
    expect(revisionsOf(folder)[0]).toEqual({
      name: 'HEAD',
      words: expect.stringMatching(/^\d{4}-\d\d-\d\d Reset$/),
    })
    const { diff, old } = await compareWith(folder, 'HEAD')
    expect(diff.lines).toMatchObject([{ sign: '+', text: 'route /new (modulesonly)', paths: ['/new'] }])
    expect(diff.addresses).toEqual({ '/new': '/new' })
    expect(diff.problems.fresh.map(({ file }) => file)).toEqual(['config.json'])
    expect(readFileSync(join(old, 'config.json'), 'utf8')).toBe(before)
    expect(old.endsWith('bare')).toBe(true)
    // The comparison does not change the work tree or the index.
    expect(git(top, 'status', '--short').trim()).toMatch(/^M (?:bare\/)?config\.json$/)
    expect((await compareWith(folder, 'HEAD')).old).toBe(old)
    // With a symbolic link to the folder, and a changed file that is not a document.
    const link = join(parent, 'link')
    symlinkSync(folder, link)
    writeFileSync(join(folder, 'more.html'), '<p>More</p>')
    expect((await compareWith(link, 'HEAD')).diff.lines.map(({ text }) => text)).toEqual([
      'route /new (modulesonly)',
      'file more.html',
    ])
    rmSync(link)
    rmSync(join(folder, 'more.html'))
    await expect(compareWith(folder, '--output=x')).rejects.toThrow('Git does not know the revision --output=x')
    expect(existsSync(join(top, 'x'))).toBe(false)
  } finally {
    writeFileSync(configFile, before)
    rmSync(join(top, '.git'), { recursive: true })
  }
})
