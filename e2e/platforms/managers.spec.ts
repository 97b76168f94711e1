import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { CREATE_PACKAGE, KIT_PACKAGE, MAIN_PACKAGE } from '../../scripts/package/names'
import { addExtensionsToSite, writeExtensions } from '../package/extensions'
import { createSandbox, editFile, nodeTool, type PackagedTool, type Sandbox } from './sandbox'

const CREATE_NAME = CREATE_PACKAGE.replace(/\/create$/, '')

let sandbox: Sandbox

test.beforeAll(async () => {
  sandbox = await createSandbox()
})
test.afterAll(() => sandbox?.close())

const pnpmTool = (version: number, file: string): PackagedTool => ({
  ...{ command: 'pnpm', package: `pnpm@${version}`, file, isScript: true },
})
const yarnTool: PackagedTool = { command: 'yarn', package: '@yarnpkg/cli-dist@4', file: 'bin/yarn.js', isScript: true }

const MANAGERS: [name: string, tool: PackagedTool, lock: string][] = [
  ['pnpm 10', pnpmTool(10, 'bin/pnpm.cjs'), 'pnpm-lock.yaml'],
  ['pnpm 11', pnpmTool(11, 'bin/pnpm.mjs'), 'pnpm-lock.yaml'],
  ['Yarn 4', yarnTool, 'yarn.lock'],
  ['Bun', { command: 'bun', package: `@oven/bun-${process.platform}-${process.arch}@1`, file: 'bin/bun' }, 'bun.lock'],
]

for (const [name, tool, lock] of MANAGERS)
  test(`check 8: ${name} creates a repository, runs a read-only package, and builds with the kit`, async () => {
    const bin = sandbox.install(name, [nodeTool('22'), tool])
    const parent = join(sandbox.folder, name)
    const repository = join(parent, 'corner-cinema')
    const run = (...args: string[]) => sandbox.run(bin, repository, tool.command, ...args)
    const succeed = async (...args: string[]) => {
      const { status, output } = await run(...args)
      expect(status, output).toBe(0)
      return output
    }
    const made = await sandbox.run(bin, parent, tool.command, 'create', CREATE_NAME, 'corner-cinema')
    expect(made.status, made.output).toBe(0)
    expect(made.output).toContain(`${tool.command} run dev`)
    expect(readdirSync(repository)).toEqual(expect.arrayContaining([lock, 'site', 'package.json']))

    const installed = join(repository, 'node_modules', MAIN_PACKAGE)
    chmodSync(installed, 0o555)
    expect(await succeed('run', 'validate')).toContain('No problem in 6 files.')
    await succeed('run', 'export')
    expect(existsSync(join(repository, 'public', 'title', 'metropolis', 'index.html'))).toBe(true)
    chmodSync(installed, 0o755)

    writeExtensions(repository)
    await succeed('add', '-D', KIT_PACKAGE)
    const remove = addExtensionsToSite(repository)
    const home = join(repository, 'site', 'modules', 'home.json')
    const restore = editFile(home, '"content": ["Kodak"', '"contents": ["Kodak"')
    const wrong = await run('run', 'validate')
    expect([wrong.status !== 0, wrong.output]).toEqual([true, expect.stringContaining('unknown field "contents"')])
    restore()
    expect(await succeed('run', 'validate')).toContain('No problem in 7 files.')
    await succeed('run', 'export')
    expect(readFileSync(join(repository, 'public', 'home', 'index.html'), 'utf8')).toContain('Made possible by Kodak')
    await succeed(tool.command === 'pnpm' ? 'exec' : 'run', 'marquee', 'build', '--out', 'built')
    expect(existsSync(join(repository, 'built', 'index.html'))).toBe(true)
    remove()
  })
