import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryFiles } from '../package/repositoryFiles'
import { findWrongCommands, readKnownCommands } from './documentedCommands'
import { projectFiles } from './sources'

const root = join(import.meta.dirname, '..', '..')
const knownCommands = readKnownCommands(root)

/** This page is also about the repository that `npm create @marquee-sites` makes, which has scripts of its own. */
const PACKAGE_PAGE = 'docs/how-to/publish/package.md'

function packageScripts(): Record<string, string> {
  const files = repositoryFiles({ name: 'corner', title: 'Corner' }, { name: 'npm' }, {})
  const { scripts } = JSON.parse(files.get('package.json') ?? '') as { scripts: Record<string, string> }
  return Object.fromEntries(Object.keys(scripts).map((name) => [name, knownCommands.commands[name] ?? '']))
}

test('every command in README, docs, examples and workflows exists, with its options', () => {
  const files = projectFiles(root, ['*.md', 'docs', 'examples', 'fixtures', '.github', 'scripts/package/kit']).filter(
    (path) => /\.(?:md|ya?ml)$|Dockerfile$/.test(path),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(Object.keys(knownCommands.scripts).length).toBeGreaterThan(15)
  expect(Object.values(knownCommands.commands).map((usage) => usage.length > 50)).toEqual(Array(9).fill(true))
  const wrong = files.flatMap((path) => {
    const scripts = path === PACKAGE_PAGE ? { ...knownCommands.scripts, ...packageScripts() } : knownCommands.scripts
    return findWrongCommands(root, path, readFileSync(join(root, path), 'utf8'), { ...knownCommands, scripts }).map(
      (message) => `${path}: ${message}`,
    )
  })
  expect(wrong).toEqual([])
})

test.each([
  ['`npm run dev`', 'no script dev'],
  ['`npm run validate -- site --fixx`', 'no option --fixx'],
  ['`npm run validate -- [FILE…] [--fixx]`', undefined],
  ['`npm run validate --fix`', 'no option --fix'],
  ['`npm run serve --\n--sitte x`', 'no option --sitte'],
  ['`npm start -- --sit x`', 'no option --sit'],
  ['`npm test -- --al`', 'no option --al'],
  ['`npm instal`', 'no npm command instal'],
  ['`needs the npm package`', undefined],
  ['```sh\ncd x && npm run exprt\n```', 'no script exprt'],
  ['- a list:\n\n  ```sh\n  npm run export -- --site x --dir y # --any\n  ```', 'no option --dir'],
  ['`npx marquee validat`', 'no command validat'],
  ['`marquee export --site x --zip`', 'no option --zip'],
  ['`npx playwrite test`', 'no tool playwrite'],
  ['`npm create @marquee-sites x -- --form lumen`', 'no option --form'],
  ['`node scripts/nowhere.mjs`', 'scripts/nowhere.mjs does not exist'],
  ['`npm run validate -- fixtures/sites/nowhere`', 'fixtures/sites/nowhere does not exist'],
  ['`diff --shot`', 'no option --shot'],
  ['npm run validate -- fixtures/sites/NAME --fix, in prose', undefined],
  ['`npm run --silent valdate`', 'no script valdate'],
  ['`npm run --silent validate -- sites --format github > x.txt`', undefined],
  ['`npm run diff --silent -- HEAD:site --md && npm run unit -- src -t name`', undefined],
])('finds the mistake in %j', (text, message) =>
  expect(findWrongCommands(root, 'page.md', text, knownCommands).map((line) => line.split(': ').at(-1))).toEqual(
    message === undefined ? [] : [message],
  ),
)
