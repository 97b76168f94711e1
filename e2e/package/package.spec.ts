import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { probePort } from '../../scripts/commands/ports'
import { startPlainHost } from '../../scripts/export/plainHost'
import { CREATE_PACKAGE, KIT_PACKAGE, MAIN_PACKAGE } from '../../scripts/package/names'
import { type NpmRegistry, startNpmRegistry } from '../support/npmRegistry'
import { commandArguments } from '../support/serveSite'
import { expect, test } from '../support/test'
import { addExtensionsToSite, expectExtensions, writeExtensions } from './extensions'

// All tests use one repository, which `npm create` makes from packed packages. Their numbers are those of the acceptance
// checks for the package (docs/contributing/releasing.md).
test.describe.configure({ mode: 'serial', timeout: 300_000 })

// A path that shells and URLs have to quote.
const parentFolder = mkdtempSync(join(tmpdir(), 'marquee & Söhne '))
const repositoryFolder = join(parentFolder, 'corner-cinema')
let registry: NpmRegistry

/** sharp is left out, as on a machine that it does not support. */
const npmEnvironment = () => ({
  ...process.env,
  npm_config_userconfig: join(parentFolder, 'npmrc'),
  npm_config_cache: join(parentFolder, 'cache'),
  npm_config_omit: 'optional',
})

/** Runs npm. Not by `spawnSync`, because the registry runs in this process. */
const runNpm = (cwd: string, ...args: string[]) => run('npm', args, cwd, npmEnvironment())

const run = (command: string, args: readonly string[], cwd: string, env = process.env) =>
  new Promise<{ status: number | null; output: string }>((done) => {
    const program = spawn(command, args, { cwd, env })
    let output = ''
    for (const stream of [program.stdout, program.stderr])
      stream.on('data', (text) => {
        output += String(text)
      })
    program.once('close', (status) => done({ status, output }))
  })

const createRepository = () =>
  runNpm(parentFolder, 'create', '--yes', CREATE_PACKAGE.replace(/\/create$/, ''), 'corner-cinema')

const BIN_PATH = join('node_modules', MAIN_PACKAGE, 'scripts', 'bin', 'marquee.mjs')

/** Runs `marquee` in the repository, at the same time as other programs. */
const marqueeAsync = (...args: string[]) => run(process.execPath, [BIN_PATH, ...args], repositoryFolder)

