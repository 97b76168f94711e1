import { parseSync } from 'vite'
import { commentRanges } from './commentRanges'

/** Text with comments replaced by spaces, so that line numbers stay the same. */
export interface BlankedText {
  code: string
  /** Offsets of the top-level statements of a script. */
  statementStarts: number[]
}

/** Blanks the comments of a script, style sheet or HTML page, and the URLs in style sheets. */
export function blankComments(path: string, text: string): BlankedText {
  const code = commentRanges(path, text).reduce(
    (rest, { start, end }) => rest.slice(0, start) + blankText(rest.slice(start, end)) + rest.slice(end),
    text,
  )
  if (/\.s?css$/.test(path)) return { code: code.replace(/\burl\([^)'"]*\)/g, blankText), statementStarts: [] }
  if (path.endsWith('.html')) return { code, statementStarts: [] }
  return { code, statementStarts: parseSync(path, text).program.body.map(({ start }) => start) }
}

const blankText = (text: string) => text.replace(/[^\n]/g, ' ')
