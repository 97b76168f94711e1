type Node = Record<string, unknown>

/** So many words are listed in a message; of more the nearest is named. As in `src/site/validate/explain/messageOf.ts`. */
const LISTED = 8

/**
 * A list of words as editors read it: each with what it means, and for long lists with the word that was meant.
 * The problem: an editor answers a wrong word with all known ones. The solution: words a slip away from one of them are
 * told apart by patterns, each with a message of its own; what completes stands beside them, and takes every text.
 */
export function wordList({ enum: words, enumDescriptions, type: _, ...rest }: Node & { enum: unknown[] }): Node {
  const means =
    enumDescriptions ?? (typeof rest.description === 'string' ? meanings(words, rest.description) : undefined)
  const list = { enum: words, ...(means ? { enumDescriptions: means } : {}) }
  if (words.length <= LISTED || !words.every((word) => typeof word === 'string')) return { ...rest, ...list }
  const unknown = { enum: words, errorMessage: `Unknown here. Completion lists the ${words.length} known words.` }
  // One slip goes before two; and the shorter word, since what is one away from "collection" is two from "collections".
  const sorted = [...words].sort((a, b) => a.length - b.length)
  const meant = [
    ...sorted.map((word) => [word, slipsOf(word)]),
    ...sorted.filter((word) => word.length > SHORT).map((word) => [word, twoSlipsOf(word)]),
  ]
  const slips = meant.reduceRight<Node>(
    (other, [word, slip]) => ({
      if: { type: 'string', pattern: `^(?:${slip})$` },
      // biome-ignore lint/suspicious/noThenProperty: the word of the language of schemas
      then: { enum: [word], errorMessage: `Unknown here. Did you mean ${JSON.stringify(word)}?` },
      else: other,
    }),
    unknown,
  )
  return { ...rest, anyOf: [list, { type: 'string' }], if: { enum: words }, else: slips }
}

/** In so short a word two other letters make another word. */
const SHORT = 4

/** What a slip makes of a word: one letter is another, missing or more, or two have changed places. */
function slipsOf(word: string): string {
  const others = [...word].map((letter, at) => `${word.slice(0, at)}(?:.?|.${letter})${word.slice(at + 1)}`)
  const swapped = [...word.slice(1)].map((next, at) => word.slice(0, at) + next + word[at] + word.slice(at + 2))
  return [...others, `${word}.`, ...swapped].join('|')
}

/** Two neighbouring letters are others, missing, or more. */
const twoSlipsOf = (word: string): string =>
  [...word.slice(1)].map((_, at) => `${word.slice(0, at)}.{0,3}${word.slice(at + 2)}`).join('|')

/** What each word of a list means, as far as its description says it: "plain: text in one column. quote: centred." */
function meanings(words: readonly unknown[], description: string): string[] | undefined {
  const known = words.map((word) => String(word).replace(/[^\w -]/g, ''))
  const parts = description.split(new RegExp(`(?:^|\\. |; )(${known.filter(Boolean).join('|')}): `))
  if (parts.length < 2) return undefined
  return known.map((word) => {
    const at = parts.indexOf(word)
    return at < 0 ? '' : (parts[at + 1] ?? '').replace(/\.(?: Default.*)?$/, '')
  })
}
