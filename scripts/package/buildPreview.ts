import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { BROWSER_FLOOR } from '../floor/browserFloor'
import { injectTexts } from '../plugins/injectTexts'
import { PREVIEW_PAGES } from '../plugins/previewPages'
import { PREVIEW_FOLDER } from './builds'

/**
 * Builds the site with the preview bar, the Catalogue and Compose, for `marquee dev`: an installed package has no bundler.
 * Only the shell of development builds differs from production, so it needs none of the chunk plan of vite.config.ts.
 */
export async function buildPreview(root: string, version: string): Promise<void> {
  process.env.NODE_ENV = 'production'
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // The files of pdf.js are served from the production build.
    plugins: [injectTexts(), react()],
    define: {
      'import.meta.env.DEV': 'true',
      'import.meta.env.MARQUEE_VERSION': JSON.stringify(version),
      'import.meta.env.MARQUEE_EXPORT': 'false',
    },
    css: { preprocessorOptions: { scss: { loadPaths: [join(root, 'src', 'styles')] } } },
    build: {
      target: BROWSER_FLOOR,
      outDir: join(root, PREVIEW_FOLDER),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: [join(root, 'index.html'), ...Object.values(PREVIEW_PAGES).map((page) => join(root, page))],
      },
    },
  })
}
