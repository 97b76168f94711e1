import { parseSync } from 'vite'
import { commentRanges } from './commentRanges'

/** A file's text with its comments blanked, line for line, and where the top statements of a script begin. */
export interface Blanked {
  code: string
  starts: number[]
}

/** Blanks the comments of a script, a style sheet or a page, and the addresses in styles. */
export function blankComments(path: string, text: string): Blanked {
  const code = commentRanges(path, text).reduce(
    (rest, { start, end }) => rest.slice(0, start) + blank(rest.slice(start, end)) + rest.slice(end),
    text,
  )
  if (/\.s?css$/.test(path)) return { code: code.replace(/\burl\([^)'"]*\)/g, blank), starts: [] }
  if (path.endsWith('.html')) return { code, starts: [] }
  return { code, starts: parseSync(path, text).program.body.map(({ start }) => start) }
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ')
