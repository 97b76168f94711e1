import { spawn } from 'node:child_process'
import type { Tarball } from './packPackages'

interface Options {
  /** Further arguments of `npm publish` */
  args: readonly string[]
  /** Called for each package with what was done */
  report: (line: string) => void
}

/**
 * Publishes packages, except versions that the registry has: a release that failed halfway can be repeated.
 * @returns false after the first failure; the remaining packages are not published
 */
export async function publishPackages(
  tarballs: readonly Pick<Tarball, 'name' | 'version' | 'file'>[],
  { args, report }: Options,
): Promise<boolean> {
  for (const { name, version, file } of tarballs) {
    const id = `${name}@${version}`
    // npm prints nothing for an unknown version, and fails for an unknown package.
    const view = await runNpm('view', id, 'version')
    if (view.status === 0 && view.output.trim() !== '') {
      report(`${id} is already published: skipped`)
      continue
    }
    const { status, errors } = await runNpm('publish', file, '--access', 'public', ...args)
    report(status === 0 ? `${id} published` : `${id}: npm publish failed\n${errors}`)
    if (status !== 0) return false
  }
  return true
}

function runNpm(...args: string[]): Promise<{ status: number | null; output: string; errors: string }> {
  return new Promise((done, fail) => {
    const program = spawn('npm', args, { stdio: ['inherit', 'pipe', 'pipe'] })
    const texts = { output: '', errors: '' }
    program.stdout.on('data', (text) => {
      texts.output += String(text)
    })
    program.stderr.on('data', (text) => {
      texts.errors += String(text)
    })
    program.once('error', fail)
    program.once('close', (status) => done({ status, ...texts }))
  })
}
