import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import type { CachedBuild } from '../../src/offline/build'

const root = join(import.meta.dirname, '..', '..')

/**
 * Files that an offline visit starts with: home, the parts around it, and error messages. Other pages are cached when they
 * are visited, because a title page alone is as large as all of these.
 */
export const SHELL_FILES = [
  'src/main.tsx',
  'src/shell/root.tsx',
  'src/shell/DeferredParts.tsx',
  'src/shell/footer/Footer.tsx',
  'src/shell/failure/SiteFailure.tsx',
  'src/modules/carousel-hero/CarouselHero.tsx',
  'src/modules/carousel-promo/CarouselPromo.tsx',
  'src/modules/carousel-show/CarouselShow.tsx',
]

/** Large libraries that are of no use offline: players, PDF, analytics and uploads. */
const NEVER_CACHED_FILES = /\/node_modules\/(?:video\.js|shaka-player|mux-embed|pdfjs-dist|@ibm-aspera)\//

/**
 * Writes the service worker for offline visits (src/offline) as `sw.js`, with the names of the files to cache.
 * It must be a single file: browsers detect a new version by comparing it byte by byte.
 */
export function offlineWorker(): Plugin {
  return {
    name: 'marquee-offline-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: await bundleWorker(cachedBuildOf(String(page.source), bundle)),
        })
      },
    },
  }
}

/** The files of a build that the worker caches, and those that it never caches. */
function cachedBuildOf(indexHtml: string, bundle: Rolldown.OutputBundle): CachedBuild {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const isInShell = (id: string) => SHELL_FILES.some((path) => id.endsWith(`/${path}`))
  const seen = new Set<Rolldown.OutputChunk>()
  const rest = chunks.filter(({ moduleIds }) => moduleIds.some(isInShell))
  for (let chunk = rest.pop(); chunk; chunk = rest.pop()) {
    if (seen.has(chunk)) continue
    seen.add(chunk)
    const { imports } = chunk
    rest.push(...chunks.filter(({ fileName }) => imports.includes(fileName)))
  }
  const filesOf = (some: Iterable<Rolldown.OutputChunk>) =>
    [...some].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
  const files = [...new Set(filesOf(seen))].sort()
  const never = [
    ...new Set(filesOf(chunks.filter(({ moduleIds }) => moduleIds.some((id) => NEVER_CACHED_FILES.test(id))))),
  ]
    .filter((file) => !files.includes(file))
    .sort()
  const entryUrl = /<script type="module"[^>]* src="([^"]+)"/.exec(indexHtml)?.[1]
  if (!entryUrl || !files.includes(entryUrl.slice(1)))
    throw new Error('index.html loads no script that the service worker caches: check SHELL_FILES in offlineWorker.ts.')
  const names = (some: string[]) => some.map((file) => file.replace(/^assets\//, '')).join(' ')
  const id = createHash('sha256')
    .update(indexHtml + files.join())
    .digest('base64url')
    .slice(0, 8)
  return { id, entryUrl, files: names(files), never: names(never) }
}

/** Bundles the worker as one classic script. */
async function bundleWorker(cachedBuild: CachedBuild): Promise<string> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'import.meta.env.MARQUEE_CACHED_BUILD': JSON.stringify(cachedBuild) },
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, 'src', 'offline', 'worker.ts'), output: { format: 'iife' } },
    },
  })
  const [chunk] = (made as Rolldown.RolldownOutput).output
  return chunk.code
}
