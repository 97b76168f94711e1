import type { Problem } from '../../src/site/validate/problem'
import { oneLine } from '../commands/print'
import type { Fix } from './fix/fixText'
import type { ValidationReport } from './validatePaths'

/** One line per problem: position, severity, JSON pointer, message, suggestion, rule. */
export function problemLine(problem: Problem): string {
  const { severity, rule, pointer, message, suggestion } = problem
  const suggested = suggestion === undefined ? '' : ` (did you mean "${suggestion}"?)`
  const text = `${message.replaceAll(/\s+/g, ' ')}${suggested}`
  return oneLine([placeOf(problem), severity, pointer || '/', text, rule].join('  '))
}

export const fixLine = (fix: Fix, isDry: boolean): string =>
  oneLine([placeOf(fix), isDry ? 'would fix' : 'fixed', fix.pointer || '/', fix.change].join('  '))

const placeOf = ({ file, line, column }: Pick<Problem, 'file' | 'line' | 'column'>) =>
  line === undefined ? file : `${file}:${line}:${column}`

/**
 * The last line of the output.
 * @param fixed number of applied fixes
 * @param isDry true: the fixes were not written
 */
export function formatSummary({ problems, checked, skipped }: ValidationReport, fixed = 0, isDry = false): string {
  const fixedText = fixed > 0 ? `${isDry ? 'Would fix' : 'Fixed'} ${formatCount(fixed, 'place')}. ` : ''
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const counts = [formatCount(errors, 'error'), formatCount(problems.length - errors, 'warning')]
    .filter(Boolean)
    .join(', ')
  const skippedText =
    skipped > 0 ? ` ${formatCount(skipped, 'further file')} of unknown type: only the JSON syntax was checked.` : ''
  return `${fixedText}${counts || 'No problem'} in ${formatCount(checked, 'file')}.${skippedText}`
}

/** Sorts by file, then by position; problems without a position come first. */
export function byPosition(a: Problem, b: Problem): number {
  return (
    compare(a.file, b.file) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    compare(a.message, b.message)
  )
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const formatCount = (number: number, noun: string) =>
  number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`
