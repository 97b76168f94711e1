import { execFileSync } from 'node:child_process'
import { relative, resolve } from 'node:path'
import type { Problem } from '../../src/site/validate/problem'

/** Makes file paths relative to the repository root, as CI services expect them. */
export function withRepositoryPaths<Located extends Pick<Problem, 'file'>>(
  problems: readonly Located[],
  from: string,
  top = repositoryRoot(from),
): Located[] {
  return problems.map((problem) => ({
    ...problem,
    file: relative(top, resolve(from, problem.file)).replaceAll('\\', '/'),
  }))
}

/** The root of the git repository, or the folder itself outside of one. */
export function repositoryRoot(from: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--show-toplevel'], { cwd: from, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  } catch {
    return from
  }
}
