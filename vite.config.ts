import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { fixtureHost } from './fixtures/service/fixtureHost'
import { BROWSER_FLOOR, WITHOUT_POLYFILLS } from './scripts/floor/browserFloor'
import { cataloguePages } from './scripts/plugins/cataloguePages'
import { chunkGroups } from './scripts/plugins/chunks/chunkGroups'
import { compileEarly } from './scripts/plugins/compileEarly'
import { lazyFiles } from './scripts/plugins/lazyFiles'
import { leanRouter } from './scripts/plugins/leanRouter'
import { localFolder } from './scripts/plugins/localFolder'
import { manifestAside } from './scripts/plugins/manifestAside'
import { offlineWorker } from './scripts/plugins/offlineWorker'
import { pdfFiles } from './scripts/plugins/pdfFiles'
import { preloadRoot } from './scripts/plugins/preloadRoot'
import { sentences } from './scripts/plugins/sentences'
import { withoutPreview } from './scripts/plugins/withoutPreview'
import { securityHeaders } from './src/ssr/headers/securityHeaders'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const { version } = JSON.parse(readFileSync(file('package.json'), 'utf8'))
const tests = '{src,registry,scripts,fixtures}/**/*.test'
// A third of the time of all unit tests: `npm test -- --all` runs them (docs/testing.md).
const slowTests = 'scripts/{guides,conformance}/**/*.test.ts'
const local = localFolder(file('.'))

const inNode = { isolate: false, setupFiles: ['./scripts/vitestPatience.ts'] }

const withDocument = {
  environment: 'happy-dom' as const,
  pool: 'vmForks' as const,
  // Vitest takes the CommonJS file, which asks for modules; a context knows no such mixture. The module does.
  alias: { 'react-router-dom': file('node_modules/react-router-dom/dist/index.mjs') },
  setupFiles: ['./scripts/vitestPatience.ts', './scripts/vitestSetup.ts'],
}

export default defineConfig({
  plugins: [
    // The project's own tests are of the project alone.
    process.env.VITEST ? undefined : local,
    sentences(),
    react(),
    fixtureHost({ check: '/scripts/validate/folderProblems.ts', compare: '/scripts/diff/folderDiff.ts' }),
    cataloguePages(),
    leanRouter(),
    withoutPreview(),
    lazyFiles(),
    preloadRoot(),
    compileEarly(),
    pdfFiles(),
    offlineWorker(),
    manifestAside(),
  ],
  define: { 'import.meta.env.MARQUEE_VERSION': JSON.stringify(version), 'import.meta.env.MARQUEE_EXPORT': 'false' },
  // An export may be called public, and would be copied into every build from then on.
  publicDir: false,
  // Vite would let pages of any port of this machine read what the development server says.
  server: { cors: false },
  build: {
    target: BROWSER_FLOOR,
    manifest: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      // Entries that only server-rendered pages load.
      input: {
        index: file('index.html'),
        'swap-page': file('src/ssr/client/runSwapPage.ts'),
        'defer-start': file('src/ssr/client/runDeferStart.ts'),
      },
      treeshake: WITHOUT_POLYFILLS,
      output: {
        codeSplitting: { groups: chunkGroups },
        // Hashes are what compression makes least of: a few signs, of 64, tell versions apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
  preview: { headers: securityHeaders(), cors: false },
  css: { preprocessorOptions: { scss: { loadPaths: ['src/styles'] } } },
  // A test of what needs a document is a `.test.tsx`, and has its window to itself, in a context of its process: a process
  // of its own takes twice the time. A `.test.ts` runs in plain Node, where files share their modules and globals: half of
  // all tests, at a quarter of the cost. What one changes, it puts back.
  test: {
    maxWorkers: '100%',
    // A ceiling: on a busy machine to start Node takes seconds.
    testTimeout: 20_000,
    projects: [
      { extends: true, test: { name: 'node', ...inNode, include: [`${tests}.ts`], exclude: [slowTests] } },
      { extends: true, test: { name: 'slow', ...inNode, include: [slowTests] } },
      { extends: true, test: { name: 'document', ...withDocument, include: [`${tests}.tsx`] } },
      // What a company adds is tested with all that it replaces (docs/extending.md).
      ...(local
        ? [
            {
              extends: true as const,
              plugins: [local],
              test: { name: 'local', ...withDocument, include: ['local/**/*.test.{ts,tsx}'] },
            },
          ]
        : []),
    ],
  },
})
