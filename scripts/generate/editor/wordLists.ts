type SchemaNode = Record<string, unknown>

/** A message lists up to this many words; for longer lists it suggests the nearest. As in `src/site/validate/explain/messageOf.ts`. */
const MAX_LISTED_WORDS = 8

/**
 * An enum for editors: each word with its meaning, and for long lists a "Did you mean" message.
 * The problem: editors report a wrong word with the whole list. The solution: a pattern for each word matches its typing
 * errors and has its own message. Completion uses a separate enum in `anyOf`, beside a plain string.
 */
export function enumWithMeanings({
  enum: words,
  enumDescriptions,
  type: _,
  ...rest
}: SchemaNode & { enum: unknown[] }): SchemaNode {
  const means =
    enumDescriptions ?? (typeof rest.description === 'string' ? parseMeanings(words, rest.description) : undefined)
  const list = { enum: words, ...(means ? { enumDescriptions: means } : {}) }
  if (words.length <= MAX_LISTED_WORDS || !words.every((word) => typeof word === 'string')) return { ...rest, ...list }
  const unknown = {
    enum: words,
    errorMessage: `Unknown value. Code completion lists the ${words.length} known values.`,
  }
  // One typing error before two, and shorter words first: one error in "collection" is two in "collections".
  const sorted = [...words].sort((a, b) => a.length - b.length)
  const suggestions = [
    ...sorted.map((word) => [word, oneTypoPattern(word)]),
    ...sorted.filter((word) => word.length > MAX_SHORT_WORD_LENGTH).map((word) => [word, twoTyposPattern(word)]),
  ]
  const typos = suggestions.reduceRight<SchemaNode>(
    (other, [word, pattern]) => ({
      if: { type: 'string', pattern: `^(?:${pattern})$` },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { enum: [word], errorMessage: `Unknown value. Did you mean ${JSON.stringify(word)}?` },
      else: other,
    }),
    unknown,
  )
  return { ...rest, anyOf: [list, { type: 'string' }], if: { enum: words }, else: typos }
}

/** Up to this length, two changed letters make another word. */
const MAX_SHORT_WORD_LENGTH = 4

/** Matches one typing error: a letter is changed, missing or added, or two neighbours are swapped. */
function oneTypoPattern(word: string): string {
  const others = [...word].map((letter, at) => `${word.slice(0, at)}(?:.?|.${letter})${word.slice(at + 1)}`)
  const swapped = [...word.slice(1)].map((next, at) => word.slice(0, at) + next + word[at] + word.slice(at + 2))
  return [...others, `${word}.`, ...swapped].join('|')
}

/** Matches two neighbouring letters that are changed or missing, or have letters added. */
const twoTyposPattern = (word: string): string =>
  [...word.slice(1)].map((_, at) => `${word.slice(0, at)}.{0,3}${word.slice(at + 2)}`).join('|')

/** The meanings of words in a description of the form "plain: text in one column. quote: centred." */
function parseMeanings(words: readonly unknown[], description: string): string[] | undefined {
  const known = words.map((word) => String(word).replace(/[^\w -]/g, ''))
  const parts = description.split(new RegExp(`(?:^|\\. |; )(${known.filter(Boolean).join('|')}): `))
  if (parts.length < 2) return undefined
  return known.map((word) => {
    const at = parts.indexOf(word)
    return at < 0 ? '' : (parts[at + 1] ?? '').replace(/\.(?: Default.*)?$/, '')
  })
}