/** Runs `marquee` in the repository. */
function marquee(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN_PATH, ...args], {
    cwd: repositoryFolder,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

/** Starts a server of `marquee`, and waits for its address. */
async function startMarquee(...args: string[]): Promise<{ url: string; program: ChildProcess; port: number }> {
  const port = await probePort('127.0.0.1', 0)
  const program = spawn(process.execPath, [BIN_PATH, ...args, '--port', String(port)], { cwd: repositoryFolder })
  const url = await new Promise<string>((ready, fail) => {
    program.stdout.on('data', (text) => {
      const found = /http:\S+/.exec(String(text))?.[0]
      if (found) ready(found)
    })
    program.once('exit', (code) => fail(new Error(`marquee ${args.join(' ')} exited with code ${code}`)))
  })
  return { url, program, port }
}

const stopProgram = (program: ChildProcess) =>
  new Promise<number | null>((done) => {
    if (program.exitCode !== null) return done(program.exitCode)
    program.once('exit', (code) => done(code))
    program.kill('SIGINT')
  })

/** Leaves the page first: it may still load modules, and reloads when the server is replaced. */
async function stopDev(page: Page, program: ChildProcess): Promise<void> {
  await page.goto('about:blank')
  await stopProgram(program)
}

test.beforeAll(async () => {
  test.setTimeout(600_000)
  const args = commandArguments('release', '--dry-run', '--reuse-build')
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  // Check 1: the command checks the size and contents of the package.
  expect(status, stdout + stderr).toBe(0)
  const tarballs = readdirSync('release').map((file) => join('release', file))
  // The dependencies of the kit are those of this project.
  registry = await startNpmRegistry(tarballs, { installed: '.' })
  writeFileSync(join(parentFolder, 'npmrc'), `registry=${registry.url}\n`)
  const made = await createRepository()
  expect(made.status, made.output).toBe(0)
})

test.afterAll(() => {
  registry?.close()
  rmSync(parentFolder, { recursive: true, force: true })
})

test('check 2: installs a single package, which has no dependencies besides sharp', () => {
  const lock = JSON.parse(readFileSync(join(repositoryFolder, 'package-lock.json'), 'utf8'))
  const installed = Object.entries<{ optional?: boolean }>(lock.packages).filter(
    ([path, entry]) => path && !entry.optional,
  )
  expect(installed.map(([path]) => path)).toEqual([`node_modules/${MAIN_PACKAGE}`])
})

test('check 3: creates a repository once, and changes nothing the second time', { tag: '@core' }, async () => {
  expect(readdirSync(repositoryFolder).sort()).toEqual(
    [
      '.git',
      '.github',
      '.gitignore',
      '.vscode',
      'README.md',
      'node_modules',
      'package-lock.json',
      'package.json',
      'site',
    ].sort(),
  )
  const before = readFileSync(join(repositoryFolder, 'package.json'), 'utf8')
  const again = await createRepository()
  expect([again.status !== 0, again.output.includes('corner-cinema already exists')]).toEqual([true, true])
  expect(readFileSync(join(repositoryFolder, 'package.json'), 'utf8')).toBe(before)
})

test('check 4: validates with a suggestion for a typo, and exit codes', () => {
  const file = join(repositoryFolder, 'site', 'config.json')
  const config = readFileSync(file, 'utf8')
  expect(marquee('validate')).toEqual({ status: 0, output: 'No problem in 6 files.\n' })
  writeFileSync(file, config.replace('"site_title"', '"site_tittle"'))
  const typo = marquee('validate')
  writeFileSync(file, config)
  expect([typo.status, typo.output]).toEqual([0, expect.stringContaining('site_title')])
  expect(marquee('validate', 'nowhere').status).toBe(2)
  expect(marquee('valdate')).toEqual({ status: 2, output: expect.stringContaining('did you mean "validate"?') })
  expect(marquee('--version').output).toMatch(/^\d+\.\d+\.\d+\n$/)
  expect(marquee('validate', '--help').output).toContain('marquee validate [FILE|FOLDER…]')
})

test('check 5: dev shows an edit and counts a mistake, opens Compose, and frees its port when it stops', async ({
  page,
}) => {
  const { url, program, port } = await startMarquee('dev')
  try {
    await page.goto(url)
    await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible()
    const file = join(repositoryFolder, 'site', 'modules', 'home.json')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace('This week', 'Tonight'))
    await expect(page.getByRole('heading', { name: 'Tonight' })).toBeVisible()
    const bar = page.getByRole('button', { name: /^Preview/ })
    await expect(bar).toContainText('0 problems')
    writeFileSync(file, text.replace('"carousel_show"', '"carousel_shw"'))
    await expect(bar).toContainText('1 problem')
    writeFileSync(file, text)
    await page.goto(`${url}__marquee/compose`)
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'This week' })).toBeVisible()
  } finally {
    await stopProgram(program)
  }
  expect(await probePort('127.0.0.1', port)).toBe(port)
})

