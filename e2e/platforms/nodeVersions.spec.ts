import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { CREATE_PACKAGE, MAIN_PACKAGE } from '../../scripts/package/names'
import { createSandbox, editFile, nodeTool, type Sandbox } from './sandbox'

let sandbox: Sandbox

test.beforeAll(async () => {
  sandbox = await createSandbox()
})
test.afterAll(() => sandbox?.close())

const CREATE_NAME = CREATE_PACKAGE.replace(/\/create$/, '')
const BIN_PATH = join('node_modules', MAIN_PACKAGE, 'scripts', 'bin', 'marquee.mjs')

for (const version of ['20.19', '22', '24'])
  test(`check 9: creates, validates, previews, exports and serves with Node ${version}`, async ({ page }) => {
    const bin = sandbox.install(`node ${version}`, [nodeTool(version)])
    const parent = join(sandbox.folder, `node ${version}`)
    const repository = join(parent, 'corner-cinema')
    const marquee = (...args: string[]) => sandbox.run(bin, repository, 'node', BIN_PATH, ...args)
    const made = await sandbox.run(bin, parent, 'npm', 'create', '--yes', CREATE_NAME, 'corner-cinema')
    expect(made.status, made.output).toBe(0)
    expect((await sandbox.run(bin, repository, 'node', '--version')).output).toContain(`v${version}.`)
    expect(await marquee('validate')).toEqual({ status: 0, output: 'No problem in 6 files.\n' })
    const first = await marquee('export')
    expect(first.status, first.output).toBe(0)
    expect((await marquee('export')).output).toMatch(/^public: 0 files added, 0 changed, 0 removed/m)

    for (const [command, ...options] of [['dev'], ['serve', '--ssr']]) {
      const args = [BIN_PATH, command ?? '', ...options, '--port', '0']
      const server = spawn(join(bin, 'node'), args, { cwd: repository, env: sandbox.environment(bin) })
      try {
        const url = await new Promise<string>((ready, fail) => {
          server.stdout.on('data', (text) => {
            const found = /http:\S+/.exec(String(text))?.[0]
            if (found) ready(found)
          })
          server.once('exit', (code) => fail(new Error(`${command} exited with code ${code}`)))
        })
        await page.goto(url)
        await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible()
        if (command !== 'dev') continue
        const restore = editFile(join(repository, 'site', 'modules', 'home.json'), 'This week', 'Tonight')
        await expect(page.getByRole('heading', { name: 'Tonight' })).toBeVisible()
        restore()
        await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible()
      } finally {
        server.kill('SIGINT')
      }
    }
  })

test('check 9: Node 18 prints one sentence, and exits with 2', async () => {
  const bin = sandbox.install('node 18', [nodeTool('18')])
  const parent = join(sandbox.folder, 'node 18')
  for (const [name, file, args] of [
    ['-marquee-', 'scripts/bin/marquee.mjs', ['validate']],
    ['-create-', 'create.mjs', ['corner-cinema']],
  ] as const) {
    const tarball = readdirSync('release').find((each) => each.includes(name)) ?? ''
    const to = join(parent, name)
    mkdirSync(to)
    execFileSync('tar', ['-xzf', join('release', tarball), '-C', to])
    expect(await sandbox.run(bin, parent, 'node', join(to, 'package', file), ...args)).toEqual({
      status: 2,
      output: expect.stringMatching(/^Marquee needs Node 20\.19 or newer\. This is Node 18\.\S+\.\n$/),
    })
  }
})
