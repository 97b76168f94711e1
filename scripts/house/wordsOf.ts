import { parseSync, Visitor } from 'vite'

/** The words of a name, in small letters: `preloadPlayback`, `MOST_ANSWERS` and `carousel-show` have two each. */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .split(/[^A-Za-z\d]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase())
}

/**
 * Whether a name says these words, one after another.
 * @param exact false: also in the plural, or written as one word
 */
export function saysWords(name: string, words: string, exact = false): boolean {
  const said = wordsOf(name)
  const wanted = words.split(' ')
  const same = (one = '', other = '') => one === other || (!exact && one === `${other}s`)
  return (
    said.some((_, at) => wanted.every((word, more) => same(said[at + more], word))) ||
    (!exact && said.includes(wanted.join('')))
  )
}

/** All names in a script: of variables, types, properties and elements. @throws Error when it cannot be read */
export function namesIn(path: string, text: string): Set<string> {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const names = new Set<string>()
  const add = ({ name }: { name: string }) => void names.add(name)
  new Visitor({ Identifier: add, JSXIdentifier: add, PrivateIdentifier: add }).visit(program)
  return names
}
