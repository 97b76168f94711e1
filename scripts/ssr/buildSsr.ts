import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import type { ClientBuild } from '../../src/ssr/clientBuild'
import { classesInCss, parseRules } from '../../src/ssr/render/criticalCss'
import { TREESHAKE_WITHOUT_POLYFILLS } from '../floor/browserFloor'
import { injectTexts } from '../plugins/injectTexts'
import { LIBRARY_FILES } from '../plugins/libraryFiles'
import { localFolder } from '../plugins/localFolder'
import { sourcesFile } from '../plugins/moveManifest'
import { ssrFolder } from './ssrFolder'

/**
 * Builds the server (src/ssr) for an existing client build.
 * @param root of the project
 * @param dist folder of the client build
 * @param extraPlugins plugins that the client build used beside the usual ones
 */
export async function buildSsr(root: string, dist: string, extraPlugins: readonly Plugin[] = []): Promise<void> {
  process.env.NODE_ENV = 'production'
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      ...extraPlugins,
      localFolder(root),
      injectTexts(),
      react(),
      clientBuildPlugin(dist),
      serverSnapshotPlugin(),
    ],
    define: {
      'import.meta.env.MARQUEE_VERSION': JSON.stringify(packageVersionOf(root)),
      'import.meta.env.MARQUEE_EXPORT': 'false',
      'import.meta.env.DEV': 'false',
      // Workers have no process.env, and React would run its development build.
      'process.env.NODE_ENV': '"production"',
    },
    css: { preprocessorOptions: { scss: { loadPaths: [join(root, 'src', 'styles')] } } },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: ssrFolder(dist),
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: { worker: join(root, 'src', 'ssr', 'worker.ts'), node: join(root, 'src', 'ssr', 'node', 'node.ts') },
        external: /^node:/,
        treeshake: TREESHAKE_WITHOUT_POLYFILLS,
        output: { entryFileNames: '[name].mjs', chunkFileNames: 'parts/[name]-[hash:7].mjs' },
      },
    },
  })
}

const packageVersionOf = (root: string): string => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version

/** Bundles the built page and its style sheets, because workers cannot read files. */
function clientBuildPlugin(dist: string): Plugin {
  const name = 'virtual:marquee-client-build'
  return {
    name: 'marquee-client-build',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(readClientBuild(dist))}` : undefined),
  }
}

/** Folder of the scripts for server-rendered pages. */
const CLIENT_SCRIPTS_FOLDER = 'src/ssr/client'

/** @throws Error if there is no client build, or it lacks a script */
function readClientBuild(dist: string): ClientBuild {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('There is no dist/: run "npm run build" first.')
  const indexHtml = readFileSync(join(dist, 'index.html'), 'utf8')
  const names = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.css'))
  const read = (file: string) => readFileSync(join(dist, 'assets', file), 'utf8')
  const shared = new Set(names.filter((file) => indexHtml.includes(file)).flatMap((file) => classesInCss(read(file))))
  const sheets = names
    .filter((file) => !indexHtml.includes(file))
    .map(read)
    .map((css) => ({ classes: classesInCss(css).filter((each) => !shared.has(each)), rules: parseRules(css) }))
  const sources: Record<string, string> = JSON.parse(readFileSync(sourcesFile(dist), 'utf8'))
  const addressOf = (file: string) => {
    const built = sources[`${CLIENT_SCRIPTS_FOLDER}/${file}`]
    if (built === undefined) throw new Error(`The build contains no entry for ${CLIENT_SCRIPTS_FOLDER}/${file}.`)
    return `/${built}`
  }
  return { indexHtml, swapPageUrl: addressOf('runSwapPage.ts'), deferStartUrl: addressOf('runDeferStart.ts'), sheets }
}

/**
 * useSyncExternalStore requires a third argument on the server. This module passes the second one, so that client code
 * does not have to contain it at each call.
 */
function serverSnapshotPlugin(): Plugin {
  const name = '\0marquee-react'
  return {
    name: 'marquee-snapshots',
    enforce: 'pre',
    resolveId(id, importer) {
      return id === 'react' &&
        importer &&
        /\/(?:src|registry|local|extensions)\//.test(importer) &&
        !LIBRARY_FILES.test(importer)
        ? name
        : undefined
    },
    load: (id) =>
      id === name
        ? `export * from 'react'
           import { useSyncExternalStore as useStore } from 'react'
           export const useSyncExternalStore = (subscribe, get, first = get) => useStore(subscribe, get, first)`
        : undefined,
  }
}
