#!/usr/bin/env node
// `npm create @marquee-sites NAME`: installs the package in a new folder; its command `new` creates everything else there.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const { version, marquee, engines } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
const USAGE = `Creates a repository with a site.
  npm create ${marquee.create} NAME -- [--from minimal|lumen|FILE] [--examples] [--no-git]

  NAME        name of the brand and its folder, such as corner-cinema
  --from      minimal: one page with three titles of its own (default)
              lumen: a copy of the sample site lumen under the new name
              FILE: a home page with the titles of another service (FILE.json or FILE.xml)
  --examples  minimal: shows titles of the sample catalogue instead of its own
  --no-git    creates no Git repository`

const fail = (message, code) => {
  console.error(message)
  process.exit(code)
}

const [major, minor] = engines.node.match(/\d+/g).map(Number)
const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number)
if (ownMajor < major || (ownMajor === major && ownMinor < minor))
  fail(`Marquee needs Node ${major}.${minor} or newer. This is Node ${process.versions.node}.`, 2)

function readCall() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      from: { type: 'string' },
      examples: { type: 'boolean' },
      git: { type: 'boolean', default: true },
    },
  })
  if (values.help) return { isHelp: true }
  const [name, ...more] = positionals
  if (name === undefined) throw new Error('Missing argument: NAME')
  if (more.length > 0) throw new Error(`Too many arguments: ${more.join(' ')}`)
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) || name.length > 50)
    throw new Error(
      `NAME is "${name}": expected up to 50 lowercase letters and digits, with single hyphens between them, such as corner-cinema.`,
    )
  if (existsSync(name)) throw new Error(`${name} already exists: choose another NAME.`)
  // The command `new` runs in another folder.
  const isFile = values.from !== undefined && !['minimal', 'lumen'].includes(values.from)
  if (isFile && !existsSync(values.from)) throw new Error(`--from is ${values.from}: no such file.`)
  const from = isFile ? resolve(values.from) : values.from
  const options = [from && `--from=${from}`, values.examples && '--examples', !values.git && '--no-git']
  return {
    name,
    options: options.filter(Boolean),
    packages: [marquee.package, ...(from === 'lumen' || values.examples ? [marquee.samples] : [])],
  }
}

let call
try {
  call = readCall()
} catch (error) {
  fail(`${error.message}\n\n${USAGE}`, 2)
}
if (call.isHelp) {
  console.log(USAGE)
  process.exit(0)
}

// Ctrl+C ends the package manager; this process removes the folder then.
process.on('SIGINT', () => {})
const { name, options, packages } = call
const folder = resolve(name)
mkdirSync(folder)
const devDependencies = Object.fromEntries(packages.map((each) => [each, `^${version}`]))
const manifest = { name, private: true, type: 'module', devDependencies }
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
const manager = /^(pnpm|yarn|bun)\//.exec(process.env.npm_config_user_agent ?? '')?.[1] ?? 'npm'
// Without these files, Yarn would install into a project around the folder, and without `node_modules`.
if (manager === 'yarn') {
  writeFileSync(join(folder, 'yarn.lock'), '')
  writeFileSync(join(folder, '.yarnrc.yml'), 'nodeLinker: node-modules\n')
}
const quiet = manager === 'npm' ? ['--no-fund', '--no-audit', '--loglevel=error'] : []
const inFolder = { cwd: folder, stdio: 'inherit' }
const install = spawnSync(manager, ['install', ...quiet], { ...inFolder, shell: process.platform === 'win32' })
if (install.status !== 0) {
  rmSync(folder, { recursive: true, force: true })
  fail(`${install.error?.message ?? `${manager} install failed`}: nothing was created.`, 1)
}
const command = join(folder, 'node_modules', marquee.package, 'scripts', 'bin', 'marquee.mjs')
const { status } = spawnSync(process.execPath, [command, 'new', name, ...options, '--in-place'], inFolder)
// 1: the site was created, and has an error.
if (status !== 0 && status !== 1) {
  rmSync(folder, { recursive: true, force: true })
  fail('Nothing was created.', status ?? 1)
}
process.exit(status)