test("check 6: exports only the site's own titles, and nothing the second time", async ({ page }) => {
  const { status, output } = marquee('export')
  expect(status, output).toBe(0)
  const out = join(repositoryFolder, 'public')
  const titles = readdirSync(join(out, 'title')).filter((name) => !name.endsWith('.html'))
  expect(titles.sort()).toEqual(['metropolis', 'sunrise', 'the-general'])
  expect(marquee('export').output).toMatch(/^public: 0 files added, 0 changed, 0 removed, \d+ unchanged\.$/m)
  const host = await startPlainHost(out)
  try {
    const failed: string[] = []
    page.on('response', (response) => response.status() >= 400 && failed.push(response.url()))
    await page.goto(`${host.origin}/home/`)
    await page
      .getByRole('link', { name: /Metropolis/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Metropolis', level: 1 })).toBeVisible()
    expect(failed).toEqual([])
  } finally {
    host.close()
  }
})

test('check 7: serves with the headers of the site, to accepted host names only', async () => {
  for (const options of [[], ['--ssr']]) {
    const { url, program } = await startMarquee('serve', ...options)
    try {
      expect(marquee('headers', '--check', url).output).toContain('sends the headers of site')
      const statusOf = async (path: string, headers = {}) => (await fetch(new URL(path, url), { headers })).status
      expect(await statusOf('/assets/missing.js')).toBe(404)
      const foreign = spawnSync(
        'curl',
        ['-s', '-o', '/dev/null', '-w', '%{http_code}', '-H', 'Host: evil.example', url],
        {
          encoding: 'utf8',
        },
      )
      expect(Number(foreign.stdout)).toBeGreaterThanOrEqual(400)
    } finally {
      await stopProgram(program)
    }
  }
})

test('check 8: writes nothing into the package', () => {
  const folder = join(repositoryFolder, 'node_modules', MAIN_PACKAGE)
  const files = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  const before = files()
  chmodSync(folder, 0o555)
  try {
    expect(marquee('validate').status).toBe(0)
    expect(marquee('export').status).toBe(0)
    expect(marquee('build', '--out', 'built').status).toBe(0)
  } finally {
    chmodSync(folder, 0o755)
  }
  expect(files()).toEqual(before)
  expect(
    existsSync(join(repositoryFolder, 'built', 'index.html')) && existsSync(join(repositoryFolder, 'built.ssr')),
  ).toBe(true)
})

const homeFile = join(repositoryFolder, 'site', 'modules', 'home.json')
let removeExtensions: () => void

test('check 10: extensions need the kit, which knows their types', async () => {
  test.setTimeout(600_000)
  writeExtensions(repositoryFolder)
  expect(marquee('validate')).toEqual({
    status: 1,
    output: expect.stringContaining(`needs the package ${KIT_PACKAGE}`),
  })
  const installed = await runNpm(
    repositoryFolder,
    'install',
    '--save-dev',
    '--ignore-scripts',
    '--include=optional',
    KIT_PACKAGE,
  )
  expect(installed.status, installed.output).toBe(0)

  removeExtensions = addExtensionsToSite(repositoryFolder)
  const list = readFileSync(homeFile, 'utf8')
  writeFileSync(homeFile, list.replace('"content": ["Kodak"', '"contents": ["Kodak"'))
  // Both build the commands.
  const wrong = await Promise.all([marqueeAsync('validate'), marqueeAsync('validate')])
  for (const { status, output } of wrong)
    expect([status, output]).toEqual([1, expect.stringContaining('unknown field "contents"')])
  writeFileSync(homeFile, list)
  expect(marquee('validate')).toEqual({ status: 0, output: 'No problem in 7 files.\n' })

  const compile = () => {
    const args = [join('node_modules', 'typescript', 'bin', 'tsc'), '-p', 'extensions']
    return spawnSync(process.execPath, args, { cwd: repositoryFolder, encoding: 'utf8' }).stdout
  }
  expect(compile()).toBe('')
  const component = join(repositoryFolder, 'extensions', 'modules', 'sponsors', 'Sponsors.tsx')
  const code = readFileSync(component, 'utf8')
  writeFileSync(component, code.replace('module.content.', 'module.contents.'))
  expect(compile()).toContain("Property 'contents' does not exist on type 'SponsorsModule'")
  writeFileSync(component, code)
})

test('check 10: dev shows extensions, updates edited ones without a reload, and has fields in Compose', async ({
  page,
}) => {
  const { url, program } = await startMarquee('dev')
  const component = join(repositoryFolder, 'extensions', 'modules', 'sponsors', 'Sponsors.tsx')
  const code = readFileSync(component, 'utf8')
  try {
    await page.goto(url)
    // Vite bundles the packages first.
    await expect(page.getByText('Made possible by Kodak, Agfa.')).toBeVisible({ timeout: 120_000 })
    await expectExtensions(page)
    await page.goto(url)
    // Vite's updates reach modules that are loaded.
    await expect(page.getByText('Made possible by Kodak, Agfa.')).toBeVisible()
    await page.evaluate('window.kept = true')
    writeFileSync(component, code.replace('>{t(', '>Edited. {t('))
    await expect(page.getByText('Edited. Made possible by Kodak, Agfa.')).toBeVisible()
    expect(await page.evaluate('window.kept')).toBe(true)
    await page.goto(`${url}__marquee/compose`)
    await page.getByRole('button', { name: 'thanks Sponsors' }).click({ timeout: 120_000 })
    await expect(page.getByRole('textbox', { name: 'Items' })).toHaveValue('Kodak\nAgfa')
  } finally {
    writeFileSync(component, code)
    await stopDev(page, program)
  }
})

test('check 10: dev starts again when a schema has changed', async ({ page }) => {
  test.setTimeout(600_000)
  const { url, program } = await startMarquee('dev')
  const schema = join(repositoryFolder, 'extensions', 'schemas', 'modules', 'sponsors.json')
  const [fields, list] = [readFileSync(schema, 'utf8'), readFileSync(homeFile, 'utf8')]
  try {
    writeFileSync(homeFile, list.replace('"content": ["Kodak"', '"since": 1927, "content": ["Kodak"'))
    await page.goto(url)
    const bar = page.getByRole('button', { name: /^Preview/ })
    await expect(bar).toContainText('1 problem', { timeout: 120_000 })
    // Fails while the server is replaced and the page reloads.
    const problemsOfServer = expect.poll(() => page.evaluate(countProblems).catch(() => undefined), {
      timeout: 120_000,
    })
    writeFileSync(
      schema,
      fields.replace('"content": {', '"since": { "type": "integer", "description": "Year." }, "content": {'),
    )
    await problemsOfServer.toBe(0)
    await expect(bar).toContainText('0 problems', { timeout: 120_000 })
    // The previous schema has a build already, but not its generated files.
    writeFileSync(schema, fields)
    await problemsOfServer.toBe(1)
    const generated = join(repositoryFolder, 'extensions', 'generated', 'schemas', 'modules', 'sponsors.json')
    expect(readFileSync(generated, 'utf8')).not.toContain('since')
  } finally {
    writeFileSync(schema, fields)
    writeFileSync(homeFile, list)
    await stopDev(page, program)
  }
})

test('check 10: export and build contain extensions, and React once', async ({ page }) => {
  test.setTimeout(600_000)
  const exported = marquee('export')
  expect(exported.status, exported.output).toBe(0)
  // Operators cannot fix warnings of the build.
  expect(marquee('build', '--out', 'extended')).toEqual({
    status: 0,
    output: `extended has the static files, extended.ssr the SSR server.\nBuilding site with extensions/ …\n`,
  })
  for (const folder of ['public', 'extended']) {
    const assets = join(repositoryFolder, folder, 'assets')
    const names = readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name))
    const files = names.map((name) => readFileSync(join(assets, name), 'utf8'))
    const holding = (text: string) => files.filter((file) => file.includes(text)).length
    expect(holding('.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=')).toBe(1)
    expect(holding('local-sponsors')).toBeGreaterThan(0)
  }
  const host = await startPlainHost(join(repositoryFolder, 'public'))
  try {
    await page.goto(`${host.origin}/home/`)
    await expectExtensions(page)
  } finally {
    host.close()
  }
  // The next test upgrades the main package alone.
  rmSync(join(repositoryFolder, 'extensions'), { recursive: true })
  removeExtensions()
})

