import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyProject, type ProjectCopy } from './copyProject'
import { readGuide } from './guide'

const root = join(import.meta.dirname, '..', '..')
const guide = readGuide(root, 'docs/how-to/extend/extending.md')
const site = 'fixtures/sites/lumen'

let copy: ProjectCopy

beforeAll(() => {
  copy = copyProject(root)
  guide.writeFiles(copy)
  copy.succeed('scripts/run.mjs', 'scripts/commands/generate.ts')
}, 120_000)

afterAll(() => copy.remove())

it('the guide changes no file of the project', () => {
  for (const folder of ['src', 'registry', 'schemas', 'docs']) {
    // Packages and builds of `docs` are not copied.
    const files = readdirSync(join(copy.folder, folder), { recursive: true, withFileTypes: true })
    for (const entry of files.filter((each) => each.isFile())) {
      const path = join(entry.parentPath, entry.name).slice(copy.folder.length + 1)
      if (!existsSync(join(root, path))) expect.fail(`${path} was added`)
      if (copy.read(path) !== readFileSync(join(root, path), 'utf8')) expect.fail(`${path} was changed`)
    }
  }
  expect(copy.read('local/generated/config-reference.md')).toContain('| `printer` | string |')
})

it('the code of the guide compiles, and its tests pass', { timeout: 120_000 }, () => {
  const { status, output } = compileLocal()
  expect(status, output).toBe(0)
  copy.succeed('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--vcs-enabled=false', 'local')
  copy.write('local/replaced.test.ts', REPLACED_FILES_TEST)
  copy.succeed('node_modules/vitest/vitest.mjs', 'run', '--configLoader', 'runner', 'local/')
})

it('a site can use the additions, and validate reports mistakes', { timeout: 120_000 }, () => {
  const entry = guide.blockAfter('In a module list of a site folder')
  const route = guide.blockAfter('In `routing` of its `config.json`')
  const view = guide.blockAfter('In its layouts')
  const use = (path: string, list: string, ...more: string[]) =>
    copy.replace(`${site}/${path}`, list, list + more.map((each) => `${each},`).join(''))
  use('modules/home.json', '"data": [', entry)
  use('modules/title-layouts.json', '"views": [', view)
  use('config.json', '"routing": [', route)
  copy.replace(`${site}/config.json`, '"site_config": {', '"site_config": { "texts": { "madePossible": "Thanks!" },')
  copy.succeed('scripts/run.mjs', 'scripts/commands/validate.ts', site)

  // A schema changes, as after an update of the project.
  copy.replace('schemas/modules/text_block.json', '"description": "', '"description": "Updated. ')
  const wrong = entry.replaceAll('thanks', 'more').replace('"content"', '"contents"')
  use('modules/home.json', '"data": [', wrong, entry.replace('"sponsors"', '"sponsers"'))
  use('modules/title-layouts.json', '"views": [', view.replace('true', '"no"'))
  use('config.json', '"routing": [', route.replace('/about', '/us').replace('"printer"', '"printr"'))
  const { status, output } = copy.run('scripts/run.mjs', 'scripts/commands/validate.ts', site)
  expect(status).toBe(1)
  expect(output).toContain('local/generated is out of date: run `npm run generate`.')
  expect(output).toContain('/data/0/module/contents  unknown field "contents", and "content" is missing')
  expect(output).toContain('"sponsers" is not a module type: the module is skipped (did you mean "sponsors"?)')
  expect(output).toMatch(/\/views\/0\/sorted {2}"sorted" is "no": expected true or false/)
  expect(output).toContain('/site_config/routing/0/printr  unknown field "printr" (did you mean "printer"?)')
})

it('the compiler reports wrong and missing entries of the local registry', { timeout: 120_000 }, () => {
  copy.replace(REGISTRY_FILE, './modules/sponsors/Sponsors', './pages/colophon/ColophonPage')
  copy.replace(REGISTRY_FILE, 'colophon: {', '// ')
  copy.write(VIEWS_FILE, copy.read(VIEWS_FILE).replace(/\(\{[\s\S]*\}\)/, '({})'))
  const { output } = compileLocal()
  expect(output).toMatch(/^local\/registry\.ts.*'Promise<typeof import\(.*ColophonPage.*LocalModuleProps<"sponsors">/m)
  expect(output).toMatch(/^local\/registry\.ts[\s\S]*?'colophon' is missing/m)
  expect(output).toMatch(/^local\/views\.ts[\s\S]*?'themes' is missing/m)
})

/** Compiles the folder `local` and its imports. */
function compileLocal() {
  copy.write('local.json', '{ "extends": "./tsconfig.json", "include": ["local"] }')
  return copy.run(
    'node_modules/typescript/bin/tsc',
    '-p',
    'local.json',
    '--incremental',
    '--tsBuildInfoFile',
    'types.json',
  )
}

/** A test of the files that replace files of the project. */
const REPLACED_FILES_TEST = `import { expect, it } from 'vitest'
import { readSchema } from '../src/preview/editor/schemas'
import localAdapter from '../src/service/http/localAdapter'
import adapter from './adapter'

it('the preview editor reads the schemas of local modules', async () => expect(await readSchema('module-list.json')).toContain('"sponsors"'))
it('the service uses the local adapter', () => expect(localAdapter).toBe(adapter))
`

const REGISTRY_FILE = 'local/registry.ts'
const VIEWS_FILE = 'local/views.ts'
