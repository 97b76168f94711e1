import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { runInProcess } from '../testing/runInProcess'
import { validatePaths } from './validatePaths'

const root = join(import.meta.dirname, '..', '..')
const testFolder = mkdtempSync(join(tmpdir(), 'marquee-validate-'))
const writeDocument = (path: string, content: unknown) => {
  const file = join(testFolder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
}
const problemsOf = async (...paths: string[]) =>
  (await validatePaths(paths, { baseFolder: testFolder, root })).problems.map(
    ({ file, pointer, severity }) => `${severity} ${file} ${pointer}`,
  )

const createConfig = (more: object = {}) => ({
  site_config: { routing: [{ route: '/home', component: 'home', modules_uri: 'modules/placement/home/' }], ...more },
})
const createModuleList = (...content: object[]) => ({ data: [{ module: { type: 'title_grid', slug: 'a', content } }] })

beforeEach(() => rmSync(join(testFolder, 'site'), { recursive: true, force: true }))
afterAll(() => rmSync(testFolder, { recursive: true, force: true }))

describe('validatePaths', () => {
  it('reports nothing for a valid site', async () => {
    writeDocument('site/config.json', createConfig({ css: '/site/brand.css' }))
    writeDocument('site/brand.css', ':root { --mq-accent: #fc0; }')
    writeDocument('site/modules/home.json', createModuleList({ slug: 'metropolis' }))
    expect(await problemsOf('site')).toEqual([])
  })

  it('reads the catalogue and media from the given root folder, such as the samples package', async () => {
    const samples = join(testFolder, 'samples')
    mkdirSync(join(samples, 'fixtures'), { recursive: true })
    symlinkSync(join(root, 'fixtures', 'catalogue'), join(samples, 'fixtures', 'catalogue'))
    writeDocument('samples/fixtures/media/art/sample.svg', '<svg />')
    writeDocument('site/config.json', createConfig({ css: '/site/brand.css', favicon: '/media/art/sample.svg' }))
    writeDocument('site/brand.css', ':root { --mq-accent: #fc0; }')
    writeDocument('site/modules/home.json', createModuleList({ slug: 'metropolis' }))
    expect((await validatePaths(['site'], { baseFolder: testFolder, root: samples })).problems).toEqual([])
    expect(await problemsOf('site')).toEqual(['warning site/config.json /site_config/favicon'])
  })

  it('reports titles of the fixture catalogue in a site that has its own titles', async () => {
    writeDocument('site/config.json', createConfig())
    writeDocument('site/modules/home.json', createModuleList({ slug: 'own' }, { slug: 'metropolis' }))
    writeDocument('site/titles/own.json', { slug: 'own', name: 'Own' })
    expect(await problemsOf('site')).toEqual(['warning site/modules/home.json /data/0/module/content/1/slug'])
    expect((await validatePaths(['site'], { baseFolder: testFolder, root, examples: true })).problems).toEqual([])
  })

  it('reports problems across the files of a folder, in order', async () => {
    writeDocument('site/config.json', createConfig({ css: '/site/brand.css', favicon: '/site/icon.svg' }))
    writeDocument('site/brand.css', ':root { --mq-ink: #222; }')
    writeDocument('site/modules/home.json', createModuleList({ slug: 'nothing-like-it' }))
    writeDocument('site/modules/old.json', createModuleList())
    writeDocument('site/titles/own.json', { slug: 'own', releese_year: 1927 })
    expect(await problemsOf('site')).toEqual([
      'warning site/brand.css ',
      'error site/config.json /site_config/favicon',
      'warning site/modules/home.json /data/0/module/content/0/slug',
      'warning site/modules/old.json ',
      'warning site/titles/own.json /releese_year',
    ])
  })

  it('does not also report an unreadable list as missing or unused', async () => {
    writeDocument('site/config.json', createConfig())
    writeDocument('site/modules/home.json', '<html></html>')
    expect(await problemsOf('site')).toEqual(['error site/modules/home.json '])
  })

  it.each([
    [
      'a module list in UTF-16',
      'modules/home.json',
      Buffer.from(`\ufeff${JSON.stringify(createModuleList())}`, 'utf16le'),
    ],
    ['a style sheet in Windows-1252', 'brand.css', Buffer.from(':root { --mq-ink: #222; } /* \xe9 */', 'latin1')],
  ])('reports the encoding of %s, and no problems that follow from it', async (_, path, bytes) => {
    writeDocument('site/config.json', createConfig({ css: '/site/brand.css' }))
    writeDocument('site/brand.css', ':root { --mq-accent: #fc0; }')
    writeDocument('site/modules/home.json', createModuleList())
    writeFileSync(join(testFolder, 'site', path), bytes)
    const { problems } = await validatePaths(['site'], { baseFolder: testFolder, root })
    expect(problems).toMatchObject([
      { severity: 'error', file: `site/${path}`, message: expect.stringContaining('save it as UTF-8') },
    ])
  })

  it('checks hidden and ignored modules', async () => {
    writeDocument('site/config.json', createConfig({ ignore_modules: ['b'] }))
    const modules = ['a', 'b'].map((slug) => ({
      module: { type: 'title_grid', slug, hidden: true, config: { layuot: 1 } },
    }))
    writeDocument('site/modules/home.json', { data: modules })
    expect(await problemsOf('site')).toEqual([
      'warning site/modules/home.json /data/0/module/config/layuot',
      'warning site/modules/home.json /data/1/module/config/layuot',
    ])
  })

  it('does not look for other files when it checks a single config', async () => {
    writeDocument('site/config.json', createConfig({ css: '/site/brand.css' }))
    expect(await problemsOf('site/config.json')).toEqual([])
  })

  it('finds sites and documents in nested folders', async () => {
    writeDocument('site/one/config.json', createConfig({ wachlist: true }))
    writeDocument('site/one/modules/home.json', createModuleList())
    writeDocument('site/two/title.json', { $schema: '../schemas/service/title.json', slug: 'a b' })
    writeDocument('site/two/people.json', [{ name: 'x' }])
    writeDocument('site/.hidden/config.json', '{')
    const report = await validatePaths(['site'], { baseFolder: testFolder, root })
    expect(report).toMatchObject({ checked: 3, skipped: 1, unchecked: [] })
    expect(report.problems.map(({ file }) => file)).toEqual(['site/one/config.json', 'site/two/title.json'])
  })

  it('reports unreadable files and checks the others', async () => {
    writeDocument('site/config.json', createConfig({ wachlist: true, css: '/site/pipe.css' }))
    writeDocument('site/modules/home.json', createModuleList())
    const at = (path: string) => join(testFolder, 'site', path)
    mkdirSync(at('titles'), { recursive: true })
    symlinkSync('loop.json', at('titles/loop.json'))
    symlinkSync('nowhere.json', at('modules/gone.json'))
    for (const pipe of ['titles/pipe.json', 'pipe.css']) execFileSync('mkfifo', [at(pipe)])
    writeFileSync(Buffer.concat([Buffer.from(at('bad-')), Buffer.from([0xff]), Buffer.from('.json')]), '{}')
    const { problems } = await validatePaths(['site'], { baseFolder: testFolder, root })
    expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
      'site/bad-\ufffd.json the file cannot be read: its name is not valid UTF-8',
      expect.stringMatching(/^site\/config.json .*"wachlist"/),
      expect.stringMatching(/^site\/config.json the file \/site\/pipe.css does not exist/),
      'site/modules/gone.json the file cannot be read: it is a broken symbolic link',
      'site/titles/loop.json the file cannot be read: it is a symbolic link loop',
      'site/titles/pipe.json the file cannot be read: it is not a regular file',
    ])
  })

  it('reports a config.json that is a folder', async () => {
    writeDocument('site/config.json/a.json', '{}')
    expect(await problemsOf('site')).toEqual(['error site/config.json '])
  })

  it('does not open pipes', async () => {
    mkdirSync(join(testFolder, 'site'), { recursive: true })
    execFileSync('mkfifo', [join(testFolder, 'site', 'pipe.json')])
    expect(await validatePaths(['site/pipe.json'], { baseFolder: testFolder, root })).toMatchObject({
      unchecked: ['site/pipe.json: cannot be read: it is not a regular file'],
    })
  })

  it('reports paths that do not exist', async () => {
    expect(await validatePaths(['nothing'], { baseFolder: testFolder, root })).toMatchObject({
      unchecked: ['nothing: no such file or folder'],
      problems: [],
    })
  })

  it('accepts lists that are deeply nested, contain forbidden names, or are long', async () => {
    writeDocument('site/config.json', createConfig())
    const cards = Array.from(
      { length: 3000 },
      (_, i) => `{"slug": "s${i}", "name": "x", "__proto__": {"isAdmin": true}}`,
    )
    writeDocument(
      'site/modules/home.json',
      `{"data": [{"module": {"type": "title_grid", "slug": "a", "content": [${cards}]}}]}`,
    )
    expect(await problemsOf('site')).toHaveLength(3000)
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
})

describe('npm run validate', () => {
  const run = (...args: string[]) => runInProcess('validate', args, testFolder)

  it('runs as a command and sets the exit code', { timeout: 60_000 }, () => {
    const command = [join(root, 'scripts', 'run.mjs'), 'scripts/commands/validate.ts', 'nothing']
    const env = { ...process.env, INIT_CWD: testFolder, npm_lifecycle_event: 'validate' }
    const { status, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8', env })
    expect({ status, stderr }).toEqual({ status: 2, stderr: 'nothing: no such file or folder\n' })
  })

  it('exits with 0 and prints a summary without problems', async () => {
    writeDocument('site/config.json', createConfig())
    writeDocument('site/modules/home.json', createModuleList())
    const { status, stdout, stderr } = await run('site')
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
    expect(stderr).toContain('No problem in 2 files.')
  })

  it('exits with 1 on an error, with 0 on a warning, and prints one line each', async () => {
    writeDocument(
      'site/config.json',
      '{\n  "site_tittle": 1,\n  "site_config": { "routing": [{ "route": "/home", "component": "home" }] }\n}',
    )
    expect(await run('site/config.json')).toMatchObject({
      status: 0,
      stdout:
        'site/config.json:2:3  warning  /site_tittle  unknown field "site_tittle" (did you mean "site_title"?)  field/unknown\n',
    })
    writeDocument('site/config.json', '{ "site_config": { "routing": 7 } }')
    expect((await run('site/config.json')).status).toBe(1)
  })

  it('prints a list with --json', async () => {
    writeDocument('site/config.json', createConfig({ wachlist: true }))
    const { status, stdout } = await run('--json', 'site/config.json')
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject([
      { file: 'site/config.json', pointer: '/site_config/wachlist', line: 1, suggestion: 'watchlist' },
    ])
  })

  it('fails on warnings with --fail-on warning, and prints GitHub and JUnit reports', async () => {
    writeDocument('site/config.json', createConfig({ wachlist: true }))
    const { status, stdout } = await run('--format', 'github', '--fail-on', 'warning', 'site/config.json')
    expect(status).toBe(1)
    expect(stdout).toMatch(/^::warning file=site\/config\.json,line=1,col=\d+,title=\/site_config\/wachlist::/)
    expect(await run('--format', 'junit', 'site/config.json')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('<testsuite name="site/config.json" tests="1" failures="0">'),
    })
  })

  it('ignores problems of the baseline and fails on new ones', async () => {
    writeDocument('site/config.json', createConfig({ wachlist: true }))
    expect((await run('--fail-on', 'warning', '--write-baseline', 'known.txt', 'site/config.json')).status).toBe(1)
    const known = ['--fail-on', 'warning', '--baseline', 'known.txt', 'site/config.json']
    expect(await run(...known)).toMatchObject({ status: 0, stdout: '' })
    writeDocument('site/config.json', createConfig({ wachlist: true, hideen: 1 }))
    expect(await run(...known)).toMatchObject({ status: 1, stdout: expect.stringMatching(/^[^\n]*hideen[^\n]*\n$/) })
    expect(await run('--baseline', 'none.txt', 'site/config.json')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--baseline is none.txt: no such file.'),
    })
  })

  it('applies fixes with --fix, and only lists them with --dry-run', async () => {
    const text = JSON.stringify({ site_tittle: 'Corner', ...createConfig() })
    writeDocument('site/config.json', text)
    writeDocument('site/modules/home.json', createModuleList())
    const read = () => readFileSync(join(testFolder, 'site', 'config.json'), 'utf8')
    const fixed = (word: string) =>
      expect.stringMatching(new RegExp(`^site/config\\.json:1:2  ${word}  /site_tittle  is now "site_title"\n`))
    expect(await run('site', '--fix', '--dry-run')).toMatchObject({ status: 0, stdout: fixed('would fix') })
    expect(read()).toBe(text)
    expect(await run('site', '--fix')).toEqual({
      status: 0,
      stdout: fixed('fixed'),
      stderr: 'Fixed 1 place. No problem in 2 files.\n',
    })
    expect(read()).toBe(text.replace('site_tittle', 'site_title'))
  })

  it('checks all sites and documents in the given paths, and reports with --export what an export omits', async () => {
    for (const site of ['one', 'two']) {
      writeDocument(`site/${site}/config.json`, createConfig())
      writeDocument(`site/${site}/modules/home.json`, createModuleList())
    }
    expect((await run('site')).stderr).toContain('No problem in 4 files.')
    expect((await run('site/one', 'site/two/config.json')).stderr).toContain('No problem in 3 files.')
    const { stdout } = await run('site', '--export')
    for (const site of ['one', 'two']) expect(stdout).toContain(`site/${site}/config.json`)
    expect(stdout).toContain('Sign-in is not available in a static export')
  })

  it('prints a SARIF log with --format sarif', async () => {
    writeDocument('site/config.json', createConfig({ wachlist: true }))
    const { status, stdout } = await run('--format', 'sarif', 'site/config.json')
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ version: '2.1.0', runs: [{ results: [{ ruleId: 'field/unknown' }] }] })
  })

  it('checks again after a change with --watch', { timeout: 60_000 }, async () => {
    writeDocument('site/config.json', createConfig())
    writeDocument('site/modules/home.json', createModuleList())
    const args = [join(root, 'scripts', 'run.mjs'), 'scripts/commands/validate.ts', 'site', '--watch']
    const env = { ...process.env, INIT_CWD: testFolder, npm_lifecycle_event: 'validate' }
    const program = spawn(process.execPath, args, { cwd: root, env })
    let output = ''
    for (const stream of [program.stdout, program.stderr]) stream.on('data', (part) => (output += part))
    await vi.waitFor(() => expect(output).toContain('No problem in 2 files.'), { timeout: 30_000 })
    writeDocument('site/config.json', createConfig({ wachlist: true }))
    await vi.waitFor(() => expect(output).toContain('did you mean "watchlist"?'), { timeout: 30_000 })
    program.kill('SIGINT')
  })

  it('does not print "No problem" for paths that do not exist', async () => {
    const { status, stderr } = await run('nothing')
    expect(status).toBe(2)
    expect(stderr.trim()).toBe('nothing: no such file or folder')
  })

  it('rejects an empty folder and a style sheet', async () => {
    mkdirSync(join(testFolder, 'hollow'), { recursive: true })
    writeDocument('styles/brand.css', ':root {}')
    expect(await run('hollow')).toMatchObject({
      status: 2,
      stderr: 'hollow: contains no JSON files; nothing was checked\n',
    })
    expect(await run('styles/brand.css')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: 'styles/brand.css: is not a JSON file; style sheets are checked with the folder of their site\n',
    })
  })

  it('prints its usage with --help', async () => {
    expect(await run('--help')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Checks site folders/) })
  })

  it.each([
    [['--format', 'yaml', 'site'], '--format must be one of text, json, github, junit, sarif, not "yaml".'],
    [['--fail-on', 'all', 'site'], '--fail-on must be one of error, warning, not "all".'],
    [['--json', '--format', 'junit', 'site'], '--json and --format junit cannot be combined.'],
  ])('rejects %j with a message and the usage', async (args, message) => {
    const { status, stderr } = await run(...args)
    expect(status).toBe(2)
    const usage = (await run('--help')).stdout.trim()
    expect(stderr.trim()).toBe(`${message}\n\n${usage}`)
  })

  it.each([[[]], [['nothing']], [['--yaml', 'site']]])('exits with 2 for the arguments %j', async (args) => {
    expect((await run(...args)).status).toBe(2)
  })
})
