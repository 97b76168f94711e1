import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { moveIntoPlace } from '../../package/moveIntoPlace'
import { removeOldBuilds } from '../../package/removeOldBuilds'
import { buildSsr } from '../../ssr/buildSsr'
import { exportRuntimePlugin } from './exportRuntimePlugin'

/** Files and folders that the build depends on. */
const BUILD_SOURCES = [
  ...['src', 'registry', 'local', 'schemas', 'index.html', 'vite.config.ts', 'package-lock.json'],
  ...['scripts/export/browser', 'scripts/ssr', 'scripts/plugins', 'fixtures/service/catalogue/titles'],
  ...['fixtures/service/parseWordList.ts', 'fixtures/service/page.ts'],
]

/**
 * Builds the client for exports, and the SSR server that renders the pages. The build is the same for all sites and is
 * reused until its sources change.
 * @returns the folder of the build
 */
export async function buildExport(root: string): Promise<string> {
  const home = join(root, 'node_modules', '.cache', 'marquee-export')
  const folder = join(home, fingerprintOf(BUILD_SOURCES.map((path) => join(root, path))))
  if (!existsSync(folder)) {
    // Processes that build at the same time would replace each other's files.
    const own = join(home, `building-${process.pid}`)
    await writeExportBuild(root, join(own, 'dist'))
    moveIntoPlace(own, folder)
    removeOldBuilds(home, folder)
  }
  return join(folder, 'dist')
}

/** @param dist folder of the client; that of the server is next to it */
export async function writeExportBuild(root: string, dist: string): Promise<void> {
  process.env.NODE_ENV = 'production'
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'runner',
    logLevel: 'error',
    plugins: [exportRuntimePlugin(root)],
    build: { outDir: dist, emptyOutDir: true },
  })
  await buildSsr(root, dist, [exportRuntimePlugin(root)])
}

/** A hash of file names, sizes and modification times. */
function fingerprintOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  const add = (path: string) => {
    const stats = statSync(path, { throwIfNoEntry: false })
    if (!stats) return
    if (stats.isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name))
    else if (!path.includes('.test.')) hash.update(`${path} ${stats.size} ${stats.mtimeMs}\n`)
  }
  for (const path of paths) add(path)
  return hash.digest('hex').slice(0, 16)
}
