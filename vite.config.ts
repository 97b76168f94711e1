/// <reference types="vitest/config" />
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fixtureHostPlugin } from './fixtures/service/fixtureHostPlugin'
import { BROWSER_FLOOR, TREESHAKE_WITHOUT_POLYFILLS } from './scripts/floor/browserFloor'
import { chunkGroups } from './scripts/plugins/chunks/chunkGroups'
import { compileEarly } from './scripts/plugins/compileEarly'
import { injectTexts } from './scripts/plugins/injectTexts'
import { leanRouter } from './scripts/plugins/leanRouter'
import { localFolder } from './scripts/plugins/localFolder'
import { moveManifest } from './scripts/plugins/moveManifest'
import { offlineWorker } from './scripts/plugins/offlineWorker'
import { pdfFiles } from './scripts/plugins/pdfFiles'
import { preloadRoot } from './scripts/plugins/preloadRoot'
import { previewPages } from './scripts/plugins/previewPages'
import { rejectPreviewCode } from './scripts/plugins/rejectPreviewCode'
import { replaceChunkLoader } from './scripts/plugins/replaceChunkLoader'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const { version } = JSON.parse(readFileSync(file('package.json'), 'utf8'))
const tests = '{src,registry,scripts,fixtures}/**/*.test'
// A third of the time of all unit tests: `npm test -- --all` runs them (docs/contributing/testing.md).
const slowTests = 'scripts/{guides,conformance}/**/*.test.ts'
const local = localFolder(file('.'))

const inNode = { isolate: false, setupFiles: ['./scripts/vitestTimeouts.ts'] }

const withDocument = {
  environment: 'happy-dom' as const,
  pool: 'vmForks' as const,
  // By default, Vitest loads the CommonJS file, which requires ES modules; a VM context does not support that.
  alias: { 'react-router-dom': file('node_modules/react-router-dom/dist/index.mjs') },
  setupFiles: ['./scripts/vitestTimeouts.ts', './scripts/vitestSetup.ts'],
}

export default defineConfig({
  plugins: [
    // Unit tests of the project do not include the local folder.
    process.env.VITEST ? undefined : local,
    injectTexts(),
    react(),
    // With the kit, `marquee dev` runs the service.
    process.env.MARQUEE_EXTENSIONS
      ? undefined
      : fixtureHostPlugin({ check: '/scripts/validate/folderProblems.ts', compare: '/scripts/diff/folderDiff.ts' }),
    previewPages(),
    leanRouter(),
    rejectPreviewCode(),
    replaceChunkLoader(),
    preloadRoot(),
    compileEarly(),
    pdfFiles(),
    offlineWorker(),
    moveManifest(),
  ],
  define: { 'import.meta.env.MARQUEE_VERSION': JSON.stringify(version), 'import.meta.env.MARQUEE_EXPORT': 'false' },
  // An export can be written to a folder named `public`, which Vite would copy into every build.
  publicDir: false,
  // Vite's default lets pages of any local port read responses of the dev server.
  server: { cors: false },
  build: {
    target: BROWSER_FLOOR,
    manifest: true,
    // Licences of the bundled libraries, which ask for their text beside copies.
    license: { fileName: 'licenses.md' },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      // Entries that only server-rendered pages load.
      input: {
        index: file('index.html'),
        'swap-page': file('src/ssr/client/runSwapPage.ts'),
        'defer-start': file('src/ssr/client/runDeferStart.ts'),
      },
      treeshake: TREESHAKE_WITHOUT_POLYFILLS,
      output: {
        codeSplitting: { groups: chunkGroups },
        // Short hashes, because hashes do not compress. Seven characters of a 64-character alphabet are enough.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
  css: { preprocessorOptions: { scss: { loadPaths: [file('src/styles')] } } },
  // Tests that need a document are `.test.tsx` files. Each runs in its own VM context; separate processes take twice the
  // time. `.test.ts` files run in plain Node and share modules and globals, which makes half of all tests four times
  // faster. They must restore what they change.
  test: {
    maxWorkers: '100%',
    // High, because starting Node takes seconds on a busy machine.
    testTimeout: 20_000,
    projects: [
      { extends: true, test: { name: 'node', ...inNode, include: [`${tests}.ts`], exclude: [slowTests] } },
      { extends: true, test: { name: 'slow', ...inNode, include: [slowTests] } },
      { extends: true, test: { name: 'document', ...withDocument, include: [`${tests}.tsx`] } },
      // Tests of a company run with its replacements (docs/how-to/extend/extending.md).
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
