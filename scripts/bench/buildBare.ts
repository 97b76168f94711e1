import { join } from 'node:path'
import { build } from 'vite'

/**
 * Builds the pages that start-up is compared with: bare shaka, and video.js with its own engine.
 * @returns the folder; in it `shaka.html` and `vhs.html`
 */
export async function buildBare(root: string): Promise<string> {
  process.env.NODE_ENV = 'production'
  const outDir = join(root, 'node_modules', '.cache', 'marquee-bench', 'bare')
  const folder = join(root, 'scripts', 'bench', 'bare')
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: { input: ['shaka', 'vhs'].map((page) => join(folder, `${page}.html`)) },
    },
  })
  return outDir
}
