import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { CommandError } from '../commands/runCommand'
import { kitFiles, kitManifest } from './kit/kitContents'
import { CREATE_PACKAGE, MAIN_PACKAGE, SAMPLES_PACKAGE } from './names'

/** What `npm pack` reports about a tarball */
export interface Tarball {
  name: string
  version: string
  /** Path of the tarball */
  file: string
  /** Packed, in bytes */
  size: number
  unpackedSize: number
  files: { path: string }[]
}

/** What a package contains at a path: a text, or a copy of a file or folder */
type PackedFile = { from: string } | { text: string }

/** Folders of fixtures/ that the sample sites need */
const SAMPLE_FOLDERS = ['catalogue', 'media', 'sites']

/**
 * Packs the package, the sample sites, the kit, and the one that `npm create` runs. The folders of buildPackage.ts must exist.
 * @param to folder of the tarballs
 */
export function packPackages(root: string, to: string): Tarball[] {
  const { name, version, license, engines, devDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  if (name !== MAIN_PACKAGE) throw new CommandError(`The name in package.json is ${name}, expected ${MAIN_PACKAGE}.`)
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  const shared = { version, license, type: 'module', engines }
  const create = {
    ...shared,
    name: CREATE_PACKAGE,
    description: `Creates a site with ${MAIN_PACKAGE}`,
    bin: 'create.mjs',
    // create.mjs names the packages.
    marquee: { package: MAIN_PACKAGE, samples: SAMPLES_PACKAGE, create: CREATE_PACKAGE.replace(/\/create$/, '') },
  }
  const samples = {
    ...shared,
    name: SAMPLES_PACKAGE,
    description: `Sample sites, titles and media for ${MAIN_PACKAGE}`,
    exports: { './package.json': './package.json' },
  }
  const copyOf = (...path: string[]) => ({ from: join(root, ...path) })
  return [
    runNpmPack(root, to),
    packFolder(create, new Map([['create.mjs', copyOf('scripts', 'package', 'create', 'create.mjs')]]), to),
    packFolder(samples, new Map(SAMPLE_FOLDERS.map((name) => [`fixtures/${name}`, copyOf('fixtures', name)])), to),
    packFolder({ ...shared, ...kitManifest(root, devDependencies) }, kitFiles(root), to),
  ]
}

/** Packs files and folders, by their paths in the package, with a manifest. */
function packFolder(manifest: object, files: ReadonlyMap<string, PackedFile>, to: string): Tarball {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-pack-'))
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
    for (const [path, file] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      if ('text' in file) writeFileSync(join(folder, path), file.text)
      else cpSync(file.from, join(folder, path), { recursive: true })
    }
    return runNpmPack(folder, to)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function runNpmPack(folder: string, to: string): Tarball {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', to]
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 })
  if (status !== 0) throw new CommandError(`npm pack failed: ${stderr}`)
  const [tarball] = JSON.parse(stdout)
  return { ...tarball, file: join(to, tarball.filename) }
}
