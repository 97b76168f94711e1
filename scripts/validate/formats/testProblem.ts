import type { Problem } from '../../../src/site/validate/problem'

/** A problem for tests. */
export const testProblem = (more: Partial<Problem> = {}): Problem => ({
  severity: 'error',
  rule: 'field/missing',
  file: 'a.json',
  pointer: '/a',
  message: 'is missing',
  line: 2,
  column: 3,
  ...more,
})
