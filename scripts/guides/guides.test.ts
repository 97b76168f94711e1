import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyProject, type ProjectCopy } from './copyProject'
import { type Guide, readGuide } from './guide'

const root = join(import.meta.dirname, '..', '..')
const moduleGuide = readGuide(root, 'docs/contributing/adding-a-module-type.md')
const viewGuide = readGuide(root, 'docs/contributing/adding-a-view.md')
const pageGuide = readGuide(root, 'docs/contributing/adding-a-page.md')

const MODULES_FILE = 'registry/modules.ts'
const VIEWS_FILE = 'registry/views.ts'
const ROUTES_FILE = 'registry/routes.ts'
const LAZY_PAGES_FILE = 'registry/lazyPages.ts'

/** Tests that read all schemas, registries or texts. Other tests use examples only, so the guides do not affect them. */
const TESTS_THAT_READ_ALL = ['registry', 'src', 'fixtures/documents', 'scripts/generate']

/** Long, because other suites may run concurrently. */
const TIMEOUT_OPTIONS = ['--testTimeout', '120000', '--hookTimeout', '120000']

let copy: ProjectCopy

/** Follows all three guides in one copy, because generating and compiling take seconds. */
beforeAll(() => {
  copy = copyProject(root)
  // Some tests run `git ls-files`.
  copy.initGit()

  moduleGuide.writeFiles(copy)
  copy.insert(MODULES_FILE, '\n})', `\n  ${moduleGuide.blockAfter(`In \`${MODULES_FILE}\``)}`)

  viewGuide.writeFiles(copy)
  addTexts(viewGuide, 'catalogueTexts.ts')
  copy.insert(VIEWS_FILE, '\n})', `\n  ${viewGuide.blockAfter(`In \`${VIEWS_FILE}\``)}`)

  pageGuide.writeFiles(copy)
  const kinds = 'schemas/config/component-kind.json'
  appendToList(kinds, 'enum', pageGuide.blockAfter(`In \`${kinds}\``))
  appendToList(kinds, 'enumDescriptions', pageGuide.blockAfter('of `enumDescriptions`'))
  copy.replace(
    'schemas/config/route.json',
    '"properties": {',
    `"properties": {${pageGuide.blockAfter('goes into `schemas/config/route.json`')},`,
  )
  addTexts(pageGuide, 'siteTexts.ts')
  copy.replace(LAZY_PAGES_FILE, 'pages = {', `pages = {\n  ${pageGuide.blockAfter(`In \`${LAZY_PAGES_FILE}\``)}`)
  copy.replace(
    ROUTES_FILE,
    'definePageKinds({',
    `definePageKinds({\n  ${pageGuide.blockAfter(`In \`${ROUTES_FILE}\``)}`,
  )

  copy.succeed('scripts/run.mjs', 'scripts/commands/generate.ts')
}, 300_000)

afterAll(() => copy.remove(), 60_000)

/** Adds a text to a list of `src/text`, in English and in each translation. */
function addTexts(guide: Guide, file: string): void {
  copy.insert(`src/text/${file}`, '} as const', guide.blockAfter(`n \`src/text/${file}\``))
  for (const language of ['de', 'fr', 'ar'])
    copy.insert(
      `src/text/languages/${language}/${file}`,
      '}',
      guide.blockAfter(`In \`src/text/languages/${language}/${file}\``),
    )
}

/** Adds an entry at the end of a list of a JSON document. */
function appendToList(path: string, list: string, entry: string): void {
  const document = JSON.parse(copy.read(path))
  document[list].push(JSON.parse(entry))
  copy.write(path, JSON.stringify(document, null, 2))
}

it('the code of the guides compiles', { timeout: 120_000 }, () => {
  const { status, output } = copy.compile()
  expect(status, output).toBe(0)
})

it('the tests of the guides pass, and those that read all schemas, registries or texts', { timeout: 900_000 }, () => {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--configLoader', 'runner']
  copy.succeed(...vitest, 'src/modules/ticker', 'src/views/themes', 'src/pages/colophon')
  copy.succeed(...vitest, '--project', 'node', ...TIMEOUT_OPTIONS, ...TESTS_THAT_READ_ALL)
})

