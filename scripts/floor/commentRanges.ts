import { parseSync } from 'vite'

/** The positions of the comments in a script, a style sheet or a page. @throws Error when a script cannot be parsed */
export function commentRanges(path: string, text: string): { start: number; end: number }[] {
  if (/\.(?:tsx?|mjs)$/.test(path)) {
    const { comments, errors } = parseSync(path, text)
    if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
    return comments
  }
  if (path.endsWith('.html')) return rangesOf(text, /<!--[\s\S]*?-->/g)
  // Match whole strings and URLs too: a comment marker inside them starts no comment.
  const parts = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\burl\([^)'"]*\)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g
  return rangesOf(text, parts).filter(({ start }) => text[start] === '/')
}

function rangesOf(text: string, pattern: RegExp): { start: number; end: number }[] {
  return [...text.matchAll(pattern)].map(({ index, 0: part }) => ({ start: index, end: index + part.length }))
}
