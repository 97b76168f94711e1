import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { oneLine, print, printError } from '../../commands/print'
import { getInvocationFolder, InvalidArgumentsError, resolveArgumentPath, runCommand } from '../../commands/runCommand'
import { createBrand, createSiteFiles } from '../../new/newSite'
import { addSchemaLines } from '../../new/siteFiles'
import { formatSummary, problemLine } from '../../validate/output'
import { validatePaths } from '../../validate/validatePaths'
import { ROOT, SAMPLES_FOLDER } from '../installation'
import { MAIN_PACKAGE, SAMPLES_PACKAGE } from '../names'
import { type PackageManager, readPackageManager } from '../packageManager'
import { repositoryFiles } from '../repositoryFiles'

const USAGE = `Creates a repository with a site, and installs the package in it.
  marquee new NAME [--from minimal|lumen|FILE] [--examples] [--in FOLDER] [--no-install] [--no-git]

  NAME          name of the brand and its folder, such as corner-cinema
  --from        minimal: one page with three titles of its own (default)
                lumen: a copy of the sample site lumen under the new name; needs ${SAMPLES_PACKAGE}
                FILE: a home page with the titles of another service: a JW Platform playlist, a Jellyfin or TMDB item list,
                a schema.org ItemList (FILE.json), or an MRSS or Atom feed (FILE.xml)
  --examples    minimal: shows titles of the sample catalogue instead of its own
  --in          parent folder (default: the working folder)
  --in-place    fills the working folder, which has only the installed package (used by npm create)
  --no-install  installs nothing
  --no-git      creates no Git repository`

/** What a folder may contain before `--in-place`. */
const ALLOWED_IN_PLACE =
  /^(?:package\.json|package-lock\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|yarn\.lock|bun\.lock|node_modules|\.pnp\..*|\.yarn.*)$/

interface Manifest {
  version: string
  devDependencies?: Record<string, string>
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      from: { type: 'string', default: 'minimal' },
      examples: { type: 'boolean' },
      in: { type: 'string', default: '.' },
      'in-place': { type: 'boolean', default: false },
      install: { type: 'boolean', default: true },
      git: { type: 'boolean', default: true },
    },
  })
  const [name, ...more] = positionals
  if (name === undefined) throw new InvalidArgumentsError('Missing argument: NAME')
  if (more.length > 0) throw new InvalidArgumentsError(`Too many arguments: ${more.join(' ')}`)
  const isInPlace = values['in-place']
  const folder = isInPlace ? getInvocationFolder() : resolveArgumentPath(join(values.in, name))
  const shown = relative(getInvocationFolder(), folder) || '.'
  const existing = existsSync(folder) ? readdirSync(folder) : []
  if (isInPlace ? !existing.every((file) => ALLOWED_IN_PLACE.test(file)) : existsSync(folder))
    throw new InvalidArgumentsError(`${shown} already exists: choose another NAME, or another folder with --in.`)
  return { brand: createBrand(basename(name)), folder, shown, isInPlace, ...values }
}

await runCommand(USAGE, async () => {
  const { brand, folder, shown, isInPlace, from, examples, git, install } = readArguments()
  const manager = readPackageManager()
  const dependencies = (isInPlace && readManifest(folder).devDependencies) || dependenciesFor({ from, examples })
  const { files, notes } = createSiteFiles(brand, { from, examples }, SAMPLES_FOLDER)
  // Editors find the schemas in the repository, wherever this command runs.
  const site = addSchemaLines(files, join(folder, 'site'), join(folder, 'node_modules', MAIN_PACKAGE))
  const all = new Map<string, string | Buffer>([
    ...repositoryFiles(brand, manager, dependencies),
    ...[...site].map(([path, content]) => [`site/${path}`, content] as const),
  ])
  for (const [path, content] of all) {
    const file = join(folder, path)
    if (isInPlace && path !== 'package.json' && existsSync(file)) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }

  const report = await validatePaths([join(folder, 'site')], {
    baseFolder: getInvocationFolder(),
    root: SAMPLES_FOLDER,
  })
  for (const problem of report.problems) print(problemLine(problem))
  print(`${all.size} files. ${formatSummary(report)}`)
  for (const note of notes) print(oneLine(note))
  if (git) createGitRepository(folder)
  const isInstalled = isInPlace || (install && installPackages(manager, folder, shown))
  print(nextSteps(manager, isInPlace ? basename(folder) : shown, isInstalled))
  return report.problems.some(({ severity }) => severity === 'error') ? 1 : 0
})

/** The packages that a new repository installs, in versions that fit this one. */
function dependenciesFor({ from, examples }: { from: string; examples?: boolean }): Record<string, string> {
  const packages = from === 'lumen' || examples ? [MAIN_PACKAGE, SAMPLES_PACKAGE] : [MAIN_PACKAGE]
  const { version } = readManifest(ROOT)
  return Object.fromEntries(packages.map((name) => [name, `^${version}`]))
}

/** Creates a Git repository with the branch of the workflow, unless the folder is inside one. */
function createGitRepository(folder: string): void {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, stdio: 'ignore' }).status === 0
  if (!git('rev-parse', '--is-inside-work-tree')) git('-c', 'init.defaultBranch=main', 'init', '--quiet')
}

function installPackages({ name: manager }: PackageManager, folder: string, shownFolder: string): boolean {
  const { status } = spawnSync(manager, ['install'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) printError(`${manager} install failed. Run it again in ${shownFolder}.`)
  return status === 0
}

function nextSteps({ name: manager }: PackageManager, folder: string, isInstalled: boolean): string {
  return `
  cd ${/[^\w./-]/.test(folder) ? `"${folder}"` : folder}${isInstalled ? '' : `\n  ${manager} install`}
  ${manager} run dev         preview; updates on each save
  ${manager} run validate    validate
  ${manager} run export      write static files into public/`
}
