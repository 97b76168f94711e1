// Installs the packages when they are missing or the lock file changed since. Has no dependency but Node and npm.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** @param {string} root folder of the project */
export function ensureInstalled(root) {
  checkNode()
  const stamp = join(root, 'node_modules', '.marquee-lock')
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing packages (npm ci): half a minute to a few, by the line. Only errors are told.')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['ci', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('npm ci did not succeed. See its message above.')
    process.exit(1)
  }
  writeFileSync(stamp, lock)
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Marquee needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
