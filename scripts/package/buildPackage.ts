import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { PDF_FILES } from '../../src/pages/pdf/pdfFiles'
import { buildExport } from '../export/build/buildExport'
import { buildSsr } from '../ssr/buildSsr'
import { ssrFolder } from '../ssr/ssrFolder'
import { buildCommands } from './buildCommands'
import { buildPreview } from './buildPreview'
import { EXPORT_FOLDER } from './builds'

interface Options {
  version: string
  /** Does not build `dist` and `dist.ssr` again. */
  reuseBuild: boolean
  /** Called after each build */
  report: (name: string) => void
}

/** Builds all folders of the package. */
export async function buildPackage(root: string, { version, reuseBuild, report }: Options): Promise<void> {
  process.env.NODE_ENV = 'production'
  if (!reuseBuild) {
    await buildClientAndSsr(root, join(root, 'dist'))
    report('production build')
  }
  await buildCommands(root)
  report('commands')
  await buildPreview(root, version)
  report('preview')
  copyExport(await buildExport(root), join(root, EXPORT_FOLDER))
  report('export')
}

/** Builds the production client, and the SSR server next to it. */
export async function buildClientAndSsr(root: string, outDir: string): Promise<void> {
  process.env.NODE_ENV = 'production'
  const configFile = join(root, 'vite.config.ts')
  await build({ root, configFile, configLoader: 'runner', logLevel: 'error', build: { outDir, emptyOutDir: true } })
  await buildSsr(root, outDir)
}

/** Copies the cached build for exports without the files of pdf.js, which the package has in `dist`. */
function copyExport(from: string, to: string): void {
  for (const [source, target] of [
    [from, to],
    [ssrFolder(from), ssrFolder(to)],
  ] as const) {
    rmSync(target, { recursive: true, force: true })
    cpSync(source, target, { recursive: true })
  }
  rmSync(join(to, PDF_FILES), { recursive: true })
}
