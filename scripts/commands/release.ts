// `npm run release`: builds, packs and checks the packages, and publishes them. See docs/contributing/releasing.md.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPackage } from '../package/buildPackage'
import { checkKit, checkTarball } from '../package/checkTarball'
import { ROOT } from '../package/installation'
import { kitManifest } from '../package/kit/kitContents'
import { KIT_PACKAGE, MAIN_PACKAGE } from '../package/names'
import { packPackages } from '../package/packPackages'
import { publishPackages } from '../package/publishPackages'
import { print, printError } from './print'
import { CommandError, readOptions, runCommand } from './runCommand'

const USAGE = `Builds, packs and checks the npm packages in release/, and publishes them.
  npm run release -- [--dry-run] [--reuse-build]

  --dry-run      publishes nothing
  --reuse-build  does not build dist/ and dist.ssr/ again

Exit codes: 0 success, 1 a failure, or a fault of a package, 2 invalid arguments.`

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

await runCommand(USAGE, async () => {
  const values = readOptions({
    'dry-run': { type: 'boolean' },
    'reuse-build': { type: 'boolean', default: false },
  })
  const { version, private: isPrivate, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  if (!values['dry-run'] && isPrivate)
    throw new CommandError('package.json is private: remove "private" to publish, or use --dry-run.')
  await buildPackage(ROOT, { version, reuseBuild: values['reuse-build'], report: (name) => print(`built: ${name}`) })
  const tarballs = packPackages(ROOT, join(ROOT, 'release'))
  for (const { name, size, unpackedSize, files } of tarballs)
    print(`${name} ${version}: ${files.length} files, ${megabytes(size)} packed, ${megabytes(unpackedSize)} unpacked`)
  const named = (packageName: string) => tarballs.filter(({ name }) => name === packageName)
  const { exports } = kitManifest(ROOT, devDependencies)
  const faults = [
    ...named(MAIN_PACKAGE).flatMap(checkTarball),
    ...named(KIT_PACKAGE).flatMap((kit) => checkKit(kit, exports)),
  ]
  for (const fault of faults) printError(fault)
  if (faults.length > 0 || values['dry-run']) return faults.length > 0 ? 1 : 0
  return (await publishPackages(tarballs, { args: ['--provenance'], report: print })) ? 0 : 1
})