test('upgrades: reports and migrates a site of an older schema version, and lists the converted fields', async () => {
  const file = join(repositoryFolder, 'site', 'config.json')
  const config = readFileSync(file, 'utf8')
  const old = config
    .replace('"schema_version": 2', '"schema_version": 1')
    .replace('"site_config": {', '"site_config": { "custom_brand_link": "/home",')
  writeFileSync(file, old)
  commitRepository()
  const packed = readdirSync('release').find((name) => name.includes('-marquee-'))
  registry.publish(join('release', packed ?? ''), '0.2.0')
  const { status, output } = await runNpm(repositoryFolder, 'install', '--save-dev', `${MAIN_PACKAGE}@latest`)
  expect(status, output).toBe(0)
  expect(marquee('--version').output).toBe('0.2.0\n')

  const warned = marquee('validate')
  expect([warned.status, warned.output]).toEqual([
    0,
    expect.stringContaining('the current version is 2; "validate --fix" converts the document'),
  ])
  const fixed = marquee('validate', '--fix')
  expect(fixed.output).toContain('/schema_version  is now 2')
  expect(fixed.output).toContain('/site_config/custom_brand_link  converted from an address to a link')
  expect(readFileSync(file, 'utf8')).toBe(
    config.replace(
      '"site_config": {',
      '"site_config": { "custom_brand_link": { "label": "Corner Cinema", "url": "/home" },',
    ),
  )
  expect(marquee('validate')).toEqual({ status: 0, output: 'No problem in 6 files.\n' })
  expect(marquee('diff')).toEqual({ status: 0, output: 'No change.\n' })
})

/** Runs in the page. */
const countProblems = async () => {
  const response = await fetch('/__marquee/problems')
  return (await response.json()).problems.length
}

/** Commits everything in the repository. */
function commitRepository() {
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=Editor', '-c', 'user.email=editor@site.example', ...args], {
      cwd: repositoryFolder,
    })
  git('add', '.')
  expect(git('commit', '--quiet', '--message', 'Site').status).toBe(0)
}
