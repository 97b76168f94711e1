// Finds a browser for the end-to-end tests: the one that MARQUEE_BROWSER names, else Chrome or Chromium of the system.
// Installs Debian's package, else Playwright's build, where there is none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// The first is Chromium without its windows: a fifth faster on two cores.
const NAMES = ['chromium-headless-shell', 'google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** @returns {string | undefined} path of the browser, or undefined when Playwright installed its own */
export function ensureBrowser() {
  const known = findBrowser()
  if (known) return known
  if (installDebian()) return findBrowser()
  console.log('No Chrome or Chromium here: installing Playwright’s own …')
  const { status } = spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit' })
  if (status !== 0) {
    console.error(
      'No browser for the end-to-end tests: install Chrome or Chromium, or set MARQUEE_BROWSER to its path.',
    )
    process.exit(1)
  }
  return undefined
}

function findBrowser() {
  const named = process.env.MARQUEE_BROWSER || process.env.CHROME_PATH
  if (named) return named
  for (const name of NAMES) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return PLACES.find((path) => existsSync(path))
}

/** Debian's package, where this user may install it. */
function installDebian() {
  if (!existsSync('/etc/debian_version')) return false
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args]
    return (
      spawnSync(command, rest, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0
    )
  }
  console.log('No Chrome or Chromium here: installing Debian’s …')
  const install = (name) => apt('install', '-y', '--no-install-recommends', name)
  return apt('update') && (install('chromium-headless-shell') || install('chromium'))
}
