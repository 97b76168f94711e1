import { afterEach, expect, test, vi } from 'vitest'
// @ts-expect-error: plain JavaScript, it runs before anything is installed
import { ensureBrowser } from './ensureBrowser.mjs'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['MARQUEE_BROWSER', '/my/chromium', undefined, '/my/chromium'],
  ['CHROME_PATH', undefined, '/my/chrome', '/my/chrome'],
  ['MARQUEE_BROWSER before CHROME_PATH', '/my/chromium', '/my/chrome', '/my/chromium'],
  ['CHROME_PATH where MARQUEE_BROWSER is empty', '', '/my/chrome', '/my/chrome'],
])('takes the browser that %s names', (_, marquee, chrome, browser) => {
  vi.stubEnv('MARQUEE_BROWSER', marquee)
  vi.stubEnv('CHROME_PATH', chrome)
  expect(ensureBrowser()).toBe(browser)
})
