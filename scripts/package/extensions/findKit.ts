import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { CommandError } from '../../commands/runCommand'
import { ROOT } from '../installation'
import { KIT_PACKAGE, MAIN_PACKAGE } from '../names'
import { dependencyCommand, readPackageManager } from '../packageManager'

/**
 * The folder of the installed kit, and its version.
 * @param folder `extensions`
 * @throws CommandError without the kit, and if its version differs from that of the main package
 */
export function findKit(folder: string): { kit: string; version: string } {
  const { version } = readManifest(ROOT)
  const install = dependencyCommand(readPackageManager(), `${KIT_PACKAGE}@${version}`)
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
  return { kit, version }
}

const readManifest = (folder: string): { version: string } =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
