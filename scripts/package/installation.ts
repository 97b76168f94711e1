import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { MAIN_PACKAGE, SAMPLES_PACKAGE } from './names'

/** Folder of the project, or of the installed package. Bundled commands are two folders deep, too (buildCommands.ts). */
export const ROOT = resolve(import.meta.dirname, '..', '..')

/** Whether the commands run from the installed package, which has builds instead of sources. */
export const isInstalled = !existsSync(join(ROOT, 'vite.config.ts'))

/** Folder for caches: never in the package, which may be read-only or shared by several sites. */
export const CACHE_FOLDER = isInstalled ? findCache(process.cwd()) : join(ROOT, 'node_modules', '.cache')

/**
 * The cache of the repository around a folder that has the package installed. Elsewhere, as with Yarn's Plug'n'Play, a
 * folder of the user: commands must not create `node_modules`, for example in a site folder.
 */
export function findCache(folder: string): string {
  const packages = join(folder, 'node_modules')
  if (existsSync(join(packages, MAIN_PACKAGE))) return join(packages, '.cache')
  const parent = dirname(folder)
  return parent === folder ? join(homedir(), '.cache', 'marquee') : findCache(parent)
}

/** Folder with `fixtures/`. The package has only the catalogue; the sample sites and media are a package of their own. */
export const SAMPLES_FOLDER = (isInstalled ? findSamplesPackage() : undefined) ?? ROOT

function findSamplesPackage(): string | undefined {
  try {
    return dirname(createRequire(join(process.cwd(), 'package.json')).resolve(`${SAMPLES_PACKAGE}/package.json`))
  } catch {
    return undefined
  }
}

/** Folder of the sample sites; it need not exist. */
export const SAMPLE_SITES = join(SAMPLES_FOLDER, 'fixtures', 'sites')
