// Finds a browser for the journeys: the system's Chrome or Chromium, else Debian's package, else Playwright's own.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// The first is Chromium without its windows: a fifth faster on two cores.
const NAMES = ['chromium-headless-shell', 'google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** @returns {string | undefined} path of the browser, or undefined when Playwright brought its own */
export function ensureBrowser() {
  const known = findBrowser()
  if (known) return known
  if (installDebian()) return findBrowser()
  console.log('No Chrome or Chromium here: installing Playwright’s own …')
  const { status } = spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit' })
  if (status !== 0) {
    console.error('No browser for the journeys: install Chrome or Chromium, or set CHROME_PATH.')
    process.exit(1)
  }
  return undefined
}

function findBrowser() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
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
