import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editorService } from '../generate/editor/editorService'
import { runHere } from '../testing/runHere'
import { validatePaths } from '../validate/validatePaths'
import { brandOf, filesOf, STARTS, writeSite } from './newSite'

const root = resolve(import.meta.dirname, '..', '..')
const answers = [
  'jw/answer.json',
  'jellyfin/answer.json',
  'schema-org/answer.json',
  'tmdb/answer.json',
  'mrss/answer.xml',
  'atom/answer.xml',
].map((path) => join(root, 'scripts', 'adapters', path))
const editor = editorService(root)
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-new-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

test.each([...STARTS, ...answers])(
  'from %s: every variant is without a problem, and knows its schemas',
  async (from) => {
    const brand = brandOf('corner-cinema')
    const site = join(mkdtempSync(join(folder, 'variant-')), brand.name)
    writeSite(site, site, filesOf(brand, from, root).files, root)

    const report = await validatePaths([site], { from: folder, root })
    expect(report.problems).toEqual([])
    expect(report.skipped).toBe(0)
    expect(JSON.parse(readFileSync(join(site, 'config.json'), 'utf8'))).toMatchObject({ site_title: 'Corner Cinema' })
    for (const file of filesIn(site)) {
      if (!file.endsWith('.json')) continue
      const { $schema } = JSON.parse(readFileSync(file, 'utf8'))
      expect(resolve(dirname(file), $schema)).toMatch(resolve(root, 'schemas/editor'))
      expect(JSON.parse(readFileSync(resolve(dirname(file), $schema), 'utf8'))).toHaveProperty('title')
      const text = readFileSync(file, 'utf8')
      expect(await editor.hover(pathToFileURL(file).href, text, text.indexOf('$schema'))).toMatch(
        /^Address of this schema/,
      )
      expect(await editor.problems(pathToFileURL(file).href, text)).toEqual([])
    }
  },
)

test('nothing of the other name is left', () => {
  const { files } = filesOf(brandOf('corner-cinema'), 'lumen', root)
  for (const [path, content] of files) {
    expect(path).not.toMatch(/lumen/i)
    if (typeof content === 'string') expect(content).not.toMatch(/lumen/i)
  }
  expect(files.get('brand.css')).toContain('.brand-corner-cinema ')
  expect(files.has('logo.svg')).toBe(false)
})

/** The command as somebody in `folder` gives it. */
async function command(...args: string[]) {
  const { status, stdout, stderr } = await runHere('new', args, folder)
  return { status, out: stdout, error: stderr }
}

test('the command says what it made, and what to do next, from where it was given', async () => {
  const { status, out, error } = await command('night-owl', '--from', answers[0] ?? '')
  expect(error).toBe('')
  expect(status).toBe(0)
  const site = join(folder, 'sites', 'night-owl')
  expect(out.trimEnd().split('\n')).toEqual([
    'sites/night-owl: 10 files. No problem in 10 files.',
    '7 titles from a playlist of JW Platform.',
    "Item 7 left out: must have required property 'title'",
    '',
    `  npm start -- --site ${site}        look at it; each save shows at once`,
    `  npm run validate -- ${site}        check it`,
    `  npm run serve -- --site ${site}    see it as it will be published`,
  ])
})

test('what is there is never overwritten', async () => {
  const kept = join(folder, 'mine', 'corner', 'config.json')
  mkdirSync(dirname(kept), { recursive: true })
  writeFileSync(kept, 'mine')
  const { status, out, error } = await command('corner', '--in', 'mine')
  expect([status, out]).toEqual([2, ''])
  expect(error).toMatch(/^mine\/corner is there already, and nothing is overwritten\.\n\nMakes a site folder/)
  expect(readFileSync(kept, 'utf8')).toBe('mine')
  expect(filesIn(join(folder, 'mine'))).toEqual([kept])
})

test('reports XML that is nested too deep', async () => {
  const depth = 20_000
  writeFileSync(join(folder, 'deep.xml'), `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`)
  const { status, error } = await command('corner', '--from', 'deep.xml')
  expect(status).toBe(2)
  expect(error.split('\n')[0]).toBe('deep.xml is no XML: its elements are nested too deep')
})

test.each([
  [[], 'Missing argument: NAME'],
  [['a', 'b'], 'Too many arguments: b'],
  [['corner', '--form', 'lumen'], "Unknown option '--form'."],
  [
    ['corner', '--from', 'luemn'],
    '--from is one of lumen, minimal, FILE.json, FILE.xml, not "luemn" (did you mean "lumen"?).',
  ],
])('%j is answered with a sentence and the usage, not with a stack', async (args, sentence) => {
  const { status, out, error } = await command(...args)
  expect([status, out]).toEqual([2, ''])
  expect(error.split('\n\n')[0]).toBe(sentence)
  expect(error).toContain('npm run new -- NAME')
  expect(error).not.toMatch(/\n\s+at /)
})

test.each(['Corner Cinema', '../corner', '-a', 'a--b', '7up', '', 'a'.repeat(51)])('%j is no name', (name) =>
  expect(() => brandOf(name)).toThrow('can be no name of a site'),
)

test.each([
  ['nowhere.json', 'There is no file nowhere.json.'],
  [join(root, 'package.json'), 'is nothing that is understood here: a playlist of JW Platform'],
])('from %s nothing is made', (from, sentence) =>
  expect(() => filesOf(brandOf('corner'), from, root)).toThrow(sentence),
)

test.each([
  ['no JSON', '{', 'is no JSON'],
  ['a list without a usable item', '{"playlist":[{"mediaid":"a"}]}', 'without a single usable item'],
])('a file that is %s makes nothing', (name, text, sentence) => {
  const file = join(folder, `${name.replaceAll(' ', '-')}.json`)
  writeFileSync(file, text)
  expect(() => filesOf(brandOf('corner'), file, root)).toThrow(sentence)
})
