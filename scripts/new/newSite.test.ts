import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editorService } from '../generate/editor/editorService'
import { runInProcess } from '../testing/runInProcess'
import { validatePaths } from '../validate/validatePaths'
import { createBrand, createSiteFiles, TEMPLATE_NAMES, writeSite } from './newSite'

const root = resolve(import.meta.dirname, '..', '..')
const adapterExamples = [
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

test.each([...TEMPLATE_NAMES, ...adapterExamples])(
  '--from %s creates a valid site whose documents have a $schema',
  async (from) => {
    const brand = createBrand('corner-cinema')
    const site = join(mkdtempSync(join(folder, 'variant-')), brand.name)
    writeSite(site, site, createSiteFiles(brand, { from }, root).files, root)

    const report = await validatePaths([site], { baseFolder: folder, root })
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

test('the minimal site is self-contained: it names only its own titles and pictures', () => {
  const { files } = createSiteFiles(createBrand('corner-cinema'), { from: 'minimal' }, root)
  const texts = [...files].filter(([path]) => path.endsWith('.json')).map(([, text]) => String(text))
  const named = texts.flatMap((text) => text.match(/\/(?:site|media)\/[^"]+/g) ?? [])
  expect(named.filter((address) => !files.has(address.replace(/^\/site\//, '')))).toEqual([])
  const pictures = [...files.keys()].filter((path) => path.startsWith('pictures/'))
  expect(named).toEqual(expect.arrayContaining(pictures.map((path) => `/site/${path}`)))
  const items = JSON.parse(String(files.get('modules/home.json'))).data[0].module.content
  expect(items).toHaveLength(3)
  for (const { slug } of items)
    expect(JSON.parse(String(files.get(`titles/${slug}.json`)))).toMatchObject({ slug, is_playable: false })
})

test('--examples creates the minimal site without titles, and only that one', () => {
  const brand = createBrand('corner-cinema')
  const { files, notes } = createSiteFiles(brand, { from: 'minimal', examples: true }, root)
  expect([...files.keys()]).toEqual(['config.json', 'brand.css', 'modules/home.json'])
  expect(notes.join()).toContain('--examples')
  expect(() => createSiteFiles(brand, { from: 'lumen', examples: true }, root)).toThrow(
    '--examples is for --from minimal only',
  )
})

test('--from lumen leaves no trace of the name lumen', () => {
  const { files } = createSiteFiles(createBrand('corner-cinema'), { from: 'lumen' }, root)
  for (const [path, content] of files) {
    expect(path).not.toMatch(/lumen/i)
    if (typeof content === 'string') expect(content).not.toMatch(/lumen/i)
  }
  expect(files.get('brand.css')).toContain('.brand-corner-cinema ')
  expect(files.has('logo.svg')).toBe(false)
})

test('--from SITE copies a site folder with its pictures, under the new name', async () => {
  const brand = createBrand('corner-cinema')
  const source = join(root, 'fixtures', 'sites', 'laurel')
  const site = join(mkdtempSync(join(folder, 'copy-')), brand.name)
  const { files } = createSiteFiles(brand, { from: source }, root)
  writeSite(site, site, files, root)
  const report = await validatePaths([site], { baseFolder: folder, root })
  expect(report.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(filesIn(site)).toHaveLength(filesIn(source).length)
  expect(JSON.parse(readFileSync(join(site, 'config.json'), 'utf8'))).toMatchObject({
    distributor: 'Corner Cinema',
    site_title: 'Corner Cinema',
    site_config: { css_root: 'brand-corner-cinema' },
  })
  const styles = [...files].filter(([path]) => path.endsWith('.css')).map(([, text]) => String(text))
  expect(styles.join('')).toContain('.brand-corner-cinema')
  expect(styles.join('')).not.toMatch(/\.brand-laurel(?![\w-])/)
  const logo = filesIn(source).find((path) => path.endsWith('.svg'))
  if (logo) expect(files.get(logo.slice(source.length + 1))).toEqual(readFileSync(logo))
})

test('--from throws for a folder without a config.json, and for a config.json that is not JSON', () => {
  const brand = createBrand('corner-cinema')
  const broken = mkdtempSync(join(folder, 'broken-'))
  expect(() => createSiteFiles(brand, { from: `${broken}/` }, root)).toThrow(
    'expected a site folder with a config.json',
  )
  writeFileSync(join(broken, 'config.json'), '{')
  expect(() => createSiteFiles(brand, { from: broken }, root)).toThrow('its config.json cannot be read')
})

/** Runs the command in `folder`. */
async function runNew(...args: string[]) {
  const { status, stdout, stderr } = await runInProcess('new', args, folder)
  return { status, out: stdout, error: stderr }
}

test('prints the result and the next commands, with paths for the current folder', async () => {
  const { status, out, error } = await runNew('night-owl', '--from', adapterExamples[0] ?? '')
  expect(error).toBe('')
  expect(status).toBe(0)
  const site = join(folder, 'sites', 'night-owl')
  expect(out.trimEnd().split('\n')).toEqual([
    'sites/night-owl: 10 files. No problem in 10 files.',
    '7 titles from a JW Platform playlist.',
    "Item 7 skipped: must have required property 'title'",
    '',
    `  npm start -- --site ${site}        preview; updates on each save`,
    `  npm run validate -- ${site}        validate`,
    `  npm run serve -- --site ${site}    preview the production build`,
  ])
})

test('never overwrites an existing folder', async () => {
  const existing = join(folder, 'mine', 'corner', 'config.json')
  mkdirSync(dirname(existing), { recursive: true })
  writeFileSync(existing, 'mine')
  const { status, out, error } = await runNew('corner', '--in', 'mine')
  expect([status, out]).toEqual([2, ''])
  expect(error).toMatch(
    /^mine\/corner already exists: choose another NAME, or another folder with --in\.\n\nCreates a site folder/,
  )
  expect(readFileSync(existing, 'utf8')).toBe('mine')
  expect(filesIn(join(folder, 'mine'))).toEqual([existing])
})

test('reports XML that is nested too deep', async () => {
  const depth = 20_000
  writeFileSync(join(folder, 'deep.xml'), `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`)
  const { status, error } = await runNew('corner', '--from', 'deep.xml')
  expect(status).toBe(2)
  expect(error.split('\n')[0]).toBe('deep.xml is not valid XML: its elements are nested too deeply')
})

test.each([
  [[], 'Missing argument: NAME'],
  [['a', 'b'], 'Too many arguments: b'],
  [['corner', '--form', 'lumen'], "Unknown option '--form'."],
  [
    ['corner', '--from', 'luemn'],
    '--from must be one of lumen, minimal, FILE.json, FILE.xml, not "luemn" (did you mean "lumen"?).',
  ],
])('%j prints an error and the usage, without a stack', async (args, sentence) => {
  const { status, out, error } = await runNew(...args)
  expect([status, out]).toEqual([2, ''])
  expect(error.split('\n\n')[0]).toBe(sentence)
  expect(error).toContain('npm run new -- NAME')
  expect(error).not.toMatch(/\n\s+at /)
})

test.each(['Corner Cinema', '../corner', '-a', 'a--b', '7up', '', 'a'.repeat(51)])('rejects the name %j', (name) =>
  expect(() => createBrand(name)).toThrow('expected up to 50 lowercase letters'),
)

test.each([
  ['nowhere.json', '--from is nowhere.json: no such file.'],
  [join(root, 'package.json'), 'has an unknown format: expected a JW Platform playlist'],
])('rejects --from %s', (from, sentence) =>
  expect(() => createSiteFiles(createBrand('corner'), { from }, root)).toThrow(sentence),
)

test.each([
  ['invalid JSON', '{', 'is not valid JSON'],
  ['a list without a valid item', '{"playlist":[{"mediaid":"a"}]}', 'has no valid item'],
])('rejects a file with %s', (name, text, sentence) => {
  const file = join(folder, `${name.replaceAll(' ', '-')}.json`)
  writeFileSync(file, text)
  expect(() => createSiteFiles(createBrand('corner'), { from: file }, root)).toThrow(sentence)
})
