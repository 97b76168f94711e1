import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import type { Built } from '../../src/edge/built'
import { classesIn, rulesOf } from '../../src/edge/draw/neededRules'
import { WITHOUT_POLYFILLS } from '../floor/browserFloor'
import { localFolder } from '../plugins/localFolder'
import { sourcesFile } from '../plugins/manifestAside'
import { sentences } from '../plugins/sentences'

/** Where the host that fills pages lies, beside the build. */
export const edgeFolder = (dist: string): string => `${dist}.edge`

/**
 * Builds the host that fills pages (src/edge), from the same sources as the site, around a build that is there.
 * @param root of the project
 * @param dist the built site
 * @param more what that build had beside the usual
 */
export async function buildEdge(root: string, dist: string, more: readonly Plugin[] = []): Promise<void> {
  process.env.NODE_ENV = 'production'
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [...more, localFolder(root), sentences(), react(), builtSite(dist), snapshots()],
    define: {
      'import.meta.env.MARQUEE_VERSION': JSON.stringify(versionOf(root)),
      'import.meta.env.MARQUEE_EXPORT': 'false',
      'import.meta.env.DEV': 'false',
      // Said here and not by who starts it: a worker has no environment of a process, and React would be its slow self.
      'process.env.NODE_ENV': '"production"',
    },
    css: { preprocessorOptions: { scss: { loadPaths: [join(root, 'src', 'styles')] } } },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: edgeFolder(dist),
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: { worker: join(root, 'src', 'edge', 'worker.ts'), node: join(root, 'src', 'edge', 'node', 'node.ts') },
        external: /^node:/,
        treeshake: WITHOUT_POLYFILLS,
        output: { entryFileNames: '[name].mjs', chunkFileNames: 'parts/[name]-[hash:7].mjs' },
      },
    },
  })
}

const versionOf = (root: string): string => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version

/** The built page and its style sheets, for the host: a worker has no files to look into. */
function builtSite(dist: string): Plugin {
  const name = 'virtual:marquee-built'
  return {
    name: 'marquee-built-site',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(readBuilt(dist))}` : undefined),
  }
}

/** What runs in the browsers that get a drawn page. */
const BROWSER = 'src/edge/browser'

/** @throws Error where nothing is built */
function readBuilt(dist: string): Built {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('There is no dist/: run "npm run build" first.')
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const names = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.css'))
  const read = (file: string) => readFileSync(join(dist, 'assets', file), 'utf8')
  const shared = new Set(names.filter((file) => page.includes(file)).flatMap((file) => classesIn(read(file))))
  const sheets = names
    .filter((file) => !page.includes(file))
    .map(read)
    .map((css) => ({ classes: classesIn(css).filter((each) => !shared.has(each)), rules: rulesOf(css) }))
  const sources: Record<string, string> = JSON.parse(readFileSync(sourcesFile(dist), 'utf8'))
  const addressOf = (file: string) => `/${sources[`${BROWSER}/${file}`]}`
  return { page, takeOver: addressOf('runTakeOver.ts'), deferStart: addressOf('runDeferStart.ts'), sheets }
}

/**
 * The problem: a store is read for a server's drawing by a function of its own, which the site, never drawn by a server
 * before, has nowhere, and browsers need not load it. The solution: here it is the function that reads it anyway.
 */
function snapshots(): Plugin {
  const name = '\0marquee-react'
  return {
    name: 'marquee-snapshots',
    enforce: 'pre',
    resolveId(id, importer) {
      return id === 'react' &&
        importer &&
        /\/(?:src|registry|local)\//.test(importer) &&
        !importer.includes('node_modules')
        ? name
        : undefined
    },
    load: (id) =>
      id === name
        ? `export * from 'react'
           import { useSyncExternalStore as ask } from 'react'
           export const useSyncExternalStore = (subscribe, get, first = get) => ask(subscribe, get, first)`
        : undefined,
  }
}
