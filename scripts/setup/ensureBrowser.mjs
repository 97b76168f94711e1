// Finds a browser for the end-to-end tests: the one that MARQUEE_BROWSER names, else Chrome or Chromium of the system,
// else Playwright's own. Installs a system package only in CI, as root on Debian.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

// The first is Chromium without a user interface: a fifth faster on two cores.
const EXECUTABLE_NAMES = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
]
const PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Without a browser, prints the command that installs one and exits with code 1.
 * @returns {string | undefined} path of the browser; undefined for Playwright's own
 */
export function ensureBrowser() {
  const found = findBrowser() ?? (mayInstallPackages() ? installDebian() : undefined)
  if (found) return found
  if (!hasOwnBrowser() && !installOwnBrowser()) {
    console.error(
      'No browser for the end-to-end tests. Install one with: npx playwright install --with-deps chromium\nOr set MARQUEE_BROWSER to the path of Chrome or Chromium.',
    )
    process.exit(1)
  }
  return undefined
}

function findBrowser() {
  const named = process.env.MARQUEE_BROWSER || process.env.CHROME_PATH
  if (named) return named
  for (const name of EXECUTABLE_NAMES) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return PATHS.find((path) => existsSync(path))
}

const mayInstallPackages = () =>
  Boolean(process.env.CI) && process.getuid?.() === 0 && existsSync('/etc/debian_version')

function installDebian() {
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  const install = (name) => apt('install', '-y', '--no-install-recommends', name)
  console.log('CI without Chrome or Chromium: installing the Debian package.')
  apt('update')
  return install('chromium-headless-shell') || install('chromium') ? findBrowser() : undefined
}

/** Whether Playwright's Chromium is installed already. */
const hasOwnBrowser = () => {
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  return existsSync(chromium.executablePath())
}

/** Downloads into Playwright's cache of this user. */
function installOwnBrowser() {
  console.log('No Chrome or Chromium found: downloading Playwright’s Chromium.')
  return spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' }).status === 0
}