it('a site can use the additions, and validate reports mistakes', { timeout: 120_000 }, () => {
  const site = 'fixtures/sites/lumen'
  const entry = moduleGuide.blockAfter('In a module list of a site folder')
  const view = viewGuide.blockAfter('In the layouts of a site folder')
  const route = pageGuide.blockAfter("In `routing` of a site's `config.json`")
  const use = (path: string, list: string, ...more: string[]) =>
    copy.replace(`${site}/${path}`, list, list + more.map((each) => `${each},`).join(''))
  use('modules/home.json', '"data": [', entry)
  use('modules/title-layouts.json', '"views": [', view)
  use('config.json', '"routing": [', route)
  copy.succeed('scripts/run.mjs', 'scripts/commands/validate.ts', site)

  use('modules/home.json', '"data": [', entry.replace('"news"', '"more"').replace('["Doors at seven"', '[7'))
  use('modules/title-layouts.json', '"views": [', view.replace('true', '"no"'))
  use('config.json', '"routing": [', route.replace('/about', '/us').replace('"Lumen & Sons"', '7'))
  const { status, output } = copy.run('scripts/run.mjs', 'scripts/commands/validate.ts', site)
  expect(status, output).toBe(1)
  expect(output).toContain('/data/0/module/content/0')
  expect(output).toMatch(/\/views\/0\/sorted/)
  expect(output).toContain('/site_config/routing/0/printer')
})

/** Escapes a text for a regular expression. */
const escapeRegExp = (text: string) => text.replaceAll(/[[\]().*+?^$|{}]/g, '\\$&')

/** Compiler errors as "file: message". */
function compilerErrors(): string[] {
  const { status, output } = copy.compile()
  expect(status).not.toBe(0)
  return output.split(/\n(?=\S)/).flatMap((error) => {
    const [, file, message] = /^(\S+)\(\d+,\d+\): error \w+: ([\s\S]*)/.exec(error) ?? []
    return file ? [`${file}: ${message?.replaceAll('\n', '')}`] : []
  })
}

it('the compiler reports registry entries whose renderer or source has a wrong type', { timeout: 120_000 }, () => {
  const right = [MODULES_FILE, VIEWS_FILE, LAZY_PAGES_FILE].map((path) => [path, copy.read(path)] as const)
  copy.replace(MODULES_FILE, 'modules/ticker/Ticker', 'modules/text-block/TextBlock')
  copy.replace(MODULES_FILE, 'modules/title_grid', 'modules/collection')
  copy.replace(VIEWS_FILE, 'views/themes/Themes', 'views/spoilers/Spoilers')
  // The source loads other data than the view takes.
  copy.replace(VIEWS_FILE, 'source: linksSource', 'source: nominationsSource')
  copy.replace(LAZY_PAGES_FILE, 'pages/colophon/ColophonPage', 'modules/ticker/Ticker')
  const found = compilerErrors()
  const named = (file: string, ...words: string[]) =>
    expect(found, found.join('\n')).toContainEqual(
      expect.stringMatching(new RegExp(`^${file}: .*${words.map(escapeRegExp).join('.*')}`)),
    )
  named(MODULES_FILE, 'modules/text-block/TextBlock', 'ModuleProps<"ticker">')
  named(MODULES_FILE, '"modules/collection"', '"modules/title_grid"')
  named(VIEWS_FILE, 'views/spoilers/Spoilers', 'ViewProps<"themes"')
  named(VIEWS_FILE, 'views/links/Links', 'ViewProps<"links", readonly Honour[]>')
  named(ROUTES_FILE, 'ModuleProps<"ticker">', 'ComponentType<PageProps>')
  for (const [path, text] of right) copy.write(path, text)
})

it('the compiler reports schema types that are missing in the registry', { timeout: 120_000 }, () => {
  copy.replace(MODULES_FILE, '\n  ticker: ', '\n  // ')
  copy.replace(VIEWS_FILE, '\n  themes: ', '\n  // ')
  copy.replace(ROUTES_FILE, '\n  colophon: ', '\n  // ')
  const found = compilerErrors().join('\n')
  for (const [path, word] of [
    [MODULES_FILE, 'ticker'],
    [VIEWS_FILE, 'themes'],
    [ROUTES_FILE, 'colophon'],
  ])
    expect(found).toMatch(new RegExp(`^${path}: .*'${word}' is missing`, 'm'))
})
