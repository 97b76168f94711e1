import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { printError } from '../../commands/print'
import { CommandError, getInvocationFolder } from '../../commands/runCommand'
import { CACHE, ROOT } from '../installation'
import { KIT_PACKAGE, MAIN_PACKAGE } from '../names'
import { removeOldBuilds } from '../removeOldBuilds'
import { PARTS_OF, type Part } from './parts'

/** Files of the package that its builds have beside them. */
const COPIED = ['docs', 'fixtures', 'package.json']

/** Files of the repository that determine the versions of packages */
const LOCK_FILES = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock']

/**
 * The folder that replaces the installed package when the repository has own module types, views or pages: a package with
 * the same layout, built by the kit with the folder `extensions`. It is kept until the folder or a package changes.
 * @param name of the command
 * @returns undefined without the folder, and for commands that do not need it
 * @throws CommandError without the kit, and if the build fails
 */
export function extendedBuild(name: string): string | undefined {
  const folder = join(getInvocationFolder(), 'extensions')
  const parts = PARTS_OF[name]
  if (!parts || process.env.MARQUEE_EXTENSIONS || !existsSync(join(folder, 'registry.ts'))) return undefined
  const kit = findKit(folder)
  const home = join(CACHE, 'marquee-extensions')
  const build = join(home, fingerprintOf(folder, kit))
  mkdirSync(build, { recursive: true })
  removeOldBuilds(home, build)
  Object.assign(process.env, { MARQUEE_EXTENSIONS: folder, MARQUEE_KIT: kit })
  const isDone = (part: Part) => existsSync(join(build, `${part}.done`))
  const missing = parts.filter(
    (part) => !isDone(part) || (part === 'commands' && !existsSync(join(folder, 'generated'))),
  )
  if (missing.length === 0) return build
  printError(`Building ${missing.join(' and ')} with extensions/ …`)
  for (const path of COPIED) cpSync(join(ROOT, path), join(build, path), { recursive: true })
  for (const part of missing) {
    const script = join(kit, 'scripts', 'package', 'kit', 'buildPart.ts')
    // Everything goes to stderr: the output of the command itself may be piped into a file.
    const { status } = spawnSync(process.execPath, [join(kit, 'scripts', 'run.mjs'), script, part, build], {
      stdio: ['ignore', 2, 2],
    })
    if (status !== 0) throw new CommandError('The build with extensions/ failed: see above.')
    writeFileSync(join(build, `${part}.done`), '')
  }
  return build
}

/** The folder of the installed kit. */
function findKit(folder: string): string {
  const { version } = readManifest(ROOT)
  const install = `npm install --save-dev ${KIT_PACKAGE}@${version}`
  let kit: string
  try {
    kit = dirname(createRequire(join(folder, 'registry.ts')).resolve(`${KIT_PACKAGE}/package.json`))
  } catch {
    throw new CommandError(`extensions/ needs the package ${KIT_PACKAGE}. Install it: ${install}`)
  }
  const own = readManifest(kit).version
  if (own !== version)
    throw new CommandError(
      `${KIT_PACKAGE} is ${own}, but ${MAIN_PACKAGE} is ${version}. Install the same version: ${install}`,
    )
  return kit
}

const readManifest = (folder: string): { version: string } =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** A hash of what the build depends on: the contents of files, so that a checkout does not change it. */
function fingerprintOf(folder: string, kit: string): string {
  const hash = createHash('sha256').update(`${kit} ${readManifest(kit).version}\n`)
  const own = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith(join(folder, 'generated')))
  const locks = LOCK_FILES.map((name) => join(folder, '..', name)).filter((file) => existsSync(file))
  for (const file of [...own.sort(), ...locks]) hash.update(`${file}\n`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
