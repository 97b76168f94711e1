import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { InvalidArgumentsError } from '../commands/runCommand'

/** @throws InvalidArgumentsError with `errorText` and the error message of Git */
function git(
  from: string,
  args: readonly string[],
  { env = {}, errorText = `git ${args[0]}` }: { env?: NodeJS.ProcessEnv; errorText?: string } = {},
): Buffer {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: from,
    env: { ...process.env, ...env },
    maxBuffer: 200_000_000,
  })
  if (status !== 0) throw new InvalidArgumentsError(`${errorText}: ${String(stderr ?? error).trim()}`)
  return stdout
}

/**
 * The short id of a commit.
 * @throws InvalidArgumentsError if Git does not know the revision
 */
export function commitOf(folder: string, revision: string): string {
  const ask = (...args: string[]) => spawnSync('git', ['rev-parse', ...args], { cwd: folder, encoding: 'utf8' })
  const verify = (name: string) => ask('--verify', '--quiet', '--short', '--end-of-options', `${name}^{commit}`)
  if (ask('--is-inside-work-tree').status !== 0)
    throw new InvalidArgumentsError('This folder is not in a Git work tree.')
  const { status, stdout } = verify(revision)
  if (status === 0) return stdout.trim()
  if (verify('HEAD').status !== 0)
    throw new InvalidArgumentsError('The repository has no commit yet: commit the folder first.')
  throw new InvalidArgumentsError(`Git does not know the revision ${revision}.`)
}

/** Whether Git knows an object, such as `REVISION:FOLDER`. */
export const hasObject = (folder: string, name: string): boolean =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', name], { cwd: folder }).status === 0

/**
 * Checks a folder out at a revision. Does not change the index of the work tree.
 * @param from a folder of the work tree; paths that begin with `./` are relative to it
 * @param tree `REVISION:FOLDER`
 * @param to a folder that does not exist yet
 * @param errorText start of the message if Git does not know the tree
 * @throws InvalidArgumentsError
 */
export function checkOut(from: string, tree: string, to: string, errorText: string): void {
  mkdirSync(to, { recursive: true })
  const index = `${to}.index`
  const env = { GIT_INDEX_FILE: index }
  const top = String(git(from, ['rev-parse', '--show-toplevel'], { errorText })).trim()
  try {
    git(from, ['read-tree', tree], { env, errorText })
    git(top, ['checkout-index', '--all', `--prefix=${to}/`], { env })
  } finally {
    rmSync(index, { force: true })
  }
}
