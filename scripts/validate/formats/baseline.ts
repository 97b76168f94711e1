import type { Problem } from '../../../src/site/validate/problem'
import { oneLine } from '../../commands/print'
import { ruleOf } from '../rules'
import { fingerprintOf } from './sarif'

/** Problems that are known and do not fail a check, as a file that people can read: a line for each. */
export function baselineText(problems: readonly Problem[]): string {
  const lines = problems.map((problem) =>
    oneLine(`${fingerprintOf(problem)} ${ruleOf(problem)} ${problem.file}${problem.pointer}`),
  )
  return `${[...new Set(lines)].sort((a, b) => a.slice(33).localeCompare(b.slice(33))).join('\n')}\n`
}

/** The problems that a baseline does not know. Each line of it stands for as many problems as have its fingerprint. */
export function withoutKnown(problems: readonly Problem[], baseline: string): Problem[] {
  const known = new Set(baseline.split('\n').map((line) => line.split(' ')[0]))
  return problems.filter((problem) => !known.has(fingerprintOf(problem)))
}
