import type { Problem } from '../../../src/site/validate/problem'
import { oneLine } from '../../commands/print'
import { fingerprintOf } from './sarif'

/** A readable file of known problems, one line each. Known problems are ignored by later checks. */
export function baselineText(problems: readonly Problem[]): string {
  const lines = problems.map((problem) =>
    oneLine(`${fingerprintOf(problem)} ${problem.rule} ${problem.file}${problem.pointer}`),
  )
  return `${[...new Set(lines)].sort((a, b) => a.slice(33).localeCompare(b.slice(33))).join('\n')}\n`
}

/** Problems that are not in the baseline. One line of a baseline covers all problems with its fingerprint. */
export function newProblems(problems: readonly Problem[], baseline: string): Problem[] {
  const known = new Set(baseline.split('\n').map((line) => line.split(' ')[0]))
  return problems.filter((problem) => !known.has(fingerprintOf(problem)))
}
