import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean)

/**
 * The commit at which the current branch left `main`. On `main`, or without such a branch: HEAD, so that only
 * uncommitted changes count.
 */
export function changeBase() {
  try {
    return git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD'
  } catch {
    return 'HEAD'
  }
}

/**
 * Files that differ from a commit, including untracked files, without deleted ones.
 * @param {string} base
 */
export function changedSince(base) {
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '-o', '--exclude-standard')]
  return [...new Set(files)].filter((file) => existsSync(file))
}
