import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
// @ts-expect-error: plain JavaScript, it runs before anything is installed
import { ensureBrowser } from './ensureBrowser.mjs'

let folder: string

// A machine without a browser, whose commands only record their calls.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-browser-'))
  symlinkSync('/bin/sh', join(folder, 'sh'))
  for (const name of ['apt-get', 'sudo', 'npx']) writeFakeCommand(name, 0)
  vi.stubEnv('PATH', folder)
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', join(folder, 'none'))
  for (const name of ['MARQUEE_BROWSER', 'CHROME_PATH', 'CI']) vi.stubEnv(name, undefined)
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(process, 'getuid').mockReturnValue(0)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

function writeFakeCommand(name: string, status: number): void {
  writeFileSync(join(folder, name), `#!/bin/sh\necho "${name} $*" >> ${folder}/calls\nexit ${status}\n`)
  chmodSync(join(folder, name), 0o755)
}

const readCalls = () =>
  existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8').split('\n') : []

test.each([
  ['MARQUEE_BROWSER', '/my/chromium', undefined, '/my/chromium'],
  ['CHROME_PATH', undefined, '/my/chrome', '/my/chrome'],
  ['MARQUEE_BROWSER before CHROME_PATH', '/my/chromium', '/my/chrome', '/my/chromium'],
  ['CHROME_PATH if MARQUEE_BROWSER is empty', '', '/my/chrome', '/my/chrome'],
])('uses the browser in %s', (_, marquee, chrome, browser) => {
  vi.stubEnv('MARQUEE_BROWSER', marquee)
  vi.stubEnv('CHROME_PATH', chrome)
  expect(ensureBrowser()).toBe(browser)
})

test('uses the Chromium of the system', () => {
  writeFakeCommand('chromium', 0)
  expect(ensureBrowser()).toBe(join(folder, 'chromium'))
  expect(readCalls()).toEqual([])
})

test.each([
  ['as root', 0, undefined],
  ['in CI, not as root', 1000, '1'],
])('downloads Playwright’s Chromium without sudo or apt-get %s', (_, user, ci) => {
  vi.mocked(process.getuid as () => number).mockReturnValue(user)
  vi.stubEnv('CI', ci)
  expect(ensureBrowser()).toBeUndefined()
  expect(readCalls()).toEqual(['npx playwright install chromium', ''])
})

test('prints the command that installs a browser if the download fails', () => {
  writeFakeCommand('npx', 1)
  const error = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit')
  })
  expect(ensureBrowser).toThrow('exit')
  expect(process.exit).toHaveBeenCalledWith(1)
  expect(error.mock.calls.join()).toContain('npx playwright install --with-deps chromium')
})

test.runIf(existsSync('/etc/debian_version'))('installs the Debian package in CI as root and logs it', () => {
  vi.stubEnv('CI', '1')
  ensureBrowser()
  expect(readCalls().slice(0, 2)).toEqual([
    'apt-get update',
    'apt-get install -y --no-install-recommends chromium-headless-shell',
  ])
  expect(console.log).toHaveBeenCalledWith(expect.stringContaining('Debian package'))
})
