import { fold } from '../lib/text/fold'

/**
 * Where the words stand in a name, in either case, with or without accents.
 * @returns what is before them, themselves and what is after them; undefined where they do not stand in it
 */
export function matchIn(name: string, words: string): [before: string, match: string, after: string] | undefined {
  // Folding changes lengths, so each folded letter remembers the letter that it comes from.
  let folded = ''
  const from: number[] = []
  let at = 0
  for (const letter of name) {
    const plain = fold(letter)
    for (let i = 0; i < plain.length; i++) from.push(at)
    folded += plain
    at += letter.length
  }
  from.push(name.length)
  const wanted = fold(words)
  const start = wanted ? folded.indexOf(wanted) : -1
  if (start < 0) return undefined
  const [first = 0, end = name.length] = [from[start], from[start + wanted.length]]
  return [name.slice(0, first), name.slice(first, end), name.slice(end)]
}
