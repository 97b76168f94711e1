import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './installation'
import { MAIN_PACKAGE } from './names'
import { type PackageManager, readPackageManager } from './packageManager'
import { repositoryFiles } from './repositoryFiles'

const brand = { name: 'corner-cinema', title: 'Corner Cinema' }
const NPM: PackageManager = { name: 'npm' }
const filesFor = (manager: PackageManager) => repositoryFiles(brand, manager, { [MAIN_PACKAGE]: '^1.0.0' })

/** The commands of the steps in the workflow. */
const workflowCommands = (manager: PackageManager) =>
  [...(filesFor(manager).get('.github/workflows/site.yml') ?? '').matchAll(/^ {6,8}(?:- )?run: (.*)$/gm)].map(
    ([, command]) => command,
  )

test('names the same version of Node everywhere', () => {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  expect(JSON.parse(filesFor(NPM).get('package.json') ?? '').engines).toEqual(engines)
  const command = readFileSync(join(ROOT, 'scripts', 'bin', 'marquee.mjs'), 'utf8')
  expect(command).toContain(`Marquee needs Node ${engines.node.replace('>=', '')} or newer.`)
})

test('runs the marquee command of the same name in each npm script', () => {
  const manifest = JSON.parse(filesFor(NPM).get('package.json') ?? '')
  expect(manifest).toMatchObject({
    name: 'corner-cinema',
    private: true,
    devDependencies: { [MAIN_PACKAGE]: '^1.0.0' },
  })
  expect(manifest).not.toHaveProperty('packageManager')
  for (const [name, command] of Object.entries(manifest.scripts)) expect(command).toBe(`marquee ${name}`)
})

test.each<[install: string, pin: string | undefined, userAgent: string]>([
  ['npm ci', undefined, 'npm/11.4.2 node/v22.14.0 linux x64'],
  ['npx --yes pnpm install --frozen-lockfile', 'pnpm@10.4.0', 'pnpm/10.4.0 npm/? node/v22.14.0 linux x64'],
  ['corepack enable && yarn install --immutable', 'yarn@4.9.1', 'yarn/4.9.1 npm/? node/v22.14.0'],
  ['npx --yes yarn@1.22.22 install --frozen-lockfile', 'yarn@1.22.22', 'yarn/1.22.22 npm/? node/v22.14.0'],
  ['npx --yes bun install --frozen-lockfile', undefined, 'bun/1.4.5 npm/? node/v22.14.0 linux x64'],
  ['npm ci', undefined, ''],
])('creates a repository whose workflow installs packages with "%s"', (install, pin, userAgent) => {
  const manager = readPackageManager(userAgent)
  expect(workflowCommands(manager)).toEqual([
    install,
    'npx marquee validate --format github',
    expect.stringContaining('npx marquee diff "origin/$GITHUB_BASE_REF:site" --md >>'),
    'npx marquee export',
  ])
  const files = filesFor(manager)
  expect(JSON.parse(files.get('package.json') ?? '').packageManager).toBe(pin)
  expect(files.get('README.md')).toContain(`\`${manager.name} run dev\``)
  // Only npm needs `--` before options.
  expect(files.get('README.md')).toContain(`run export ${manager.name === 'npm' ? '-- --url' : '--url'}`)
  expect(files.has('.yarnrc.yml')).toBe(manager.name === 'yarn')
  expect(files.has('pnpm-workspace.yaml')).toBe(manager.name === 'pnpm')
})

test.each([
  [0, 0],
  [1, 0],
  [2, 1],
])('the step that describes changes treats the exit code %i of diff as %i', (code, expected) => {
  const step = workflowCommands(NPM).find((command) => command?.includes(' diff ')) ?? ''
  const tested = step.replace(/^npx .* >> "\$GITHUB_STEP_SUMMARY"/, `(exit ${code})`)
  // GitHub runs steps with these options.
  expect([tested === step, spawnSync('bash', ['-eo', 'pipefail', '-c', tested]).status]).toEqual([false, expected])
})

test('lets pnpm ignore the install scripts that this project ignores', () => {
  const { allowScripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const settings = filesFor(readPackageManager('pnpm/11.0.0 npm/? node/v22.14.0 linux x64')).get('pnpm-workspace.yaml')
  for (const name of Object.keys(allowScripts)) expect(settings).toMatch(new RegExp(`^  '?${name}'?: false$`, 'm'))
})

test('reads schemas for every kind of document from the package', () => {
  const { 'json.schemas': schemas } = JSON.parse(filesFor(NPM).get('.vscode/settings.json') ?? '')
  expect(schemas).toHaveLength(4)
  for (const { url } of schemas) {
    const [, path = 'none'] = url.split(`./node_modules/${MAIN_PACKAGE}/`)
    expect([url, existsSync(join(ROOT, path))]).toEqual([url, true])
  }
})
