import type { Problem } from '../../src/site/validate/problem'
import type { Fix } from './fix/fixText'
import type { Report } from './validatePaths'

/** One problem as one line: where, how bad, which place of the document, what, and what was probably meant. */
export function problemLine({ file, line, column, severity, pointer, message, suggestion }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}:${column}`
  const meant = suggestion === undefined ? '' : ` (did you mean "${suggestion}"?)`
  return `${place}  ${severity}  ${pointer || '/'}  ${message.replaceAll(/\s+/g, ' ')}${meant}`
}

/** One mended place as one line, in the form of a problem's. */
export function fixLine({ file, line, column, pointer, now }: Fix, isDry: boolean): string {
  const place = line === undefined ? file : `${file}:${line}:${column}`
  return `${place}  ${isDry ? 'would fix' : 'fixed'}  ${pointer || '/'}  ${now}`
}

/**
 * The last line, for people.
 * @param fixed how many places were mended
 * @param isDry true: they would be
 */
export function summary({ problems, checked, skipped }: Report, fixed = 0, isDry = false): string {
  const mended = fixed > 0 ? `${isDry ? 'Would fix' : 'Fixed'} ${count(fixed, 'place')}. ` : ''
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const found = [count(errors, 'error'), count(problems.length - errors, 'warning')].filter(Boolean).join(', ')
  const unread = skipped > 0 ? ` ${count(skipped, 'further file')} of no known kind: only the JSON was checked.` : ''
  return `${mended}${found || 'No problem'} in ${count(checked, 'file')}.${unread}`
}

/** By file, then by place; what has no place comes first. */
export function byPlace(a: Problem, b: Problem): number {
  return (
    compare(a.file, b.file) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    compare(a.message, b.message)
  )
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const count = (number: number, what: string) => (number === 0 ? '' : `${number} ${what}${number === 1 ? '' : 's'}`)
