import { defineConfig } from '@playwright/test'
import { browserSwitches } from './e2e/support/browserSwitches'

const port = Number(process.env.MARQUEE_PORT ?? 4173)
const executablePath = process.env.MARQUEE_BROWSER || undefined

/** Journeys run against the production build, over real HTTP, under the security headers. */
export default defineConfig({
  testDir: 'e2e',
  // `npm run soak` has a config of its own.
  testIgnore: 'soak/**',
  // A missing picture fails; only `npm run pictures -- --approve` writes one.
  snapshotPathTemplate: 'e2e/pictures/approved/{arg}{ext}',
  updateSnapshots: 'none',
  fullyParallel: true,
  // On two cores: films play and broken lines wait for their time, and a third browser works meanwhile.
  workers: 3,
  // A busy machine makes a journey slow, never wrong. Nothing is tried twice here: only `npm test` does, and says so.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/journeys.json' }],
    // Of pictures that differ: approved, now and the difference, side by side.
    ['html', { open: 'never', outputFolder: 'playwright-report' }],
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A third of the time of a journey: on demand only.
    trace: process.env.MARQUEE_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath, args: browserSwitches },
  },
  webServer: {
    command: `node scripts/run.mjs scripts/commands/serve.ts --port ${port}`,
    url: `http://127.0.0.1:${port}/`,
    env: { MARQUEE_PICTURES: 'small' },
    reuseExistingServer: false,
    // It builds first, which takes two minutes on a busy machine.
    timeout: 300_000,
  },
})
