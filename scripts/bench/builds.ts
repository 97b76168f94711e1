import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/**
 * Builds the site as `npm run build` does, but into a folder of the bench, so that `dist` does not change.
 * @param name of the folder; concurrent runs need different names
 * @returns the folder
 */
export async function buildSite(root: string, name = 'site'): Promise<string> {
  // The script runner sets NODE_ENV to development.
  process.env.NODE_ENV = 'production'
  const outDir = join(root, 'node_modules', '.cache', 'marquee-bench', name)
  await build({
    root,
    configFile: 'vite.config.ts',
    configLoader: 'runner',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
  return outDir
}

/**
 * Builds the plain React pages that Marquee is compared with.
 * @returns the folder with `many.html` and `home.html`
 */
export const buildPlainReactPages = (root: string): Promise<string> =>
  buildComparisonPages(root, 'plain', ['many', 'home'])

/**
 * Builds the page that the start of playback is compared with: shaka without a site.
 * @returns the folder with `shaka.html`
 */
export const buildBarePlayer = (root: string): Promise<string> => buildComparisonPages(root, 'bare', ['shaka'])

async function buildComparisonPages(root: string, name: string, pages: string[]): Promise<string> {
  process.env.NODE_ENV = 'production'
  const outDir = join(root, 'node_modules', '.cache', 'marquee-bench', name)
  const folder = join(root, 'scripts', 'bench', name)
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    css: { preprocessorOptions: { scss: { loadPaths: [join(root, 'src', 'styles')] } } },
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: { input: pages.map((page) => join(folder, `${page}.html`)) },
    },
  })
  return outDir
}
