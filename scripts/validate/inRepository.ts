import { execFileSync } from 'node:child_process'
import { relative, resolve } from 'node:path'
import type { Problem } from '../../src/site/validate/problem'

/** CI services expect paths relative to the repository root. */
export function inRepository<Found extends Pick<Problem, 'file'>>(
  problems: readonly Found[],
  from: string,
  top = repositoryOf(from),
): Found[] {
  return problems.map((problem) => ({
    ...problem,
    file: relative(top, resolve(from, problem.file)).replaceAll('\\', '/'),
  }))
}

/** The root of the git repository, or the folder itself outside of one. */
export function repositoryOf(from: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--show-toplevel'], { cwd: from, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  } catch {
    return from
  }
}
