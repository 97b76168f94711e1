// Installs the npm packages when they are missing or differ from the lock file. Needs nothing but Node and npm.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Ends the process with exit code 1 when Node is too old or the installation fails.
 * @param {string} root folder of the project
 */
export function ensureInstalled(root) {
  checkNode()
  if (isInstalled(root)) return
  // Everything goes to stderr: the output of the command itself may be piped into a file.
  console.error('Installing dependencies (npm ci). This can take a few minutes.')
  const isWindows = process.platform === 'win32'
  const { status } = spawnSync(isWindows ? 'npm.cmd' : 'npm', ['ci', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: isWindows,
  })
  if (status === 0) return
  console.error('npm ci failed. Run it in the project folder, fix what it reports, then try again.')
  process.exit(1)
}

/** Compares the lock file with npm's own record of what it has installed. */
function isInstalled(root) {
  const wanted = packagesOf(join(root, 'package-lock.json'))
  // Without a lock file npm ci cannot install anything.
  if (!wanted) return true
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'))
  // Packages of other platforms are optional, and not installed.
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || installed?.[path]?.version === version,
  )
}

const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined)

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Marquee needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
