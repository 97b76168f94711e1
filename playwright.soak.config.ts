import { defineConfig } from '@playwright/test'
import base from './playwright.config'

// Each run explores other actions. Set MARQUEE_SEED to repeat one: it is printed, and part of the titles.
process.env.MARQUEE_SEED ??= String(Date.now() % 100_000)
if (!process.env.TEST_WORKER_INDEX) console.log(`MARQUEE_SEED=${process.env.MARQUEE_SEED}`)

/** Long tests of the built site (docs/explanation/performance.md): `npm run soak`, at night or by hand. */
export default defineConfig(base, {
  testDir: 'e2e/soak',
  testIgnore: [],
  timeout: 180_000,
  reporter: [['list'], ['html', { open: 'never', outputFolder: 'playwright-report' }]],
})
