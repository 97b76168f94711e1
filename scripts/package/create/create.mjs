#!/usr/bin/env node
// `npm create @marquee-sites NAME`: installs the package in a new folder; its command `new` creates everything else there.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const { version, marquee } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
const USAGE = `Creates a repository with a site.
  npm create ${marquee.create} NAME -- [options of marquee new]

  NAME  name of the brand and its folder, such as corner-cinema`

const fail = (message, code) => {
  console.error(message)
  process.exit(code)
}

const options = process.argv.slice(2)
if (options.includes('--help') || options.includes('-h')) {
  console.log(USAGE)
  process.exit(0)
}
const name = options.find((option, index) => !option.startsWith('-') && options[index - 1] !== '--from')
if (!name) fail(`Missing argument: NAME\n\n${USAGE}`, 2)
if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) || name.length > 50)
  fail(
    `NAME is "${name}": expected up to 50 lowercase letters and digits, with single hyphens between them, such as corner-cinema.`,
    2,
  )
const folder = resolve(name)
if (existsSync(folder)) fail(`${name} already exists: choose another NAME.`, 2)

mkdirSync(folder)
const manifest = { name, private: true, type: 'module', devDependencies: { [marquee.package]: `^${version}` } }
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
const manager = /^(pnpm|yarn)\//.exec(process.env.npm_config_user_agent ?? '')?.[1] ?? 'npm'
const quiet = manager === 'npm' ? ['--no-fund', '--no-audit', '--loglevel=error'] : []
const inFolder = { cwd: folder, stdio: 'inherit' }
const { status } = spawnSync(manager, ['install', ...quiet], { ...inFolder, shell: process.platform === 'win32' })
if (status !== 0) fail(`${manager} install failed. Remove the folder ${name}, and run this command again.`, 1)
const command = join(folder, 'node_modules', marquee.package, 'scripts', 'bin', 'marquee.mjs')
process.exit(spawnSync(process.execPath, [command, 'new', ...options, '--in-place'], inFolder).status ?? 1)
