import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { fixtureHost } from './fixtures/service/fixtureHost'
import { chunkGroups } from './scripts/chunkGroups'
import { headPreloads } from './scripts/headPreloads'
import { leanRouter } from './scripts/leanRouter'
import { preloadStage } from './scripts/preloadStage'
import { securityHeaders } from './scripts/securityHeaders'

export default defineConfig({
  plugins: [react(), fixtureHost(), leanRouter(), headPreloads(), preloadStage()],
  build: {
    target: ['chrome113', 'edge113', 'firefox113', 'safari16.4'],
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  preview: { headers: securityHeaders() },
  css: { preprocessorOptions: { scss: { loadPaths: ['src/styles'] } } },
  test: {
    environment: 'happy-dom',
    include: ['{src,registry,scripts,fixtures}/**/*.test.{ts,tsx}'],
    setupFiles: ['./scripts/vitestSetup.ts'],
  },
})
