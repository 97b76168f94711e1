import { parseSync } from 'vite'

/** A comment, or several lines of comments that follow each other. */
export interface Comment {
  /** Its words in one line, without the signs of comments. */
  words: string
  /** Its first line, from 1. */
  line: number
}

/** Where comments stand in a script or a style sheet. @throws Error when a script cannot be read */
export function commentRanges(path: string, text: string): { start: number; end: number }[] {
  if (/\.(?:tsx?|mjs)$/.test(path)) {
    const { comments, errors } = parseSync(path, text)
    if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
    return comments
  }
  if (path.endsWith('.html')) return rangesOf(text, /<!--[\s\S]*?-->/g)
  // Strings and addresses are read whole: what looks like a comment in them is none.
  const parts = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\burl\([^)'"]*\)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g
  return rangesOf(text, parts).filter(({ start }) => text[start] === '/')
}

/** The comments of a file; lines of comments that follow each other are one. */
export function commentsOf(path: string, text: string): Comment[] {
  const blocks: { start: number; end: number }[] = []
  for (const { start, end } of commentRanges(path, text)) {
    const last = blocks.at(-1)
    if (last && /^[ \t]*\n[ \t]*$/.test(text.slice(last.end, start)) && text.startsWith('//', start)) last.end = end
    else blocks.push({ start, end })
  }
  return blocks.map(({ start, end }) => ({
    words: text
      .slice(start, end)
      .replace(/^[ \t]*(?:\/\*+|\*+\/|\*|\/\/)|\*\/$/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
    line: text.slice(0, start).split('\n').length,
  }))
}

function rangesOf(text: string, pattern: RegExp): { start: number; end: number }[] {
  return [...text.matchAll(pattern)].map(({ index, 0: part }) => ({ start: index, end: index + part.length }))
}
