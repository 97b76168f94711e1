import type { Problem } from '../../src/site/validate/problem'
import { isSecret } from './checks/secrets'

const MAX_LINE_WIDTH = 120

/**
 * The line of a problem, the line above it, and a marker below the position.
 * @returns undefined if the line is unknown or contains a secret
 */
export function codeFrame(problem: Problem, text: string | undefined): string | undefined {
  const { line, column } = problem
  if (text === undefined || line === undefined || column === undefined || isSecret(problem)) return undefined
  const lines = text.split(/\r?\n/)
  const shown = lines[line - 1] ?? ''
  // A long line is cut around the position.
  const start = Math.max(0, Math.min(column - 1 - MAX_LINE_WIDTH / 2, shown.length - MAX_LINE_WIDTH))
  const size = String(line).length
  const row = (number: string, content: string) => `  ${number.padStart(size)} | ${content.replaceAll('\t', ' ')}`
  const above = line > 1 ? [row(String(line - 1), (lines[line - 2] ?? '').slice(0, MAX_LINE_WIDTH))] : []
  const word = /^(?:"(?:[^"\\]|\\.)*"|[^\s,\]}]+)/.exec(shown.slice(column - 1, start + MAX_LINE_WIDTH))?.[0] ?? ''
  const mark = ' '.repeat(column - 1 - start) + '^'.repeat(Math.max(1, word.length))
  return [...above, row(String(line), shown.slice(start, start + MAX_LINE_WIDTH)), row('', mark)].join('\n')
}
