import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printError } from '../../commands/print'
import { CommandError, getInvocationFolder } from '../../commands/runCommand'
import { CACHE_FOLDER, ROOT } from '../installation'
import { moveIntoPlace } from '../moveIntoPlace'
import { removeOldBuilds } from '../removeOldBuilds'
import { filesIn } from './filesIn'
import { findKit } from './findKit'
import { PARTS_BY_COMMAND, type Part } from './parts'

/** Files of the package that its builds have beside them. */
const COPIED_PATHS = ['docs', 'fixtures', 'package.json']

/** Files of the repository that determine the versions of packages */
const LOCK_FILES = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock']

/**
 * The folder that replaces the installed package when the repository has own module types, views or pages: a package with
 * the same layout, built by the kit with the folder `extensions`. It is kept until the folder or a package changes.
 * @param name of the command
 * @returns undefined without the folder, and for commands that do not need it
 * @throws CommandError without the kit, and if the build fails
 */
export function getExtendedBuild(name: string): string | undefined {
  const folder = join(getInvocationFolder(), 'extensions')
  const parts = PARTS_BY_COMMAND[name]
  if (!parts || !existsSync(join(folder, 'registry.ts'))) return undefined
  const { kit, version } = findKit(folder)
  const home = join(CACHE_FOLDER, 'marquee-extensions')
  const build = join(home, fingerprintOf(folder, `${kit} ${version}\n`))
  mkdirSync(build, { recursive: true })
  removeOldBuilds(home, build)
  Object.assign(process.env, { MARQUEE_EXTENSIONS: folder, MARQUEE_KIT: kit })
  const missing = parts.filter((part) => readMark(build, part) !== expectedMark(folder, part))
  if (missing.length === 0) return build
  printError(`Building ${missing.join(' and ')} with extensions/ …`)
  // Processes that build at the same time would replace each other's files.
  const own = join(home, `building-${process.pid}`)
  try {
    for (const path of COPIED_PATHS) cpSync(join(ROOT, path), join(own, path), { recursive: true })
    for (const part of missing) buildPart(kit, part, own)
    for (const path of readdirSync(own)) moveIntoPlace(join(own, path), join(build, path))
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
  for (const part of missing) writeFileSync(markFile(build, part), expectedMark(folder, part))
  return build
}

/** @param to folder with the layout of the package */
function buildPart(kit: string, part: Part, to: string): void {
  const script = join(kit, 'scripts', 'package', 'kit', 'buildPart.ts')
  // Everything goes to stderr: the output of the command itself may be piped into a file.
  const { status } = spawnSync(process.execPath, [join(kit, 'scripts', 'run.mjs'), script, part, to], {
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) throw new CommandError('The build with extensions/ failed: see above.')
}

/** Exists in a build that has the part. */
const markFile = (build: string, part: Part) => join(build, `${part}.done`)

const readMark = (build: string, part: Part) =>
  existsSync(markFile(build, part)) ? readFileSync(markFile(build, part), 'utf8') : undefined

/** Changes when a part has to be built again: building the commands also writes `extensions/generated`. */
const expectedMark = (folder: string, part: Part) =>
  part === 'commands' ? hashOfFiles(filesIn(join(folder, 'generated'))) : ''

/** A hash of what the build depends on: the contents of files, so that a checkout does not change it. */
function fingerprintOf(folder: string, kit: string): string {
  const generated = join(folder, 'generated')
  const own = filesIn(folder).filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith(generated))
  const locks = LOCK_FILES.map((name) => join(folder, '..', name)).filter((file) => existsSync(file))
  return hashOfFiles([...own, ...locks], kit)
}

function hashOfFiles(files: readonly string[], start = ''): string {
  const hash = createHash('sha256').update(start)
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
