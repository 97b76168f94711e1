import { defineConfig } from '@playwright/test'
import base from './playwright.config'

/** Long tests of the built site (docs/performance.md): `npm run soak`, at night or by hand. */
export default defineConfig(base, {
  testDir: 'e2e/soak',
  testIgnore: [],
  timeout: 180_000,
  reporter: [['list'], ['html', { open: 'never', outputFolder: 'playwright-report' }]],
})
