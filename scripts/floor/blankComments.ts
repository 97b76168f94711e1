import { parseSync } from 'vite'

/** A file's text with its comments blanked, line for line, and where the top statements of a script begin. */
export interface Blanked {
  code: string
  starts: number[]
}

/** Blanks the comments of a script, a style sheet or a page. @throws Error when a script cannot be read */
export function blankComments(path: string, text: string): Blanked {
  if (/\.(?:tsx?|mjs)$/.test(path)) {
    const { program, comments, errors } = parseSync(path, text)
    if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
    let code = text
    for (const { start, end } of comments) code = code.slice(0, start) + blank(code.slice(start, end)) + code.slice(end)
    return { code, starts: program.body.map(({ start }) => start) }
  }
  if (path.endsWith('.html')) return { code: text.replace(/<!--[\s\S]*?-->/g, blank), starts: [] }
  // Strings and addresses are read whole: what looks like a comment in them is none.
  const pattern = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\burl\([^)'"]*\)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g
  return { code: text.replace(pattern, (part) => (/^(?:\/|url)/.test(part) ? blank(part) : part)), starts: [] }
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ')
