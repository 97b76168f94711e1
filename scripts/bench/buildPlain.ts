import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/**
 * Builds the plain React pages that Marquee is compared with.
 * @returns the folder; in it `many.html` and `home.html`
 */
export async function buildPlain(root: string): Promise<string> {
  process.env.NODE_ENV = 'production'
  const outDir = join(root, 'node_modules', '.cache', 'marquee-bench', 'plain')
  const folder = join(root, 'scripts', 'bench', 'plain')
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
      rolldownOptions: { input: ['many', 'home'].map((page) => join(folder, `${page}.html`)) },
    },
  })
  return outDir
}
