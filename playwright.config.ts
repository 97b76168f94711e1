import { defineConfig } from '@playwright/test'
import { browserSwitches } from './e2e/support/browserSwitches'

const port = Number(process.env.MARQUEE_PORT ?? 4173)
const executablePath = process.env.MARQUEE_BROWSER || undefined

/** End-to-end tests run against the production build, over real HTTP, with the security headers. */
export default defineConfig({
  testDir: 'e2e',
  // `npm run soak` and `npm run platforms` have configurations of their own.
  testIgnore: ['soak/**', 'platforms/**'],
  // A missing screenshot fails the test. Only `npm run pictures -- --approve` writes screenshots.
  snapshotPathTemplate: 'e2e/pictures/approved/{arg}{ext}',
  updateSnapshots: 'none',
  fullyParallel: true,
  // For two cores: tests often wait for playback or timeouts, so a third worker uses the idle time.
  workers: 3,
  // Generous, because a busy machine slows tests down. No retries here: only `npm test` retries, and reports it.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/journeys.json' }],
    // Shows differing screenshots side by side: approved, actual and difference.
    ['html', { open: 'never', outputFolder: 'playwright-report' }],
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // On demand only: traces take a third of the run time.
    trace: process.env.MARQUEE_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath, args: browserSwitches },
  },
  webServer: {
    command: `node scripts/run.mjs scripts/commands/serve.ts --port ${port}`,
    url: `http://127.0.0.1:${port}/`,
    env: { MARQUEE_PICTURES: 'small' },
    reuseExistingServer: false,
    // Includes the build, which takes two minutes on a busy machine.
    timeout: 300_000,
  },
})
