import { defineConfig } from '@playwright/test'
import base from './playwright.config'

/** The packages of `release/` with other package managers and versions of Node (docs/contributing/releasing.md): `npm run platforms`. */
export default defineConfig({
  ...base,
  testDir: 'e2e/platforms',
  testIgnore: [],
  // Each test installs packages from the npm registry, and may build the kit's parts.
  timeout: 1_200_000,
  workers: 1,
  webServer: undefined,
  reporter: [['list']],
})
